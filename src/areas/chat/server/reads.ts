import { type RawBuilder, sql } from 'kysely';
import { nameOfCarpool } from '#areas/carpool/server/public.ts';
import { inConversations } from '#areas/huddle/server/public.ts';
import { blockedPairSql } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { MessageId, PersonId, RoomId } from '#platform/shared/ids.ts';
import type { RoomKind, RoomState, RoomTelling, SeatState } from '../rules/state.ts';

/** A room that this person sits in, and how they sit there. */
export interface VisibleRoom extends RoomState, SeatState {
  readonly id: RoomId;
  readonly seat: 'ASKED' | 'IN';
  readonly name: string;
  readonly lastSeq: number;
  readonly revision: number;
  /** Nothing older is theirs to read: from when they came, or the last messages before that. */
  readonly since: Date;
  readonly readSeq: number;
  readonly telling: RoomTelling | null;
  /** The other of a direct room. */
  readonly otherId: PersonId | null;
  /** Whom they block or who blocks them: neither reads the other. */
  readonly blocked: readonly PersonId[];
}

interface Row {
  readonly id: RoomId;
  readonly kind: RoomKind;
  readonly name: string;
  readonly last_seq: number;
  readonly revision: number;
  readonly closed: boolean;
  readonly seat: 'ASKED' | 'IN';
  readonly leads: boolean;
  readonly reads_since: Date;
  readonly read_seq: number;
  readonly choice: RoomTelling | null;
  readonly other_id: PersonId | null;
  readonly blocked: readonly PersonId[];
}

/** Who sits in the room of each carpool. */
export const inCarpools = sql`(select id, owner_id as person_id, created_at as since, true as leads from carpools
  union all select carpool_id, rider_id, accepted_at, false from carpool_rides where state = 'ACCEPTED')`;

/** Who sits in rooms of a few, or is asked to: in that of a carpool its driver, and who has a place. */
const inSmallRooms = sql`(select room_id, person_id, since, state from room_members where state in ('IN', 'ASKED')
  union all select id, person_id, since, 'IN' from ${inCarpools} aboard)`;

/**
 * Everybody's seats: one row a room and person who may see it now. A community has its room from the start, under
 * its own id, whether anything was said there or not; the conversation of two is gone for both once one blocks the
 * other. The one place that knows who sits in which kind of room.
 */
export function seatsOf(personId: PersonId): RawBuilder<unknown> {
  return sql`(
    select c.id, 'COMMUNITY' as kind, c.name, s.role in ('OWNER', 'ADMIN') as leads, 'IN' as seat, s.since,
      coalesce(s.reads_since, s.since) as reads_since, c.archived_at is not null as closed, null::uuid as other_id
    from memberships s join communities c on c.id = s.community_id
    where s.person_id = ${personId} and s.state = 'MEMBER'
    union all
    select c.id, 'CARPOOL', ${nameOfCarpool}, true, 'IN', c.created_at, c.created_at, c.status = 'CANCELLED', null
    from carpools c where c.owner_id = ${personId} and c.kind = 'OFFER'
      and (c.taken_out + c.taken_back > 0 or exists (select 1 from rooms cr where cr.id = c.id))
    union all
    select c.id, 'CARPOOL', ${nameOfCarpool}, false, 'IN', x.accepted_at, x.accepted_at, c.status = 'CANCELLED', null
    from carpool_rides x join carpools c on c.id = x.carpool_id and c.kind = 'OFFER'
    where x.rider_id = ${personId} and x.state = 'ACCEPTED' and c.owner_id <> ${personId}
    union all
    select t.id, 'HUDDLE', t.name, t.leads, 'IN', t.since, t.reads_since, false, null
    from ${inConversations} t where t.person_id = ${personId}
    union all
    select r.id, r.kind, r.name, m.role = 'OWNER', m.state, m.since, m.since, false,
      case when r.kind = 'DIRECT' then case r.pair_low when ${personId} then r.pair_high else r.pair_low end end
    from room_members m join rooms r on r.id = m.room_id
    where m.person_id = ${personId} and m.state in ('IN', 'ASKED')
      and not (r.kind = 'DIRECT' and ${blockedPairSql(sql`r.pair_low`, sql`r.pair_high`)}))`;
}

/** The room through somebody's eyes; undefined when it is missing or not theirs, which look the same. */
export async function findRoom(
  db: DbOrTx,
  personId: PersonId,
  roomId: RoomId,
): Promise<VisibleRoom | undefined> {
  const found = await sql<Row>`
    select seats.*, coalesce(r.last_seq, 0) as last_seq, coalesce(r.revision, 0) as revision,
      coalesce(d.read_seq, 0) as read_seq, d.choice,
      array(select case b.blocker_id when ${personId} then b.blocked_id else b.blocker_id end from blocks b
        where b.blocker_id = ${personId} or b.blocked_id = ${personId}) as blocked
    from ${seatsOf(personId)} seats left join rooms r on r.id = seats.id
      left join room_readers d on d.room_id = seats.id and d.person_id = ${personId}
    where seats.id = ${roomId}`.execute(db);
  const row = found.rows[0];
  if (!row) return undefined;
  const { id, kind, name, closed, seat, leads, revision, blocked } = row;
  return {
    id,
    kind,
    name,
    closed,
    seat,
    leads,
    revision,
    blocked,
    since: row.reads_since,
    lastSeq: row.last_seq,
    readSeq: row.read_seq,
    telling: row.choice,
    otherId: row.other_id,
  };
}

