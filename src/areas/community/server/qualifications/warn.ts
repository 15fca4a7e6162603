import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import { fanOut } from '#platform/server/fan-out.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { CommunityEvent } from '../../rules/events.ts';
import { warningDays, warningDue } from '../../rules/qualifications.ts';
import { type EndingRow, lockEnding, markTold } from './store.ts';

const DAY_MS = 86_400_000;
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/**
 * Holders and admins are told before a qualification ends; nothing is taken away by this (C14). A page of them in a
 * transaction of its own: what was told before a run broke off is not told again.
 */
export async function warnOfEnds({ database, now }: Platform): Promise<void> {
  const at = now();
  for (let last: EndingRow | undefined, more = true; more; ) {
    const page = await inTransaction(database, (tx) => warnSome(tx, at, last));
    if (isRefusal(page)) return;
    last = page.at(-1);
    more = page.length === fanOut.people;
  }
}

async function warnSome(tx: Tx, at: Date, after: EndingRow | undefined): Promise<readonly EndingRow[]> {
  const today = dayOf(at);
  const until = dayOf(new Date(at.getTime() + Math.max(...warningDays) * DAY_MS));
  const page = await lockEnding(tx, { today, until, after, limit: fanOut.people });
  const due = page.flatMap((paper) => {
    const days = warningDue(paper.validTo, paper.told, today);
    return days === undefined ? [] : [{ paper, days }];
  });
  await markTold(
    tx,
    due.map(({ paper: { id }, days }) => ({ id, days })),
  );
  const events = due.map(({ paper: { communityId, personId, name, validTo } }): CommunityEvent => {
    const days = Math.round((Date.parse(validTo) - Date.parse(today)) / DAY_MS);
    return { type: 'community.qualification-ends', communityId, personId, actorId: personId, name, days };
  });
  await recordEvents(tx, at, events);
  return page;
}
