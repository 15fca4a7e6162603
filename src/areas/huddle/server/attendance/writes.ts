import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { Part } from './reads.ts';

/** Takes a part away for good, with what it counted; whether an answer went with it. */
export async function deletePart(tx: Tx, { huddleId, personId }: Part): Promise<boolean> {
  // The huddle first, as everybody who writes it does: else two could wait for each other.
  await sql`select 1 from huddles where id = ${huddleId} for update`.execute(tx);
  const { rows } = await sql<{ answer: string | null }>`delete from participations
    where huddle_id = ${huddleId} and person_id = ${personId} and role = 'PARTICIPANT' returning answer`.execute(
    tx,
  );
  return rows.some(({ answer }) => answer !== null);
}
