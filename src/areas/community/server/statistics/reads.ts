import { type RawBuilder, sql } from 'kysely';
import { blockedPairSql, type FaceRow } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import { spanOfYear } from '../../rules/statistics.ts';

/** A calendar year of a club, as far as it is over. */
export interface ClubYear {
  readonly communityId: CommunityId;
  readonly year: number;
  readonly now: Date;
}

/** `h` took place in the club, and more than people with a link could know of it. */
const took = ({ communityId, now }: Pick<ClubYear, 'communityId' | 'now'>) => sql<boolean>`
  h.community_id = ${communityId} and h.status = 'PUBLISHED' and h.privacy <> 'PRIVATE' and h.ends_at <= ${now}`;

/** By the calendar of the venue. */
function tookInYear(club: ClubYear): RawBuilder<boolean> {
  const { from, to } = spanOfYear(club.year);
  return sql<boolean>`${took(club)} and h.starts_at >= ${from} and h.starts_at < ${to}
    and extract(year from h.starts_at at time zone h.time_zone) = ${club.year}::int`;
}

/** How many of the party `p` came; nobody noted anything: as many as said so. */
const came = sql<number>`case when p.place = 'CONFIRMED' then coalesce(p.attended_people, p.party) else 0 end`;

/** Who comes to a huddle, with an account or without. */
const parties = (huddleId: RawBuilder<unknown>) => sql`
  select place, party, attended_people from participations where huddle_id = ${huddleId}
  union all select place, party, attended_people from unregistered_parties where huddle_id = ${huddleId}`;

/** `p` was there: with a place and not noted as missing, or as a host. */
const there = sql<boolean>`((p.place = 'CONFIRMED' and p.attended_people is distinct from 0)
  or p.role in ('HOST', 'CO_HOST'))`;

const hosts = sql<boolean>`p.role in ('HOST', 'CO_HOST')`;
const minutes = sql`extract(epoch from h.ends_at - h.starts_at) / 60`;

/** What each member `p` did in the outings `h`. */
const memberSums = sql`count(*)::int as outings, (count(*) filter (where ${hosts}))::int as hosted,
  coalesce(sum(${minutes}) filter (where ${hosts}), 0)::int as "hostedMinutes"`;

export interface MonthSums {
  readonly month: string;
  readonly outings: number;
  readonly people: number;
  readonly distanceMeters: number;
  readonly ascentMeters: number;
}

/** Months of the year in which something took place. */
export async function sumsByMonth(db: DbOrTx, club: ClubYear): Promise<MonthSums[]> {
  const { rows } = await sql<MonthSums>`
    select to_char(h.starts_at at time zone h.time_zone, 'YYYY-MM') as month, count(*)::int as outings,
      coalesce(sum((select sum(${came}) from (${parties(sql`h.id`)}) p)), 0)::int as people,
      coalesce(sum(h.distance_meters), 0)::int as "distanceMeters",
      coalesce(sum(h.ascent_meters), 0)::int as "ascentMeters"
    from huddles h where ${tookInYear(club)} group by 1 order by 1`.execute(db);
  return rows;
}

/** How many different people were there, and how many of them for the first time with this club. */
export async function countPersons(db: DbOrTx, club: ClubYear) {
  const { rows } = await sql<{ persons: number; firstTimers: number }>`
    with there as (select p.person_id, min(h.starts_at) as first
      from huddles h join participations p on p.huddle_id = h.id
      where ${tookInYear(club)} and ${there} group by p.person_id)
    select count(*)::int as persons, (count(*) filter (where not exists (
      select from participations p join huddles h on h.id = p.huddle_id
      where p.person_id = t.person_id and ${there} and ${took(club)} and h.starts_at < t.first)))::int as "firstTimers"
    from there t`.execute(db);
  return rows[0] ?? { persons: 0, firstTimers: 0 };
}

