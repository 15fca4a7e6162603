import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/new-id.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { EarnedAward } from '../../rules/award-news.ts';

export interface NotedAward extends EarnedAward {
  readonly id: string;
  readonly personId: PersonId;
}

/** Notes what is not noted yet, and answers it. */
export async function noteAwards(
  tx: Tx,
  awards: ReadonlyArray<Omit<NotedAward, 'id'>>,
): Promise<NotedAward[]> {
  if (awards.length === 0) return [];
  const rows = awards.map((each) => ({ ...each, id: newId<string>() }));
  const noted = await tx
    .insertInto('noted_awards')
    .values(
      rows.map(({ id, personId, award, earnedAt }) => ({
        id,
        person_id: personId,
        award,
        earned_at: earnedAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['person_id', 'award']).doNothing())
    .returning('id')
    .execute();
  const fresh = new Set(noted.map(({ id }) => id));
  return rows.filter(({ id }) => fresh.has(id));
}

export async function saveCheckedUntil(tx: Tx, until: Date): Promise<void> {
  await sql`insert into award_checks (checked_until) values (${until})
    on conflict (one) do update set checked_until = greatest(award_checks.checked_until, excluded.checked_until)`.execute(
    tx,
  );
}
