import { usernamesIn } from '#areas/person/rules/mentions.ts';
import { refuseManyLinks } from '#areas/person/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { MessageId, PersonId, RoomId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Reaction } from '../../rules/reactions.ts';
import { decideReword, mayRemoveMessage } from '../../rules/who-may-write.ts';
import { announceChange } from '../announce-change.ts';
import { findRoom, type VisibleRoom } from '../reads.ts';
import { lockMessage, peopleNamed } from './reads.ts';
import { gone } from './say-in-room.ts';
import { eraseMessage, saveReaction, saveWords, touch } from './writes.ts';

export interface MessagePath {
  readonly roomId: RoomId;
  readonly messageId: MessageId;
}

type Done = Promise<'DONE' | Refusal>;

/** Words a message of the viewer again; nobody is told a second time. */
export function rewordMessage(platform: Platform, viewer: Viewer, path: MessagePath, text: string): Done {
  return onMessage(platform, viewer, path, async (tx, { room, isMine, personId }) => {
    const refused =
      decideReword(room, room, isMine) ?? (await refuseManyLinks(platform, tx, personId, [text]));
    if (refused) return refused;
    const mentions = await peopleNamed(tx, room, personId, usernamesIn(text));
    await saveWords(tx, path.messageId, text, mentions, platform.now());
    return 'CHANGED';
  });
}

/** Takes a message back: one's own, or as a leader any. */
export function removeMessage(platform: Platform, viewer: Viewer, path: MessagePath): Done {
  return onMessage(platform, viewer, path, async (tx, { room, isMine }) => {
    if (!mayRemoveMessage(room, isMine)) return refuse('MESSAGE_NOT_YOURS', {}, 'forbidden');
    await eraseMessage(tx, path.messageId, isMine ? 'AUTHOR' : 'ADMIN', platform.now());
    return 'CHANGED';
  });
}

/** Answers a message with a sign, or takes it back. */
export function reactToMessage(
  platform: Platform,
  viewer: Viewer,
  path: MessagePath,
  sign: { readonly reaction: Reaction; readonly on: boolean },
): Done {
  return onMessage(platform, viewer, path, async (tx, { room, personId }) => {
    if (room.seat !== 'IN') return refuse('ACCEPT_FIRST');
    const saved = { messageId: path.messageId, personId, reaction: sign.reaction };
    return (await saveReaction(tx, saved, sign.on, platform.now())) ? 'CHANGED' : 'SAME';
  });
}

interface Found {
  readonly room: VisibleRoom;
  readonly isMine: boolean;
  readonly personId: PersonId;
}

/** Both ids are checked: the viewer sits in the room, and the message stands in it and is theirs to read. */
function onMessage(
  platform: Platform,
  { personId }: Viewer,
  { roomId, messageId }: MessagePath,
  change: (tx: Tx, found: Found) => Promise<Refusal | 'CHANGED' | 'SAME'>,
): Done {
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const room = await findRoom(tx, personId, roomId);
    if (!room) return missing();
    const message = await lockMessage(tx, room, messageId);
    if (!message) return gone();
    const outcome = await change(tx, { room, isMine: message.author_id === personId, personId });
    if (typeof outcome === 'object') return outcome;
    if (outcome === 'CHANGED') await announceChange(tx, roomId, await touch(tx, roomId, messageId));
    return 'DONE';
  });
}
