import { sql } from 'kysely';
import type { FaceRow } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { DateId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { DateTally, Vote } from '../../rules/date-poll.ts';

export interface DateRow extends DateTally {
  readonly no: number;
  readonly mine: Vote | null;
}

/** The dates of a vote, the earliest first, each with its votes; `personId` is who asks, if anybody does. */
export async function datesOf(
  db: DbOrTx,
  huddleId: HuddleId,
  personId: PersonId | null = null,
): Promise<DateRow[]> {
  const { rows } = await sql<DateRow>`
    select d.id, d.starts_at as "startsAt",
      count(*) filter (where v.vote = 'YES')::int as yes,
      count(*) filter (where v.vote = 'IF_NEEDED')::int as "ifNeeded",
      count(*) filter (where v.vote = 'NO')::int as no,
      max(v.vote) filter (where v.person_id = ${personId}::uuid) as mine
    from huddle_dates d left join huddle_date_votes v on v.date_id = d.id
    where d.huddle_id = ${huddleId} group by d.id order by d.starts_at`.execute(db);
  return rows;
}

export interface VoterRow extends FaceRow {
  readonly date_id: DateId;
  readonly vote: Vote;
}

/** The most voters of one date that hosts are shown by name. */
const MAX_SHOWN_VOTERS = 200;

/** Who could come on which date, the first to say so first. */
export async function votersOf(db: DbOrTx, huddleId: HuddleId): Promise<VoterRow[]> {
  const { rows } = await sql<VoterRow>`
    select p.id, p.username, p.display_name, p.picture_media_id, v.date_id, v.vote
    from huddle_dates d cross join lateral (
        select date_id, person_id, vote, voted_at from huddle_date_votes
        where date_id = d.id and vote <> 'NO' order by voted_at limit ${MAX_SHOWN_VOTERS}) v
      join people p on p.id = v.person_id
    where d.huddle_id = ${huddleId} order by v.voted_at, p.id`.execute(db);
  return rows;
}

/** Everybody who voted on a date of these huddles. */
export async function votedOn(
  db: DbOrTx,
  huddleIds: readonly HuddleId[],
): Promise<Map<HuddleId, PersonId[]>> {
  const voted = new Map<HuddleId, PersonId[]>(huddleIds.map((id) => [id, []]));
  if (voted.size === 0) return voted;
  const { rows } = await sql<{ huddle_id: HuddleId; person_id: PersonId }>`
    select distinct d.huddle_id, v.person_id from huddle_dates d join huddle_date_votes v on v.date_id = d.id
    where d.huddle_id = any(${[...voted.keys()]}::uuid[])`.execute(db);
  for (const row of rows) voted.get(row.huddle_id)?.push(row.person_id);
  return voted;
}
