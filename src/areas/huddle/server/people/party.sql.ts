import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { HuddleId } from '#platform/shared/ids.ts';

export interface PartyMember {
  readonly name: string;
  readonly guests: number;
}

/** Everybody with a place by name, with or without an account: for those who look for them. */
export async function listParty(db: DbOrTx, huddleId: HuddleId): Promise<PartyMember[]> {
  const { rows } = await sql<PartyMember>`
    select name, guests from (
      select pe.display_name as name, p.party - 1 as guests, p.role <> 'PARTICIPANT' as leads
        from participations p join people pe on pe.id = p.person_id
        where p.huddle_id = ${huddleId} and p.place = 'CONFIRMED'
      union all select u.name, u.party - 1, false from unregistered_parties u
        where u.huddle_id = ${huddleId} and u.place = 'CONFIRMED') party
    order by leads desc, name`.execute(db);
  return rows;
}
