import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { sayInRoom } from '../mutations.ts';

const nothing = { replyTo: null, announcement: false, pictures: [] };

/** Says one thing in a conversation that is not open here. */
export const sayThere = (roomId: string, text: string) =>
  sayInRoom(roomId, { text, ...nothing }, newIdempotencyKey());
