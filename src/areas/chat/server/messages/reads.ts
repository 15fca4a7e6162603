import { type RawBuilder, sql } from 'kysely';
import { inConversations } from '#areas/huddle/server/public.ts';
import type { Named } from '#areas/person/rules/mentions.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { MediaId, MessageId, PersonId, RoomId } from '#platform/shared/ids.ts';
import type { Reaction } from '../../rules/reactions.ts';
import { inCarpools, lastSeqBefore, namedIn, type VisibleRoom } from '../reads.ts';

export interface MessageRow {
  readonly id: MessageId;
  readonly seq: number;
  readonly revision: number;
  readonly author_id: PersonId;
  readonly username: string | null;
  readonly display_name: string;
  readonly picture_media_id: string | null;
  readonly announcement: boolean;
  readonly body: string;
  readonly created_at: Date;
  readonly edited_at: Date | null;
  readonly removed_by: 'AUTHOR' | 'ADMIN' | null;
  readonly mentions: readonly Named[] | null;
  readonly answered: Answered | null;
  readonly pictures: ReadonlyArray<{ id: MediaId; alt: string; width: number; height: number }> | null;
  readonly reactions: ReadonlyArray<{ reaction: Reaction; count: number }> | null;
}

interface Answered {
  readonly id: MessageId;
  readonly authorId: PersonId;
  readonly author: string;
  readonly excerpt: string;
  readonly named: readonly Named[] | null;
  /** Milliseconds. */
  readonly at: number;
}

const columns = sql`m.id, m.seq, m.revision, m.author_id, a.username, a.display_name, a.picture_media_id,
  m.announcement, m.body, m.created_at, m.edited_at, m.removed_by,
  ${namedIn(sql`m`)} as mentions,
  case when m.reply_to is not null then (select json_build_object('id', q.id, 'authorId', q.author_id,
      'author', p.display_name, 'excerpt', left(q.body, 140),
      'named', ${namedIn(sql`q`)}, 'at', (extract(epoch from q.created_at) * 1000)::bigint)
    from room_messages q join people p on p.id = q.author_id where q.id = m.reply_to) end as answered,
  (select json_agg(json_build_object('id', x.media_id, 'alt', x.alt, 'width', e.width, 'height', e.height)
      order by x.position)
    from room_pictures x join media e on e.id = x.media_id where x.message_id = m.id and m.removed_at is null) as pictures,
  (select json_agg(json_build_object('reaction', y.reaction, 'count', y.count) order by y.first) from (
    select reaction, count(*)::int as count, min(created_at) as first
    from room_reactions where message_id = m.id and m.removed_at is null group by reaction) y) as reactions`;

/** One page of a room as this person may read it, newest first. */
export async function listMessages(
  db: DbOrTx,
  room: VisibleRoom,
  page: { readonly before?: number | undefined; readonly limit: number },
): Promise<MessageRow[]> {
  const found = await sql<MessageRow>`
    select ${columns} from room_messages m join people a on a.id = m.author_id
    where m.room_id = ${room.id} and m.seq < ${page.before ?? 2_147_483_647}
      and m.seq > ${lastSeqBefore(sql`${room.id}`, sql`${room.since}::timestamptz`)}
      and m.created_at >= ${room.since} and m.author_id <> all(${room.blocked}::uuid[])
    order by m.seq desc limit ${page.limit + 1}`.execute(db);
  return found.rows;
}

/** Whatever of a room is new or changed after a revision, for everybody alike: the caller keeps what is theirs. */
export async function changesSince(
  db: DbOrTx,
  roomId: RoomId,
  since: number,
  limit: number,
): Promise<MessageRow[]> {
  const found = await sql<MessageRow>`
    select ${columns} from room_messages m join people a on a.id = m.author_id
    where m.room_id = ${roomId} and m.revision > ${since}
    order by m.revision limit ${limit + 1}`.execute(db);
  return found.rows;
}

