import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';

export type Group = 'CONFIRMED' | 'MAYBE' | 'INTERESTED' | 'REQUESTED' | 'WAITING';

export interface ParticipantRow {
  readonly person_id: PersonId;
  readonly username: string | null;
  readonly display_name: string;
  readonly role: string;
  readonly place: string;
  readonly guests: Record<string, number>;
  readonly party: number;
  readonly answered: boolean;
  readonly queue_position: number | null;
  readonly rank: string;
}

const inGroup: Readonly<Record<Group, string>> = {
  CONFIRMED: "p.place = 'CONFIRMED'",
  MAYBE: "p.answer = 'MAYBE'",
  INTERESTED: 'p.interested',
  REQUESTED: "p.place = 'REQUESTED'",
  WAITING: 'p.queue_number is not null',
};

/** One group of a huddle in the order of answering, or of the queue; people blocked either way are left out. */
export async function listParticipants(
  db: Db,
  viewerId: PersonId,
  huddleId: HuddleId,
  page: { readonly group: Group; readonly after: string | undefined; readonly most: number },
): Promise<ParticipantRow[]> {
  const result = await sql<ParticipantRow>`
    select * from (
      select p.person_id, pe.username, pe.display_name, p.role, p.place, p.guests, p.party,
        p.answer is not null as answered,
        case when p.queue_number is not null
          then row_number() over (order by p.queue_number) end as queue_position,
        lpad(coalesce(p.queue_number, extract(epoch from coalesce(p.answered_at, p.created_at)) * 1000)::bigint::text,
          16, '0') || '~' || p.person_id as rank
      from participations p join people pe on pe.id = p.person_id
      where p.huddle_id = ${huddleId} and ${sql.raw(inGroup[page.group])}
    ) listed
    where rank > ${page.after ?? ''} and not exists (select 1 from blocks b
      where (b.blocker_id = ${viewerId} and b.blocked_id = person_id)
         or (b.blocked_id = ${viewerId} and b.blocker_id = person_id))
    order by rank limit ${page.most + 1}`.execute(db);
  return result.rows;
}
