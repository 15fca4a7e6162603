import { usernamesIn } from '#areas/person/rules/mentions.ts';
import { refuseStrangers, refuseText } from '#areas/person/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import { attachMedia } from '#platform/server/media/attach-media.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { MediaId, MessageId, PersonId, RoomId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { decideSay } from '../../rules/who-may-write.ts';
import { announceChange } from '../announce-change.ts';
import { findRoom, type VisibleRoom } from '../reads.ts';
import { countWaiting, findSaid, lockMessage, peopleNamed } from './reads.ts';
import { ensureRoom, insertMessage, insertPictures, saveReadSeq, takeNumber } from './writes.ts';

export interface NewMessage {
  readonly text: string;
  readonly replyTo: MessageId | null;
  readonly announcement: boolean;
  readonly pictures: ReadonlyArray<{ readonly id: MediaId; readonly alt: string }>;
}

export interface SaidMessage {
  readonly id: MessageId;
  readonly seq: number;
}

/**
 * Says something in a room. The key of the command stays with the message, so that one that waited on a phone for
 * days and is sent twice stands there once.
 */
export function sayInRoom(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  roomId: RoomId,
  said: NewMessage,
): Promise<SaidMessage | Refusal> {
  const { personId } = viewer;
  return write<SaidMessage>(platform, command, async (tx) => {
    const room = await findRoom(tx, personId, roomId);
    if (!room) return missing();
    const before = command.key === undefined ? undefined : await findSaid(tx, personId, command.key);
    if (before) return { id: before.id, seq: before.seq };
    const waiting = room.kind === 'DIRECT' ? await countWaiting(tx, roomId, personId) : 0;
    const refused = decideSay(room, room, waiting, { ...said, pictures: said.pictures.length });
    if (refused) return refused;
    const unwanted = await refuseUnwanted(platform, tx, room, personId, said.text);
    if (unwanted) return unwanted;
    if (said.replyTo && !(await lockMessage(tx, room, said.replyTo))) return gone();
    return say(tx, room, personId, { ...said, key: command.key ?? null, at: platform.now() });
  });
}

/** The first word to somebody is to a stranger or not; a text is looked at whatever the room. */
async function refuseUnwanted(
  platform: Platform,
  tx: Tx,
  { id, otherId, lastSeq }: VisibleRoom,
  personId: PersonId,
  text: string,
): Promise<Refusal | undefined> {
  const isFirst = otherId !== null && lastSeq === 0;
  const stranger = isFirst ? await refuseStrangers(platform, tx, personId, [otherId]) : undefined;
  return stranger ?? refuseText(platform, tx, { personId, text, placeId: id });
}

async function say(
  tx: Tx,
  room: VisibleRoom,
  personId: PersonId,
  said: NewMessage & { readonly key: string | null; readonly at: Date },
): Promise<SaidMessage | Refusal> {
  const { at, text } = said;
  await ensureRoom(tx, room, at);
  const { seq, revision } = await takeNumber(tx, room.id, at);
  const id = newId<MessageId>();
  await insertMessage(tx, {
    id,
    room_id: room.id,
    seq,
    revision,
    author_id: personId,
    sent_key: said.key,
    reply_to: said.replyTo,
    announcement: said.announcement,
    body: text,
    created_at: at,
    mentions: await peopleNamed(tx, room, personId, usernamesIn(text)),
  });
  for (const picture of said.pictures) {
    if (!(await attachMedia(tx, picture.id, personId, at))) return refuse('PICTURE_NOT_YOURS');
  }
  if (!(await insertPictures(tx, id, said.pictures))) return refuse('PICTURE_NOT_YOURS');
  await saveReadSeq(tx, room.id, personId, seq);
  await recordEvents(tx, at, [{ type: 'chat.message-said', roomId: room.id, messageId: id, personId, seq }]);
  await announceChange(tx, room.id, revision);
  return { id, seq };
}

export function gone(): Refusal<'MESSAGE_GONE'> {
  return refuse('MESSAGE_GONE', {}, 'conflict');
}
