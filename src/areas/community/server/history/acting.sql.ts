import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';

/** Tells the history of members who changes them in this transaction, and when. */
export async function actingAs(tx: Tx, personId: PersonId, now: Date): Promise<void> {
  await sql`select set_config('trailfolk.actor', ${personId}, true),
    set_config('trailfolk.acted_at', ${now.toISOString()}, true)`.execute(tx);
}