/** Which of these messages this person has answered with which sign: `messageId reaction`. */
export async function ownReactions(
  db: DbOrTx,
  personId: PersonId,
  ids: readonly MessageId[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('room_reactions')
    .select(['message_id', 'reaction'])
    .where('person_id', '=', personId)
    .where('message_id', 'in', [...ids])
    .execute();
  return new Set(rows.map((row) => `${row.message_id} ${row.reaction}`));
}

/** A message of this room that the person may read and that still stands, locked. */
export async function lockMessage(tx: Tx, room: VisibleRoom, messageId: MessageId) {
  return tx
    .selectFrom('room_messages')
    .select(['id', 'author_id', 'seq'])
    .where('id', '=', messageId)
    .where(readable(room))
    .forUpdate()
    .executeTakeFirst();
}

/** The same for a picture of a message: both ids are of this room, or there is nothing. */
export async function findPicture(
  db: DbOrTx,
  room: VisibleRoom,
  messageId: MessageId,
  pictureId: MediaId,
): Promise<boolean> {
  const row = await db
    .selectFrom('room_pictures')
    .innerJoin('room_messages', 'room_messages.id', 'room_pictures.message_id')
    .select('media_id')
    .where('room_messages.id', '=', messageId)
    .where('media_id', '=', pictureId)
    .where(readable(room))
    .executeTakeFirst();
  return row !== undefined;
}

/** The most pictures that one message shows. */
const MAX_PICTURES = 4;

/** Pictures of a room that the person may see, newest first: a page, and the rest of the message that it ends in. */
export async function listPictures(
  db: DbOrTx,
  room: VisibleRoom,
  page: { readonly before?: number | undefined; readonly limit: number },
) {
  return db
    .selectFrom('room_pictures as x')
    .innerJoin('room_messages', 'room_messages.id', 'x.message_id')
    .innerJoin('media as e', 'e.id', 'x.media_id')
    .innerJoin('people as a', 'a.id', 'room_messages.author_id')
    .select(['x.media_id', 'x.message_id', 'x.alt', 'e.width', 'e.height', 'room_messages.seq'])
    .select(['room_messages.author_id', 'room_messages.created_at', 'a.username', 'a.display_name'])
    .select(['a.picture_media_id'])
    .where('x.room_id', '=', room.id)
    .where('x.seq', '<', page.before ?? 2_147_483_647)
    .where(readable(room))
    .orderBy('x.seq', 'desc')
    .orderBy('x.position')
    .limit(page.limit + MAX_PICTURES)
    .execute();
}

export type PictureRow = Awaited<ReturnType<typeof listPictures>>[number];

function readable(room: VisibleRoom): RawBuilder<boolean> {
  return sql<boolean>`(room_messages.room_id = ${room.id} and room_messages.removed_at is null
    and room_messages.created_at >= ${room.since}
    and room_messages.author_id <> all(${room.blocked}::uuid[]))`;
}

/** What was said under this key before, however long ago. */
export async function findSaid(tx: Tx, authorId: PersonId, key: string) {
  return tx
    .selectFrom('room_messages')
    .select(['id', 'seq', 'room_id'])
    .where('author_id', '=', authorId)
    .where('sent_key', '=', key)
    .executeTakeFirst();
}

/** Whether a message of a host to everybody stands in the conversation already. */
export async function isRepeated(tx: Tx, messageId: MessageId): Promise<boolean> {
  const row = await tx
    .selectFrom('room_messages')
    .select('id')
    .where('huddle_message_id', '=', messageId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Messages of this person in a direct room that the other has not let in; 0 when they have. */
export async function countWaiting(tx: Tx, roomId: RoomId, authorId: PersonId): Promise<number> {
  const found = await sql<{ waiting: number }>`
    select count(*)::int as waiting from room_messages m
    where m.room_id = ${roomId} and m.author_id = ${authorId} and exists (select 1 from room_members o
      where o.room_id = ${roomId} and o.person_id <> ${authorId} and o.state <> 'IN')`.execute(tx);
  return found.rows[0]?.waiting ?? 0;
}

/** Those of these usernames that sit in the room and that the author sees. */
export async function peopleNamed(
  tx: Tx,
  room: VisibleRoom,
  authorId: PersonId,
  usernames: readonly string[],
): Promise<PersonId[]> {
  if (usernames.length === 0) return [];
  const found = await sql<{ id: PersonId }>`
    select p.id from people p
    where p.username = any(${usernames}::citext[]) and p.id <> ${authorId}
      and p.suspended_at is null and p.id <> all(${room.blocked}::uuid[])
      and (exists (select 1 from room_members x where x.room_id = ${room.id} and x.person_id = p.id and x.state = 'IN')
        or exists (select 1 from ${inCarpools} x where x.id = ${room.id} and x.person_id = p.id)
        or exists (select 1 from ${inConversations} x where x.id = ${room.id} and x.person_id = p.id)
        or exists (select 1 from memberships x where x.community_id = ${room.id} and x.person_id = p.id
          and x.state = 'MEMBER'))`.execute(tx);
  return found.rows.map(({ id }) => id);
}