/** Whom a message names, as they are called now; nobody who is no longer here. */
export function namedIn(message: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when ${message}.mentions <> '{}' then (
    select json_agg(json_build_object('id', p.id, 'username', p.username, 'name', p.display_name))
    from people p where p.id = any(${message}.mentions) and p.onboarded_at is not null
      and p.suspended_at is null) end`;
}

/**
 * The number of the last message of a room that was written before an instant; 0 when there is none. Anyone who reads from
 * then on need not walk past what is older: `room_messages_by_time` finds it at once.
 */
export function lastSeqBefore(roomId: RawBuilder<unknown>, since: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce((select o.seq from room_messages o where o.room_id = ${roomId}
    and o.created_at < ${since} order by o.created_at desc, o.seq desc limit 1), 0)`;
}

/** When the first of the last messages in a room was written; null in an empty room. */
export function firstOfLastMessages(roomId: string, count: number): RawBuilder<Date | null> {
  return sql<Date | null>`(select min(last.created_at) from (select created_at from room_messages
    where room_id = ${roomId} order by seq desc limit ${count}) last)`;
}

/** The rule of access of rooms as a live stream asks it. */
export async function canWatchRoom(db: DbOrTx, personId: PersonId, roomId: RoomId): Promise<boolean> {
  return (await findRoom(db, personId, roomId)) !== undefined;
}

/** The names of those among these rooms that the person may see now; of two, the other's. */
export async function namesOfVisibleRooms(
  db: DbOrTx,
  personId: PersonId,
  roomIds: readonly RoomId[],
): Promise<Map<RoomId, string>> {
  if (roomIds.length === 0) return new Map();
  const found = await sql<{ id: RoomId; name: string }>`
    select seats.id, coalesce(other.display_name, seats.name) as name
    from ${seatsOf(personId)} seats left join people other on other.id = seats.other_id
    where seats.id = any(${roomIds}::uuid[])`.execute(db);
  return new Map(found.rows.map(({ id, name }) => [id, name]));
}

/** Somebody who may be told of a message, and why. */
export interface Recipient {
  readonly personId: PersonId;
  readonly how: 'MENTION' | 'ANNOUNCEMENT' | 'REQUEST' | 'MESSAGE';
  readonly kind: RoomKind;
}

/** Nothing that they could read and have not stands before the message: they are told once until they look. */
export const nothingUnreadBefore = sql<boolean>`not exists (select 1 from room_messages o
  where o.room_id = said.room_id and o.seq < said.seq and o.seq > coalesce(d.read_seq, 0)
    and o.author_id <> x.person_id and o.created_at >= x.since and o.removed_at is null)`;

const wantsIt = sql<boolean>`case when x.state = 'ASKED' then ${nothingUnreadBefore}
  when x.person_id = any(said.mentions) or said.announcement then coalesce(d.choice, 'ALL') <> 'NONE'
  else coalesce(d.choice, case said.kind when 'COMMUNITY' then 'MENTIONS' else 'ALL' end) = 'ALL'
    and ${nothingUnreadBefore} end`;

/** Who could be told of what was `said`, behind a person: of a club only those are looked at who can be among them. */
const sittingBehind = (behind: RawBuilder<unknown>) => sql`
  select s.person_id, s.since, 'IN' as state from said join memberships s on s.community_id = said.room_id
  where said.announcement and s.state = 'MEMBER' ${behind}
  union
  select s.person_id, s.since, 'IN' from said join memberships s on s.community_id = said.room_id
  where s.state = 'MEMBER' ${behind} and s.person_id in (select unnest(said.mentions)
    union select d.person_id from room_readers d where d.room_id = said.room_id and d.choice = 'ALL')
  union
  select s.person_id, s.since, 'IN' from said join ${inConversations} s on s.id = said.room_id
  where said.kind = 'HUDDLE' ${behind}
  union
  select s.person_id, s.since, s.state from said join ${inSmallRooms} s on s.room_id = said.room_id ${behind}`;

/**
 * One page of those who want to be told of a message, in the order of their ids: who is named, everybody of what is
 * announced, who asked for all. Of what a host wrote to everybody they are told as of that, not a second time.
 */
export async function messageRecipients(
  db: DbOrTx,
  messageId: MessageId,
  after: PersonId | null,
  limit: number,
): Promise<Recipient[]> {
  const behind = after === null ? sql`` : sql`and s.person_id > ${after}::uuid`;
  const found = await sql<Recipient>`
    with said as (select m.id, m.room_id, m.seq, m.author_id, m.mentions, m.announcement, r.kind
      from room_messages m join rooms r on r.id = m.room_id
      where m.id = ${messageId} and m.removed_at is null and m.huddle_message_id is null),
    sitting as (${sittingBehind(behind)})
    select x.person_id as "personId", said.kind, case
        when x.state = 'ASKED' then 'REQUEST' when x.person_id = any(said.mentions) then 'MENTION'
        when said.announcement then 'ANNOUNCEMENT' else 'MESSAGE' end as how
    from said cross join sitting x
      left join room_readers d on d.room_id = said.room_id and d.person_id = x.person_id
    where x.person_id <> said.author_id and ${wantsIt}
    order by x.person_id limit ${limit}`.execute(db);
  return found.rows;
}
