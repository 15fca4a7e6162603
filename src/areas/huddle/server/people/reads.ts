import { sql } from 'kysely';
import { blockedPairSql } from '#areas/person/server/public.ts';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId, UnregisteredId } from '#platform/shared/ids.ts';
import type { AskedRole, Group } from '../../rules/people.ts';
import { isGroupByHand, listedByHand, positionSql } from '../by-hand/listed.sql.ts';
import type { ParticipationRow } from '../rows.ts';
import { answered, cursorOf, orderOf } from './roster-order.sql.ts';

type Kept =
  | 'role'
  | 'answer'
  | 'place'
  | 'party'
  | 'offer_ends_at'
  | 'attended_people'
  | 'paid_at'
  | 'acknowledged_at'
  | 'pressed_at'
  | 'received_at';

/** Somebody with an account, or whom a host has added without one. */
export type ParticipantRow = ParticipantFacts &
  (
    | { readonly registered: true; readonly id: PersonId }
    | { readonly registered: false; readonly id: UnregisteredId }
  );

interface ParticipantFacts extends Pick<ParticipationRow, Kept> {
  readonly username: string | null;
  readonly display_name: string;
  readonly picture_media_id: string | null;
  readonly guests: Record<string, number>;
  readonly queue_position: number | null;
  /** What hosts wrote down of who has no account. */
  readonly note: string | null;
  readonly rank: string;
}

/** With what the constraints of the table say beside it, so that the index of the roster serves. */
const inGroup: Readonly<Record<Group, string>> = {
  CONFIRMED: "p.place = 'CONFIRMED' and p.answer = 'YES'",
  MAYBE: "p.place = 'NONE' and p.answer = 'MAYBE'",
  INTERESTED: 'p.interested',
  REQUESTED: "p.place = 'REQUESTED' and p.answer = 'YES'",
  WAITING: 'p.queue_number is not null',
  INVITED: "p.place = 'NONE' and p.answer is null and p.invited_at is not null and p.declined_at is null",
  NOT_COMING: "p.place = 'NONE' and p.answer = 'NO'",
  TURNED_AWAY: 'p.declined_at is not null',
  UNACKNOWLEDGED: `p.answer in ('YES', 'MAYBE') and p.role = 'PARTICIPANT' and coalesce(p.attended_people, 0) = 0
    and (p.acknowledged_at is null or p.acknowledged_at < (select moved_at from huddles h where h.id = p.huddle_id))
    and exists (select 1 from huddles h where h.id = p.huddle_id and h.moved_at is not null)`,
};

export interface RosterPage {
  readonly group: Group;
  /** Part of a name or username; empty is everybody. */
  readonly name: string;
  readonly after: string | undefined;
  readonly limit: number;
}

/**
 * One group of a huddle in the order of answering, or of the queue. Hosts see everybody who counts, so that nobody holds
 * a spot that cannot be freed; others do not see whom they have blocked, or who has blocked them. People are looked up
 * one by one: as a join the planner, not knowing how long a page is, would read them all.
 */
export async function listParticipants(
  db: Db,
  viewer: { readonly id: PersonId; readonly hosts: boolean },
  huddleId: HuddleId,
  { group, name, after, limit }: RosterPage,
): Promise<ParticipantRow[]> {
  const [order, from] = [orderOf(group), cursorOf(after)];
  const named = sql`and (position(lower(unaccent(${name})) in lower(unaccent(pe.display_name))) > 0
    or position(lower(${name}) in pe.username::text) > 0)`;
  const registered = sql`
    select true as registered, p.person_id as id, pe.username::text, pe.display_name, pe.picture_media_id, p.role, p.place,
      p.guests, p.party, p.answer, p.offer_ends_at, p.attended_people, p.paid_at, p.acknowledged_at, p.pressed_at, p.received_at,
      null as note,
      case when p.queue_number is not null then ${positionSql(sql`p.huddle_id`, sql`p.queue_number`)} end as queue_position,
      lpad(coalesce(p.queue_number, (extract(epoch from ${answered}) * 1000000)::bigint)::text, 16, '0')
        || '~' || p.person_id as rank
    from participations p cross join lateral (select * from people where id = p.person_id limit 1) pe
    where p.huddle_id = ${huddleId} and ${sql.raw(inGroup[group])}
      ${from ? sql`and ${order.behind(from)}` : sql``} ${name === '' ? sql`` : named}
      ${viewer.hosts ? sql`` : sql`and not ${blockedPairSql(sql`${viewer.id}::uuid`, sql`p.person_id`)}`}
    order by ${order.by} limit ${limit + 1}`;
  // Whose name is not shown cannot be looked for either.
  const isAnyByHand = isGroupByHand(group) && (viewer.hosts || name === '');
  const both = isAnyByHand
    ? sql`select * from ((${registered}) union all (${listedByHand(huddleId, { group, name, from, limit })})) both_kinds
        order by rank collate "C" limit ${limit + 1}`
    : registered;
  const result = await sql<ParticipantRow>`${both}`.execute(db);
  return result.rows;
}

const SAID = ['CONFIRMED', 'MAYBE', 'REQUESTED', 'WAITING', 'NOT_COMING', 'INVITED'] as const;

