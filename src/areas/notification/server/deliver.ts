import type { Tx } from '#platform/server/db/database.ts';
import { choicesOf } from './choices/reads.ts';
import { enqueueMails } from './mails/writes.ts';
import { tellCounts } from './tell-counts.ts';
import { insertNotifications, type NewNotification } from './writes.ts';

/** Tells people as they chose: in the app, by mail, both or not at all; each event at most once a person. */
export async function deliver(tx: Tx, tellings: readonly NewNotification[]): Promise<void> {
  const choiceOf = await choicesOf(
    tx,
    tellings.map(({ recipientId }) => recipientId),
  );
  const chosen = tellings.map((telling) => ({ telling, ...choiceOf(telling.recipientId, telling.kind) }));
  const wanted = chosen.filter(({ inApp, mail }) => inApp || mail === 'AT_ONCE');
  const told = await insertNotifications(
    tx,
    wanted.map(({ telling, inApp, mail }) => ({ ...telling, inApp, byMail: mail === 'AT_ONCE' })),
  );
  await enqueueMails(tx, told.byMail);
  await tellCounts(tx, told.inApp);
}
