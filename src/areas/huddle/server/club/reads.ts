import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Part } from '../attendance/reads.ts';

interface InClub {
  readonly communityId: CommunityId;
  readonly personId: PersonId;
}

/** Upcoming outings of a club, but those that only people with a link know. */
const ofClub = ({ communityId }: InClub, now: Date) =>
  sql`h.community_id = ${communityId} and h.status = 'PUBLISHED' and h.privacy <> 'PRIVATE' and h.starts_at > ${now}`;

/** What a member hosts to come in a club. */
export async function hostedInClub(db: DbOrTx, whose: InClub, now: Date) {
  const { rows } = await sql<{ id: HuddleId; name: string; startsAt: Date; timeZone: string }>`
    select h.id, h.name, h.starts_at as "startsAt", h.time_zone as "timeZone" from participations p
    join huddles h on h.id = p.huddle_id
    where p.person_id = ${whose.personId} and p.role = 'HOST' and ${ofClub(whose, now)}
    order by h.starts_at, h.id limit 100`.execute(db);
  return rows;
}

/** A member's spots and places in waiting lists of a club's outings to come, hosts' parts not among them. */
export async function partsInClub(db: DbOrTx, whose: InClub, now: Date) {
  const { rows } = await sql<Part & { waiting: boolean }>`
    select h.id as "huddleId", p.person_id as "personId", host.person_id as "hostId",
      p.place in ('WAITING', 'REQUESTED', 'OFFERED') as waiting
    from participations p join huddles h on h.id = p.huddle_id
      join participations host on host.huddle_id = h.id and host.role = 'HOST'
    where p.person_id = ${whose.personId} and p.role = 'PARTICIPANT' and p.place <> 'NONE' and ${ofClub(whose, now)}
    order by h.id`.execute(db);
  return rows;
}

export interface PassedOffice {
  readonly communityId: CommunityId;
  readonly holderId: PersonId;
  readonly successorId: PersonId;
  /** The holder hands it over themselves: what only they have read goes, too. */
  readonly isOwn: boolean;
}

/** Drafts that go with an office; handed over by somebody else, only those that the admins read already. */
export function draftsOfOffice({
  communityId,
  holderId,
  isOwn,
}: Pick<PassedOffice, 'communityId' | 'holderId' | 'isOwn'>): RawBuilder<unknown> {
  const read = sql`exists (select 1 from huddle_proposals q
    where q.huddle_id = h.id and q.community_id = ${communityId} and q.declined_at is null)`;
  return sql`select h.id from huddles h where h.created_by = ${holderId} and h.status = 'DRAFT'
    and h.draft_form->>'communityId' = ${communityId} ${isOwn ? sql`` : sql`and ${read}`}`;
}

/** How many drafts and templates go with an office. */
export async function plansOfOffice(
  db: DbOrTx,
  office: Pick<PassedOffice, 'communityId' | 'holderId' | 'isOwn'>,
): Promise<{ readonly drafts: number; readonly templates: number }> {
  const { rows } = await sql<{ drafts: number; templates: number }>`
    select (select count(*)::int from (${draftsOfOffice(office)}) d) as drafts,
      (select count(*)::int from huddle_templates t
        where t.community_id = ${office.communityId} and t.leader_id = ${office.holderId}) as templates`.execute(
    db,
  );
  return rows[0] ?? { drafts: 0, templates: 0 };
}
