import { actStore } from '#platform/web/outbox/act-store.ts';
import { sendActs } from '#platform/web/outbox/send-acts.ts';
import { tellOthers } from '#platform/web/outbox/tell-others.ts';
import { pageSession } from '#platform/web/session/page-session.ts';

/** Sends what waits of the person whom the cookie of this browser shows; what has to wait longer makes the browser ask again. */
export async function sendWaitingActs(): Promise<void> {
  const acts = await actStore.all();
  if (acts.length === 0) return;
  const access = await pageSession.token();
  if (!access) return;
  const outcome = await sendActs({
    owner: access.subject,
    store: actStore,
    token: async () => access.token,
    onChange: ({ key, stale }) => tellOthers({ key, stale }),
  });
  if (outcome === 'LATER') throw new Error('the network is away again');
}
