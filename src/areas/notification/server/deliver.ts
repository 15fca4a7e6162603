import type { Tx } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { hasOwnMail } from '../rules/kinds.ts';
import { choicesOf } from './choices/reads.ts';
import { tellCounts } from './inbox/tell-counts.ts';
import { insertNotifications, type NewNotification } from './inbox/writes.ts';
import { enqueueMails } from './mails/writes.ts';
import { enqueuePushes } from './push/enqueue-pushes.ts';

const TOLD_AT_ONCE = 500;

/**
 * Tells however many people, some hundred a transaction, so that a large outing holds no locks for long. What broke off
 * is told again from the beginning, each event still once a person.
 */
export async function deliverInPages(
  { database }: Platform,
  tellings: readonly NewNotification[],
): Promise<void> {
  for (let from = 0; from < tellings.length; from += TOLD_AT_ONCE) {
    const page = tellings.slice(from, from + TOLD_AT_ONCE);
    await inTransaction(database, (tx) => deliver(tx, page));
  }
}

/** Tells people as they chose: in the app, on their devices, by mail, or not at all; each event at most once a person. */
export async function deliver(tx: Tx, tellings: readonly NewNotification[]): Promise<void> {
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
      push,
      byMail: mail === 'AT_ONCE' && !hasOwnMail(telling.kind),
    })),
  );
  await enqueueMails(tx, told.byMail);
  await enqueuePushes(tx, told.byPush);
  await tellCounts(tx, told.inApp);
}
