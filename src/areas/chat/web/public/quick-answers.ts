import { apiOf } from '#platform/web/api.ts';
import type { ChatContract } from '../../contract/chat.ts';

const api = apiOf<ChatContract>();

/** Lets somebody write to me, or does not. */
export const answerMessageRequest = (roomId: string, accept: boolean) =>
  api('PUT /api/rooms/:roomId/request', { params: { roomId }, body: { accept } });
