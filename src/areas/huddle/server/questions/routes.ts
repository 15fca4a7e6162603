import { presentPersonSummary } from '#areas/person/server/public.ts';
import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing, refuse } from '#platform/shared/decision.ts';
import type { QuestionContract } from '../../contract/questions.ts';
import { done } from '../../messages.ts';
import { findHuddle } from '../reads.ts';
import { changeQuestions, saveReplies } from './ask-questions.ts';
import { presentQuestions } from './present.ts';
import { countReplies, listReplyRows, questionsOf, repliesBy } from './reads.ts';

/** What hosts ask at the answer, and what they hear (HUD-28). */
export function questionRoutes(platform: Platform): Handlers<QuestionContract> {
  const { db } = platform.database;
  return {
    'GET /api/huddles/:huddleId/questions': async ({ viewer: { personId }, params: { huddleId }, query }) => {
      const huddle = await findHuddle(db, { personId, link: query.link }, huddleId);
      if (!huddle) return missing();
      const [questions, replies] = await Promise.all([
        questionsOf(db, huddleId),
        repliesBy(db, huddleId, personId),
      ]);
      return { items: presentQuestions(questions, replies) };
    },
    'PUT /api/huddles/:huddleId/questions': async ({ viewer, params: { huddleId }, body }) => {
      const changed = await changeQuestions(platform, viewer, huddleId, body.items);
      return isRefusal(changed) ? changed : done('QUESTIONS_SAVED');
    },
    'PUT /api/huddles/:huddleId/replies': async ({ viewer, params: { huddleId }, body }) => {
      const saved = await saveReplies(platform, viewer, huddleId, body.replies);
      return isRefusal(saved) ? saved : done('REPLIES_SAVED');
    },
    'GET /api/huddles/:huddleId/replies': async ({ viewer, params: { huddleId }, query }) => {
      const huddle = await findHuddle(db, { personId: viewer.personId }, huddleId);
      if (!huddle) return missing();
      if (huddle.access !== 'HOST') return refuse('NOT_A_HOST', {}, 'forbidden');
      const { limit } = query;
      const [rows, counts] = await Promise.all([
        listReplyRows(db, huddleId, query),
        countReplies(db, huddleId),
      ]);
      const shown = rows.slice(0, limit);
      return {
        items: shown.map((row) => ({ person: presentPersonSummary(row), replies: [...row.replies] })),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
        counts,
      };
    },
  };
}
