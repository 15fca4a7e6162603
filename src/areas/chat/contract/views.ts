import { z } from 'zod';
import type { MediaId, MessageId, PersonId, RoomId } from '#platform/shared/ids.ts';
import { face, idOf, line, named } from '#platform/shared/wire-values.ts';
import { reactions } from '../rules/reactions.ts';
import { roomKinds, tellings } from '../rules/state.ts';

export const roomId = idOf<RoomId>();
export const messageId = idOf<MessageId>();
export const mediaId = idOf<MediaId>();
export const personId = idOf<PersonId>();
export const reaction = z.enum(reactions);
export const telling = z.enum(tellings);
export const roomName = line(80).min(1);

const seq = z.number().int();

/** What a reply answers; nothing of it but that it stood there when the viewer may not read it. */
const answered = z.object({
  id: z.string(),
  author: z.string().nullable(),
  excerpt: z.string(),
});

const picture = z.object({
  id: z.string(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

/** A picture of a message, as it stands in the album of its room. */
export const albumPicture = picture
  .extend({
    messageId: z.string(),
    seq,
    author: face,
    mine: z.boolean(),
    createdAt: z.string(),
  })
  .meta({ id: 'RoomPicture' });
export type AlbumPicture = z.output<typeof albumPicture>;

export const messageView = z
  .object({
    id: z.string(),
    /** Rises by one with every message of the room. */
    seq,
    /** Null when the words were removed. */
    author: face.nullable(),
    text: z.string(),
    announcement: z.boolean(),
    createdAt: z.string(),
    edited: z.boolean(),
    removedBy: z.enum(['AUTHOR', 'ADMIN']).nullable(),
    mine: z.boolean(),
    /** The text names the viewer. */
    namesMe: z.boolean(),
    mentions: z.array(named),
    replyTo: answered.nullable(),
    pictures: z.array(picture),
    reactions: z.array(z.object({ reaction, count: z.number().int(), mine: z.boolean() })),
  })
  .meta({ id: 'RoomMessage' });
export type MessageView = z.output<typeof messageView>;

/** A room in a list or over its conversation, as one of its people sees it. */
export const roomView = z
  .object({
    id: z.string(),
    kind: z.enum(roomKinds),
    /** Empty where the faces say it: a conversation of two, a group without a name. */
    name: z.string(),
    /** The other people of a small room, the newest five; nobody of a community. */
    faces: z.array(face),
    people: z.number().int(),
    seat: z.enum(['ASKED', 'IN']),
    leads: z.boolean(),
    closed: z.boolean(),
    telling,
    readSeq: seq,
    lastSeq: seq,
    /** Messages of others not read yet, counted up to 100. */
    unread: z.number().int(),
    /** The number of the first of them. */
    firstUnread: seq.nullable(),
    newest: z
      .object({
        author: z.string().nullable(),
        mine: z.boolean(),
        excerpt: z.string(),
        pictures: z.number().int(),
        at: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'Room' });
export type RoomView = z.output<typeof roomView>;
