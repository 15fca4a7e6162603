import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { HuddleId } from '#platform/shared/ids.ts';

export interface PartyMember {
  readonly name: string;
  readonly guests: number;
}

/**
 * Everybody who is out there, as far as is known: hosts first, and everybody with a place, with or without an account.
 * For those who look for them.
 */
export async function listParty(db: DbOrTx, huddleId: HuddleId): Promise<PartyMember[]> {
  const { rows } = await sql<PartyMember>`
    select name, guests from (
      select pe.display_name as name, greatest(p.party - 1, 0) as guests, p.role <> 'PARTICIPANT' as leads
        from participations p join people pe on pe.id = p.person_id
        where p.huddle_id = ${huddleId} and (p.place = 'CONFIRMED' or p.role in ('HOST', 'CO_HOST'))
      union all select u.name, u.party - 1, false from unregistered_parties u
        where u.huddle_id = ${huddleId} and u.place = 'CONFIRMED') party
    order by leads desc, name`.execute(db);
  return rows;
}
