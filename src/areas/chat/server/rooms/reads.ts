import { type RawBuilder, sql } from 'kysely';
import { inConversations } from '#areas/huddle/server/public.ts';
import type { Named } from '#areas/person/rules/mentions.ts';
import { blockedPairSql, type FaceRow } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { containing } from '#platform/server/db/like.ts';
import type { PersonId, RoomId } from '#platform/shared/ids.ts';
import type { RoomKind, RoomTelling } from '../../rules/state.ts';
import { inCarpools, lastSeqBefore, seatsOf } from '../reads.ts';

export interface RoomRow {
  readonly id: RoomId;
  readonly kind: RoomKind;
  readonly name: string;
  readonly seat: 'ASKED' | 'IN';
  readonly leads: boolean;
  readonly closed: boolean;
  readonly last_seq: number;
  readonly read_seq: number;
  readonly choice: RoomTelling | null;
  readonly people: number;
  readonly faces: readonly FaceRow[];
  readonly unread: number;
  readonly first_unread: number | null;
  readonly newest: NewestRow | null;
  /** Where it stands in the list: milliseconds of its newest message. */
  readonly rank: number;
}

export interface NewestRow {
  readonly authorId: PersonId;
  readonly author: string;
  readonly excerpt: string;
  readonly named: readonly Named[] | null;
  readonly pictures: number;
  /** Milliseconds. */
  readonly at: number;
}

const MAX_UNREAD = 100;
const SOME_FACES = 5;

