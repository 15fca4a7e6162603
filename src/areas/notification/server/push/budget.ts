import type { Tx } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { NotificationId, PersonId } from '#platform/shared/ids.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import { spend } from '../../rules/budget.ts';
import { lockBudgets, saveBudgets } from './writes.ts';

interface Wish {
  readonly id: NotificationId;
  readonly recipientId: PersonId;
  readonly timeZone: string;
  readonly pushesADay: number | null;
}

/** Takes these pushes from what their readers allow a day, and answers those for which nothing is left. */
export async function takeFromBudgets(
  platform: Platform,
  wishes: readonly Wish[],
): Promise<ReadonlySet<NotificationId>> {
  const people = Map.groupBy(
    wishes.filter(({ pushesADay }) => pushesADay !== null),
    ({ recipientId }) => recipientId,
  );
  const over = new Set<NotificationId>();
  if (people.size === 0) return over;
  await inTransaction(platform.database, async (tx) => {
    await takeAll(tx, people, platform.now(), over);
    return 'DONE';
  });
  return over;
}

async function takeAll(
  tx: Tx,
  people: ReadonlyMap<PersonId, readonly Wish[]>,
  now: Date,
  over: Set<NotificationId>,
): Promise<void> {
  const known = await lockBudgets(tx, [...people.keys()].sort());
  const next = known.map(({ personId, ...budget }) => {
    const wanted = people.get(personId) ?? [];
    const [first] = wanted;
    const day = wallIn(now, first?.timeZone ?? 'UTC').slice(0, 10);
    const asked = { day, limit: first?.pushesADay ?? 0, wanted: wanted.length };
    const { granted, spent } = spend(budget, asked);
    for (const { id } of wanted.slice(granted)) over.add(id);
    return { personId, ...spent };
  });
  await saveBudgets(tx, next);
}
