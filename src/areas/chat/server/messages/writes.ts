import { type Insertable, sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { DB } from '#platform/server/db/schema.ts';
import { releaseMedia } from '#platform/server/media/attach-media.ts';
import type {
  CarpoolId,
  CommunityId,
  HuddleId,
  MediaId,
  MessageId,
  PersonId,
  RoomId,
} from '#platform/shared/ids.ts';
import type { Reaction } from '../../rules/reactions.ts';
import type { RoomKind } from '../../rules/state.ts';

/** Makes the room of something else if nothing was said there before: it has the id of its object. */
export async function ensureRoom(
  tx: Tx,
  { id: roomId, kind }: { readonly id: RoomId; readonly kind: RoomKind },
  now: Date,
): Promise<void> {
  const ofIt = objectOf(roomId, kind);
  if (!ofIt) return;
  await tx
    .insertInto('rooms')
    .values({
      id: roomId,
      kind,
      created_at: now,
      ...ofIt,
    })
    // Any conflict: both keys of the row say that it is there.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function objectOf(roomId: RoomId, kind: RoomKind) {
  const id: string = roomId;
  if (kind === 'COMMUNITY') return { community_id: id as CommunityId };
  if (kind === 'CARPOOL') return { carpool_id: id as CarpoolId };
  if (kind === 'HUDDLE') return { huddle_id: id as HuddleId };
  return undefined;
}

/** Takes the next number and revision of a room; it stays locked until the commit, so they appear in order. */
export async function takeNumber(
  tx: Tx,
  roomId: RoomId,
  now: Date,
): Promise<{ readonly seq: number; readonly revision: number }> {
  const row = await tx
    .updateTable('rooms')
    .set((eb) => ({
      last_seq: eb('last_seq', '+', 1),
      revision: eb('revision', '+', 1),
      last_message_at: now,
    }))
    .where('id', '=', roomId)
    .returning(['last_seq', 'revision'])
    .executeTakeFirstOrThrow();
  return { seq: row.last_seq, revision: row.revision };
}

/** Marks a message as changed and answers with the room's revision that says so. */
export async function touch(tx: Tx, roomId: RoomId, messageId: MessageId): Promise<number> {
  const { revision } = await tx
    .updateTable('rooms')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', roomId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  await tx.updateTable('room_messages').set({ revision }).where('id', '=', messageId).execute();
  return revision;
}

export async function insertMessage(tx: Tx, row: Insertable<DB['room_messages']>): Promise<void> {
  await tx.insertInto('room_messages').values(row).execute();
}

/** Shows these pictures under a message, in this order; false when one of them is shown elsewhere already. */
export async function insertPictures(
  tx: Tx,
  messageId: MessageId,
  pictures: ReadonlyArray<{ readonly id: MediaId; readonly alt: string }>,
): Promise<boolean> {
  if (pictures.length === 0) return true;
  const rows = pictures.map(({ id, alt }, position) => ({
    message_id: messageId,
    media_id: id,
    position,
    alt,
  }));
  const saved = await tx
    .insertInto('room_pictures')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('media_id')
    .execute();
  return saved.length === pictures.length;
}

export async function saveWords(
  tx: Tx,
  messageId: MessageId,
  text: string,
  mentions: readonly PersonId[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('room_messages')
    .set({ body: text, mentions: [...mentions], edited_at: now })
    .where('id', '=', messageId)
    .execute();
}

/** Words, pictures and signs are gone for good; the place where they stood remains. */
export async function eraseMessage(
  tx: Tx,
  messageId: MessageId,
  by: 'AUTHOR' | 'ADMIN',
  now: Date,
): Promise<void> {
  const shown = await tx
    .deleteFrom('room_pictures')
    .where('message_id', '=', messageId)
    .returning('media_id')
    .execute();
  for (const { media_id } of shown) await releaseMedia(tx, media_id, now);
  await tx.deleteFrom('room_reactions').where('message_id', '=', messageId).execute();
  await tx
    .updateTable('room_messages')
    .set({ body: '', mentions: [], removed_at: now, removed_by: by })
    .where('id', '=', messageId)
    .execute();
}

/**
 * A decision hides a message: everybody reads it as removed by an admin, its words wait beside it until they are shown
 * again. Answers its room where something changed.
 */
export async function hideWords(
  tx: Tx,
  messageId: MessageId,
  hidden: { readonly on: boolean; readonly at: Date },
): Promise<RoomId | undefined> {
  const changed = hidden.on
    ? await sql<{
        room_id: RoomId;
      }>`update room_messages set hidden_body = body, hidden_mentions = mentions, body = '',
        mentions = '{}', removed_at = ${hidden.at}, removed_by = 'ADMIN'
      where id = ${messageId} and removed_at is null returning room_id`.execute(tx)
    : await sql<{ room_id: RoomId }>`update room_messages set body = hidden_body, mentions = hidden_mentions,
        hidden_body = null, hidden_mentions = null, removed_at = null, removed_by = null
      where id = ${messageId} and hidden_body is not null returning room_id`.execute(tx);
  return changed.rows[0]?.room_id;
}

/** Sets or takes back one sign of one person; false when nothing changed. */
export async function saveReaction(
  tx: Tx,
  sign: { readonly messageId: MessageId; readonly personId: PersonId; readonly reaction: Reaction },
  on: boolean,
  now: Date,
): Promise<boolean> {
  const row = { message_id: sign.messageId, person_id: sign.personId, reaction: sign.reaction };
  const changed = on
    ? await tx
        .insertInto('room_reactions')
        .values({ ...row, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('message_id')
        .execute()
    : await tx
        .deleteFrom('room_reactions')
        .where('message_id', '=', row.message_id)
        .where('person_id', '=', row.person_id)
        .where('reaction', '=', row.reaction)
        .returning('message_id')
        .execute();
  return changed.length > 0;
}

/** Notes that somebody has read up to a message; never back. */
export async function saveReadSeq(tx: Tx, roomId: RoomId, personId: PersonId, seq: number): Promise<void> {
  await sql`insert into room_readers (room_id, person_id, read_seq) values (${roomId}, ${personId}, ${seq})
    on conflict (room_id, person_id)
    do update set read_seq = greatest(room_readers.read_seq, excluded.read_seq)`.execute(tx);
}
