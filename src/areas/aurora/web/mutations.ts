import { apiOf } from '#platform/web/api.ts';
import type { AuroraContract } from '../contract/aurora.ts';

const api = apiOf<AuroraContract>();

/** An answer that is thought about begins later than others. */
const THINKING_MS = 60_000;

export const askQuestion = (talkId: string | null, question: string, idempotencyKey?: string) =>
  api('POST /api/aurora/questions', { body: { talkId, question }, idempotencyKey, patienceMs: THINKING_MS });
export const stopAnswer = (turnId: string) =>
  api('POST /api/aurora/turns/:turnId/stop', { params: { turnId } });
/** Answers a question again; with `kind` as one of that kind. */
export const askAgain = (turnId: string, kind?: string) =>
  api('POST /api/aurora/turns/:turnId/again', {
    params: { turnId },
    query: { kind },
    patienceMs: THINKING_MS,
  });
export const judgeAnswer = (turnId: string, thumb: 'UP' | 'DOWN' | null) =>
  api('PUT /api/aurora/turns/:turnId/thumb', { params: { turnId }, body: { thumb } });
/** Notes the huddle that was drafted from an answer. */
export const noteDraft = (turnId: string, huddleId: string) =>
  api('PUT /api/aurora/turns/:turnId/draft', { params: { turnId }, body: { huddleId } });
export const deleteTalk = (talkId: string) => api('DELETE /api/aurora/talks/:talkId', { params: { talkId } });
export const openAnswer = (turnId: string, signal: AbortSignal) =>
  api('GET /api/aurora/turns/:turnId/answer', { params: { turnId }, signal, patienceMs: THINKING_MS });