/** What somebody said to a huddle, as the group that they are in; undefined where they said nothing. */
export async function groupOf(db: Db, huddleId: HuddleId, personId: PersonId): Promise<Group | undefined> {
  const groups = SAID.map((group) => sql`when ${sql.raw(inGroup[group])} then ${sql.lit(group)}`);
  const { rows } = await sql<{ group: Group | null }>`
    select case ${sql.join(groups, sql` `)} end as "group"
    from participations p where p.huddle_id = ${huddleId} and p.person_id = ${personId}`.execute(db);
  return rows[0]?.group ?? undefined;
}

/** Somebody's part in a huddle, locked until the transaction ends. */
export async function lockParticipation(
  tx: Tx,
  huddleId: HuddleId,
  personId: PersonId,
): Promise<ParticipationRow | undefined> {
  return tx
    .selectFrom('participations')
    .selectAll()
    .where('huddle_id', '=', huddleId)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
}

/** Where somebody who waits stands: 1 is next. It counts everybody before them, so it is asked only where it is shown. */
export async function queuePositionOf(db: DbOrTx, mine: ParticipationRow | null): Promise<number | null> {
  if (!mine || mine.queue_number === null) return null;
  const position = positionSql(sql`${mine.huddle_id}::uuid`, sql`${mine.queue_number}::bigint`);
  const { rows } = await sql<{ position: number }>`select ${position} as position`.execute(db);
  return rows[0]?.position ?? null;
}

export interface HostIds {
  readonly hostId: PersonId;
  readonly coHostIds: readonly PersonId[];
  /** Asked to co-host, without an answer yet. */
  readonly askedIds: readonly PersonId[];
}

export async function hostIdsOf(db: DbOrTx, huddleId: HuddleId): Promise<HostIds> {
  const { rows } = await sql<Pick<ParticipationRow, 'person_id' | 'role' | 'role_asked'>>`
    select person_id, role, role_asked from (
      select person_id, role, role_asked, created_at from participations
      where huddle_id = ${huddleId} and role in ('HOST', 'CO_HOST')
      union all select person_id, role, role_asked, created_at from participations
      where huddle_id = ${huddleId} and role_asked is not null and role = 'PARTICIPANT' and role_asked = 'CO_HOST'
    ) hosts order by created_at`.execute(db);
  const idsOf = (wanted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(wanted).map((row) => row.person_id);
  const [hostId] = idsOf(({ role }) => role === 'HOST');
  if (!hostId) throw new Error(`huddle ${huddleId} has no host`);
  return {
    hostId,
    coHostIds: idsOf(({ role }) => role === 'CO_HOST'),
    askedIds: idsOf(({ role, role_asked }) => role === 'PARTICIPANT' && role_asked === 'CO_HOST'),
  };
}

/** What the hosts asked somebody to become, whether or not that still stands. */
export async function roleAskedOf(tx: Tx, huddleId: HuddleId, personId: PersonId): Promise<AskedRole | null> {
  const row = await tx
    .selectFrom('participations')
    .select('role_asked')
    .where('huddle_id', '=', huddleId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.role_asked ?? null;
}

/** The later huddles of a series whose hosts ask the same person to co-host, in their order, locked. */
export async function laterHuddlesAsking(
  tx: Tx,
  seriesId: string | null,
  after: Date,
  personId: PersonId,
): Promise<HuddleId[]> {
  if (!seriesId) return [];
  const rows = await tx
    .selectFrom('huddles as h')
    .innerJoin('participations as p', 'p.huddle_id', 'h.id')
    .select('h.id')
    .where('h.series_id', '=', seriesId)
    .where('h.starts_at', '>', after)
    .where('h.status', '=', 'PUBLISHED')
    .where('p.person_id', '=', personId)
    .where('p.role', '=', 'PARTICIPANT')
    .where('p.role_asked', '=', 'CO_HOST')
    .where('p.declined_at', 'is', null)
    .orderBy('h.starts_at')
    .forUpdate('h')
    .execute();
  return rows.map(({ id }) => id);
}

/** Upcoming outings that somebody hosts, soonest first, with who could take each over. */
export async function hostedBy(db: DbOrTx, personId: PersonId, now: Date) {
  const { rows } = await sql<{
    id: HuddleId;
    name: string;
    startsAt: Date;
    timeZone: string;
    coHosts: { id: PersonId; name: string }[];
  }>`
    select h.id, h.name, h.starts_at as "startsAt", h.time_zone as "timeZone",
      coalesce((select json_agg(json_build_object('id', o.id, 'name', o.display_name) order by o.display_name)
        from participations c join people o on o.id = c.person_id and o.suspended_at is null
        where c.huddle_id = h.id and c.role = 'CO_HOST'), '[]'::json) as "coHosts"
    from participations p join huddles h on h.id = p.huddle_id
    where p.person_id = ${personId} and p.role = 'HOST' and h.status = 'PUBLISHED' and h.ends_at > ${now}
    order by h.starts_at, h.id`.execute(db);
  return rows;
}

/** Upcoming outings that somebody co-hosts. */
export async function coHostedBy(db: DbOrTx, personId: PersonId, now: Date): Promise<HuddleId[]> {
  const { rows } = await sql<{ id: HuddleId }>`
    select h.id from participations p join huddles h on h.id = p.huddle_id
    where p.person_id = ${personId} and p.role = 'CO_HOST' and h.status = 'PUBLISHED' and h.starts_at > ${now}
    order by h.id`.execute(db);
  return rows.map(({ id }) => id);
}
