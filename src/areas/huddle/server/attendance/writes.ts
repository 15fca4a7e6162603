import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Removal } from '../../rules/events.ts';
import { keepEnded } from '../club/ended.sql.ts';
import type { Part } from './reads.ts';

/** Takes a part away for good, with what it counted; whether an answer went with it. */
export async function deletePart(
  tx: Tx,
  { huddleId, personId }: Part,
  removal: Removal | undefined,
): Promise<boolean> {
  // The huddle first, as everybody who writes it does: else two could wait for each other.
  await sql`select 1 from huddles where id = ${huddleId} for update`.execute(tx);
  if (removal) await keepEnded(tx, { huddleId, personId, removal });
  const { rows } = await sql<{ answer: string | null }>`delete from participations
    where huddle_id = ${huddleId} and person_id = ${personId} and role = 'PARTICIPANT' returning answer`.execute(
    tx,
  );
  return rows.some(({ answer }) => answer !== null);
}

/** Notes or clears interest and keeps the count right; the huddle is locked by the caller. */
export async function saveInterest(
  tx: Tx,
  huddleId: HuddleId,
  personId: PersonId,
  interested: boolean,
): Promise<void> {
  await sql`
    with changed as (
      insert into participations as p (huddle_id, person_id, interested)
      values (${huddleId}, ${personId}, ${interested})
      on conflict (huddle_id, person_id) do update set interested = excluded.interested
        where p.interested <> excluded.interested
      returning 1
    )
    update huddles set interested_count = interested_count + ${interested ? 1 : -1}
    where id = ${huddleId} and exists (select 1 from changed)`.execute(tx);
}