/** The newest first. */
export async function yearsOf(db: DbOrTx, club: Omit<ClubYear, 'year'>): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from h.starts_at at time zone h.time_zone)::int as year
    from huddles h where ${took(club)} order by 1 desc`.execute(db);
  return rows.map(({ year }) => year);
}

export interface MemberSums {
  readonly outings: number;
  readonly hosted: number;
  readonly hostedMinutes: number;
}

export async function sumsOfMember(db: DbOrTx, club: ClubYear, personId: PersonId): Promise<MemberSums> {
  const { rows } = await sql<MemberSums>`
    select ${memberSums} from huddles h join participations p on p.huddle_id = h.id and p.person_id = ${personId}
    where ${tookInYear(club)} and ${there}`.execute(db);
  return rows[0] ?? { outings: 0, hosted: 0, hostedMinutes: 0 };
}

/** `m` belongs to the club, and its person `e` is not kept from the viewer. */
const isShown = (communityId: CommunityId, viewerId: PersonId) => sql<boolean>`
  m.community_id = ${communityId} and m.state = 'MEMBER' and e.suspended_at is null
  and not ${blockedPairSql(sql`${viewerId}::uuid`, sql`e.id`)}`;

export interface PageAfter {
  readonly after: { readonly rank: number; readonly id: string } | undefined;
  readonly limit: number;
}

export type MemberOfYear = MemberSums & FaceRow;

/** Members who were there, the most active first; one more than asked for says that there are more. */
export async function membersOfYear(
  db: DbOrTx,
  club: ClubYear,
  viewerId: PersonId,
  { after, limit }: PageAfter,
): Promise<MemberOfYear[]> {
  const behind = after
    ? sql`having (-count(*), p.person_id) > (${-after.rank}::bigint, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<MemberOfYear>`
    select s.*, e.id, e.username, e.display_name, e.picture_media_id from (
      select p.person_id, ${memberSums} from huddles h join participations p on p.huddle_id = h.id
      where ${tookInYear(club)} and ${there} and exists (
        select from memberships m join people e on e.id = m.person_id
        where m.person_id = p.person_id and ${isShown(club.communityId, viewerId)})
      group by p.person_id ${behind} order by -count(*), p.person_id limit ${limit + 1}) s
    join people e on e.id = s.person_id order by -s.outings, s.person_id`.execute(db);
  return rows;
}

export interface OutingRow {
  readonly id: HuddleId;
  readonly name: string;
  readonly starts_at: Date;
  readonly time_zone: string;
  readonly distance_meters: number | null;
  readonly ascent_meters: number | null;
  readonly going: number;
  readonly people: number;
  readonly noted: boolean;
}

/** Outings of the year, the newest first; one more than asked for says that there are more. */
export async function outingsOfYear(
  db: DbOrTx,
  club: ClubYear,
  { after, limit }: PageAfter,
): Promise<OutingRow[]> {
  const behind = after ? sql`and (h.starts_at, h.id) < (${new Date(after.rank)}, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<OutingRow>`
    select h.id, h.name, h.starts_at, h.time_zone, h.distance_meters, h.ascent_meters, h.confirmed_people as going,
      coalesce(t.people, 0)::int as people, coalesce(t.noted, false) as noted
    from (select * from huddles h where ${tookInYear(club)} ${behind}
      order by h.starts_at desc, h.id desc limit ${limit + 1}) h
    left join lateral (select sum(${came}) as people, bool_or(p.attended_people is not null) as noted
      from (${parties(sql`h.id`)}) p) t on true
    order by h.starts_at desc, h.id desc`.execute(db);
  return rows;
}

export interface AttendanceRow {
  readonly huddle_id: HuddleId;
  readonly username: string | null;
  readonly display_name: string;
  readonly host: boolean;
  readonly people: number;
}

/** Members who had a place in some outings or hosted them, by name. */
export async function attendanceOf(
  db: DbOrTx,
  communityId: CommunityId,
  viewerId: PersonId,
  huddleIds: readonly HuddleId[],
): Promise<AttendanceRow[]> {
  const { rows } = await sql<AttendanceRow>`
    select p.huddle_id, e.username, e.display_name, ${hosts} as host, ${came}::int as people
    from participations p join people e on e.id = p.person_id
      join memberships m on m.person_id = p.person_id
    where p.huddle_id = any(${[...huddleIds]}::uuid[]) and (p.place = 'CONFIRMED' or ${hosts})
      and ${isShown(communityId, viewerId)}
    order by p.huddle_id, e.display_name, e.id`.execute(db);
  return rows;
}
