import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Reportable } from '../../rules/reports.ts';

export interface Author {
  readonly id: PersonId;
  readonly email: string | null;
  readonly email_verified: boolean;
}

/** Those who made an object or lead it. */
export async function authorsOf(tx: Tx, type: Reportable, id: string): Promise<readonly Author[]> {
  const found = await sql<Author>`select id, email, email_verified from people
    where id in (${authorIds(type, id)}) order by id`.execute(tx);
  return found.rows;
}

function authorIds(type: Reportable, id: string): RawBuilder<unknown> {
  switch (type) {
    case 'HUDDLE':
      return sql`select person_id from participations where huddle_id = ${id} and role in ('HOST', 'CO_HOST')`;
    case 'COMMUNITY':
      return sql`select person_id from memberships where community_id = ${id} and state = 'MEMBER'
        and role in ('OWNER', 'ADMIN')`;
    case 'POST':
      return sql`select author_id from posts where id = ${id}`;
    case 'MESSAGE':
      return sql`select author_id from room_messages where id = ${id}`;
    case 'INSPIRATION':
      return sql`select author_id from inspirations where id = ${id}`;
    case 'CARPOOL':
      return sql`select owner_id from carpools where id = ${id}`;
    case 'PERSON':
      return sql`${id}::uuid`;
  }
}
