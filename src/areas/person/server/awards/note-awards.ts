import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { earnedAmong, isAwardNews, SETTLE_MS } from '../../rules/award-news.ts';
import { awardsOf } from '../../rules/awards.ts';
import type { AwardEvent } from '../../rules/events.ts';
import { doneBy } from '../history/done.ts';
import { checkedUntil, type Finisher, listFinishers, type Span } from './reads.ts';
import { type NotedAward, noteAwards, saveCheckedUntil } from './writes.ts';

const DAY_MS = 24 * 3_600_000;
const BATCH_SIZE = 100;

/**
 * The job that finds new awards of everybody whose outing or drive ended since it last ran, half a day after the
 * end. What is noted is not news again, so that it may run as often as it likes.
 */
export async function noteNewAwards(platform: Platform): Promise<void> {
  const { db } = platform.database;
  const until = new Date(platform.now().getTime() - SETTLE_MS);
  const span: Span = { from: (await checkedUntil(db)) ?? new Date(until.getTime() - DAY_MS), until };
  let after: PersonId | null = null;
  let page: Finisher[];
  do {
    page = await listFinishers(db, span, after, BATCH_SIZE);
    await noteAwardsOf(platform, page);
    after = page.at(-1)?.personId ?? null;
  } while (page.length === BATCH_SIZE);
  await inTransaction(platform.database, async (tx) => {
    await saveCheckedUntil(tx, until);
    return 'DONE';
  });
}

/** Looks at each, and notes what is new of all of them in one transaction. */
async function noteAwardsOf(platform: Platform, finishers: readonly Finisher[]): Promise<void> {
  const [now, { db }] = [platform.now(), platform.database];
  const earned: Omit<NotedAward, 'id'>[] = [];
  for (const { personId } of finishers) {
    const awards = earnedAmong(awardsOf(await doneBy(db, personId, now)));
    earned.push(...awards.map((each) => ({ ...each, personId })));
  }
  const beta = new Set(finishers.filter(({ betaUser }) => betaUser).map(({ personId }) => personId));
  await inTransaction(platform.database, async (tx) => {
    const noted = await noteAwards(tx, earned);
    const news = noted.filter((each) => isAwardNews(each, beta.has(each.personId), now));
    await recordEvents(
      tx,
      now,
      news.map(({ id, personId }): AwardEvent => ({ type: 'person.award-earned', personId, noteId: id })),
    );
    return 'DONE';
  });
}