/** Neither reads the words of the other when one has blocked the other (PER-9). */
export function unblocked(personId: PersonId, column: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not ${blockedPairSql(sql`${personId}::uuid`, column)}`;
}

/** Messages of others that this person may read and has not: `seats`, `d` are their seat and what they have read. */
function unreadOf(personId: PersonId): RawBuilder<unknown> {
  return sql`from room_messages m
    where m.room_id = seats.id and m.seq > coalesce(d.read_seq, 0)
      and m.seq > ${lastSeqBefore(sql`seats.id`, sql`seats.since`)} and m.created_at >= seats.since
      and m.author_id <> ${personId} and m.removed_at is null and ${unblocked(personId, sql`m.author_id`)}`;
}

/** Who sits in small rooms, whatever gives them their seat. */
const sitting = sql`(select room_id, person_id, state, since from room_members
  union all select id, person_id, 'IN', since from ${inCarpools} aboard)`;

function roomColumns(personId: PersonId): RawBuilder<unknown> {
  return sql`seats.id, seats.kind, seats.name, seats.seat, seats.leads, seats.closed,
    coalesce(r.last_seq, 0) as last_seq, coalesce(d.read_seq, 0) as read_seq, d.choice,
    case when seats.kind = 'COMMUNITY' then (select member_count from communities where id = seats.id)
      when seats.kind = 'CARPOOL' then (select count(*)::int from ${inCarpools} x where x.id = seats.id)
      when seats.kind = 'HUDDLE' then (select count(*)::int from ${inConversations} x where x.id = seats.id)
      else (select count(*)::int from room_members x where x.room_id = seats.id and x.state = 'IN') end as people,
    case when seats.kind in ('COMMUNITY', 'HUDDLE') then '[]'::json else (select coalesce(json_agg(f), '[]'::json) from (
      select p.id, p.username, p.display_name, p.picture_media_id
      from ${sitting} x join people p on p.id = x.person_id
      where x.room_id = seats.id and x.person_id <> ${personId} and (x.state = 'IN' or seats.kind = 'DIRECT')
        and ${unblocked(personId, sql`x.person_id`)}
      order by x.since desc, p.id limit ${sql.lit(SOME_FACES)}) f) end as faces,
    (select count(*)::int from (select 1 ${unreadOf(personId)} limit ${sql.lit(MAX_UNREAD)}) news) as unread,
    (select m.seq ${unreadOf(personId)} order by m.seq limit 1) as first_unread,
    (select json_build_object('authorId', m.author_id, 'author', a.display_name, 'excerpt', left(m.body, 140),
        'named', (select json_agg(json_build_object('id', p.id, 'username', p.username, 'name', p.display_name))
          from people p where p.id = any(m.mentions) and p.suspended_at is null and p.onboarded_at is not null
            and ${unblocked(personId, sql`p.id`)}),
        'pictures', (select count(*) from room_pictures x where x.message_id = m.id),
        'at', (extract(epoch from m.created_at) * 1000)::bigint)
      from room_messages m join people a on a.id = m.author_id
      where m.room_id = seats.id and m.seq > ${lastSeqBefore(sql`seats.id`, sql`seats.reads_since`)}
        and m.created_at >= seats.reads_since and m.removed_at is null and ${unblocked(personId, sql`m.author_id`)}
      order by m.seq desc limit 1) as newest,
    (extract(epoch from coalesce(r.last_message_at, seats.since)) * 1000)::bigint as rank`;
}

/** Each seat is looked up by itself: how few somebody has, the planner cannot know. */
const tables = (personId: PersonId) => sql`${seatsOf(personId)} seats
  left join lateral (select * from rooms where id = seats.id limit 1) r on true
  left join lateral (select * from room_readers where room_id = seats.id and person_id = ${personId} limit 1) d on true`;

export async function findRoomRow(
  db: DbOrTx,
  personId: PersonId,
  roomId: RoomId,
): Promise<RoomRow | undefined> {
  const found = await sql<RoomRow>`select ${roomColumns(personId)} from ${tables(personId)}
    where seats.id = ${roomId}`.execute(db);
  return found.rows[0];
}

export interface RoomsQuery {
  readonly personId: PersonId;
  readonly show: 'MINE' | 'REQUESTS';
  readonly text: string | undefined;
  readonly after: { readonly rank: number; readonly id: string } | undefined;
  readonly limit: number;
}

/**
 * One page of somebody's conversations, the newest first. The rooms are chosen before anything is counted in them:
 * a page costs a page. A request without a word is none yet.
 */
export async function listRoomRows(db: DbOrTx, query: RoomsQuery): Promise<RoomRow[]> {
  const { personId, after } = query;
  const rank = sql`(extract(epoch from coalesce(r.last_message_at, seats.since)) * 1000)::bigint`;
  const found = await sql<RoomRow>`
    with page as (
      select seats.id from ${tables(personId)}
      where ${query.show === 'REQUESTS' ? sql`seats.seat = 'ASKED' and r.last_seq > 0` : inUse}
        ${query.text === undefined ? sql`` : calledLike(personId, containing(query.text))}
        ${after ? sql`and (${rank}, seats.id) < (${after.rank}::bigint, ${after.id}::uuid)` : sql``}
      order by ${rank} desc, seats.id desc limit ${query.limit + 1}
    )
    select ${roomColumns(personId)} from ${tables(personId)}
    where seats.id in (select id from page) order by rank desc, seats.id desc`.execute(db);
  return found.rows;
}

/** A conversation about a huddle is in the list once something was said: one has as many huddles as one goes to. */
const inUse = sql`seats.seat = 'IN' and (seats.kind <> 'HUDDLE' or r.last_seq > 0)`;

/** Rooms that are called so, and small ones in which somebody is. */
function calledLike(personId: PersonId, like: string): RawBuilder<unknown> {
  const matching = (room: RawBuilder<unknown>) => sql`(select true from ${room} x
    cross join lateral (select * from people where id = x.person_id limit 1) p
    where x.person_id <> ${personId} and p.display_name || ' ' || p.username ilike ${like} limit 1)`;
  return sql`and (seats.name ilike ${like} or case
    when seats.kind in ('COMMUNITY', 'HUDDLE') then false
    when seats.kind = 'CARPOOL' then ${matching(sql`(select person_id from ${inCarpools} c where c.id = seats.id)`)}
    else ${matching(sql`(select person_id from room_members where room_id = seats.id)`)} end)`;
}

/** In how many rooms something is new, and how many requests wait; rooms that shall be silent do not count. */
export async function summaryOf(
  db: DbOrTx,
  personId: PersonId,
): Promise<{ readonly unread: number; readonly requests: number }> {
  const found = await sql<{ unread: number; requests: number }>`
    select count(*) filter (where seats.seat = 'IN' and coalesce(d.choice, '') <> 'NONE')::int as unread,
      count(*) filter (where seats.seat = 'ASKED')::int as requests
    from ${tables(personId)} where r.last_seq > coalesce(d.read_seq, 0) and (select true ${unreadOf(personId)} limit 1)`.execute(
    db,
  );
  return found.rows[0] ?? { unread: 0, requests: 0 };
}

/** Those among these people who may be written to by this person: here, and no block between. */
export async function reachable(
  db: DbOrTx,
  personId: PersonId,
  people: readonly PersonId[],
): Promise<ReadonlyArray<{ readonly id: PersonId; readonly follows: boolean }>> {
  const found = await sql<{ id: PersonId; follows: boolean }>`
    select p.id, exists (select 1 from follows f where f.follower_id = p.id and f.followee_id = ${personId}
      and f.state = 'FOLLOWING') as follows
    from people p where p.id = any(${people}::uuid[]) and p.id <> ${personId}
      and p.onboarded_at is not null and p.suspended_at is null and ${unblocked(personId, sql`p.id`)}`.execute(
    db,
  );
  return found.rows;
}

export async function findDirect(db: DbOrTx, one: PersonId, other: PersonId): Promise<RoomId | undefined> {
  const [low, high] = [one, other].sort() as [PersonId, PersonId];
  const row = await db
    .selectFrom('rooms')
    .select('id')
    .where('pair_low', '=', low)
    .where('pair_high', '=', high)
    .executeTakeFirst();
  return row?.id;
}

/** How everybody of a small room sits there, the longest first. */
export async function seatsIn(db: DbOrTx, roomId: RoomId) {
  return db
    .selectFrom('room_members')
    .select(['person_id', 'role', 'state'])
    .where('room_id', '=', roomId)
    .orderBy('since')
    .orderBy('person_id')
    .execute();
}

/** Whether this person was told something around the room that they have not read. */
export async function hasNews(db: DbOrTx, personId: PersonId, roomId: RoomId): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('recipient_id', '=', personId)
    .where('read_at', 'is', null)
    .where('object_id', '=', roomId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
