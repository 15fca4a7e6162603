import type { Tx } from '#platform/server/db/database.ts';
import { fanOut } from '#platform/server/fan-out.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { NotificationId } from '#platform/shared/ids.ts';
import { hasOwnMail } from '../rules/kinds.ts';
import { canBeUrgent } from '../rules/urgency.ts';
import { choicesOf } from './choices/reads.ts';
import { tellCounts } from './inbox/tell-counts.ts';
import { insertNotifications, type NewNotification } from './inbox/writes.ts';
import { enqueueMails } from './mails/writes.ts';
import { enqueuePushes } from './push/enqueue-pushes.ts';

/**
 * Tells however many people, some hundred a transaction, so that a large outing holds no locks for long. What broke off
 * is told again from the beginning, each event still once a person.
 */
export async function deliverInPages(
  platform: Platform,
  tellings: readonly NewNotification[],
): Promise<void> {
  for (let from = 0; from < tellings.length; from += fanOut.people) {
    const page = tellings.slice(from, from + fanOut.people);
    await inTransaction(platform.database, (tx) => deliver(platform, tx, page));
  }
}

/**
 * Tells people as they chose: in the app at once, on their devices and by mail after a while in which it may be read; each
 * event at most once a person.
 */
export async function deliver(
  platform: Platform,
  tx: Tx,
  tellings: readonly NewNotification[],
): Promise<void> {
  const choiceOf = await choicesOf(
    tx,
    tellings.map(({ recipientId }) => recipientId),
  );
  const chosen = tellings.map((telling) => ({ telling, ...choiceOf(telling.recipientId, telling.kind) }));
  const wanted = chosen.filter(({ inApp, push, mail }) => inApp || push || mail !== 'NEVER');
  const told = await insertNotifications(
    tx,
    wanted.map(({ telling, inApp, push, mail }) => ({
      ...telling,
      inApp,
      // What is urgent goes to a device where the mail chosen for it does not arrive: that is asked then, too.
      push: push || (mail === 'AT_ONCE' && canBeUrgent(telling.kind)),
      // What is urgent goes by mail as well where no device is proven to show anything: that is asked then.
      byMail: (mail === 'AT_ONCE' || (push && canBeUrgent(telling.kind))) && !hasOwnMail(telling.kind),
    })),
  );
  const waits = platform.config.NOTICE_WAIT_SECONDS > 0;
  const hurrying = new Set(tellings.flatMap(({ id, kind }) => (waits && canBeUrgent(kind) ? [id] : [])));
  for (const waited of [false, true]) {
    const some = (ids: readonly NotificationId[]) => ids.filter((id) => hurrying.has(id) !== waited);
    const runAt = waited ? waitOf(platform, tellings) : undefined;
    const when = { waited, ...(runAt && { runAt }) };
    await enqueueMails(tx, some(told.byMail), when);
    await enqueuePushes(tx, some(told.byPush), when);
  }
  await tellCounts(tx, told.inApp);
}

/** When those that wait may go, counted from when the last of them happened; undefined where nothing waits. */
function waitOf({ config }: Platform, tellings: readonly NewNotification[]): Date | undefined {
  if (config.NOTICE_WAIT_SECONDS === 0) return undefined;
  const at = Math.max(...tellings.map((telling) => Date.parse(telling.at)));
  return new Date(at + config.NOTICE_WAIT_SECONDS * 1_000);
}
