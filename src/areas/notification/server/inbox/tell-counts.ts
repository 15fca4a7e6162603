import type { Tx } from '#platform/server/db/database.ts';
import { appendFacts } from '#platform/server/stream/facts.ts';
import type { PersonId } from '#platform/shared/ids.ts';

/**
 * Puts on the streams of these people that their counts are others now, so that every tab shows the same. The counts
 * themselves are asked for by who shows them: most people told of something look at no page.
 */
export async function tellCounts(tx: Tx, people: readonly PersonId[]): Promise<void> {
  const distinct = [...new Set(people)].sort();
  await appendFacts(
    tx,
    distinct.map((personId) => ({ personId, fact: 'notification.counted', data: {} })),
  );
}
