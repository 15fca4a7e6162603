import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { HuddleId } from '#platform/shared/ids.ts';

export interface NotedRow {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

/** Those who come without an account, with what hosts know of them: a number, if they gave one. */
export async function notedOf(db: DbOrTx, huddleId: HuddleId): Promise<readonly NotedRow[]> {
  const { rows } = await sql<NotedRow>`select u.id, u.name, u.note from unregistered_parties u
    where u.huddle_id = ${huddleId} and u.place = 'CONFIRMED' and u.note <> '' order by u.answered_at, u.id`.execute(
    db,
  );
  return rows;
}
