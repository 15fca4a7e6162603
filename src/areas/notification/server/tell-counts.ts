import type { Tx } from '#platform/server/db/database.ts';
import { appendFacts } from '#platform/server/stream/facts.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { countsOf } from './reads.ts';

/** Puts the new counts of these people on their streams, so that every tab shows the same. */
export async function tellCounts(tx: Tx, people: readonly PersonId[]): Promise<void> {
  const distinct = [...new Set(people)].sort();
  if (distinct.length === 0) return;
  const counts = await countsOf(tx, distinct);
  await appendFacts(
    tx,
    distinct.map((personId) => ({
      personId,
      fact: 'notification.counted',
      data: counts.get(personId) ?? { countNewTotal: 0, countSinceLastSeen: 0 },
    })),
  );
}
