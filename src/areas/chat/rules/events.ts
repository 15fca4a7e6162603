import type { MessageId, PersonId, RoomId } from '#platform/shared/ids.ts';

/** What happens in a room, in the past tense. */
export type ChatEvent = { readonly roomId: RoomId; readonly personId: PersonId } & (
  | { readonly type: 'chat.message-said'; readonly messageId: MessageId; readonly seq: number }
  | { readonly type: 'chat.room-read' }
);
