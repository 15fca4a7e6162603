import type { FastifyInstance } from 'fastify';
import { warmUp } from '#areas/search/server/public.ts';
import { publish } from '#platform/server/bus.ts';
import { readTimeCursor } from '#platform/server/cursor.ts';
import { type Handlers, idempotent, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { registerMessages } from '#platform/server/http/sentences.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing } from '#platform/shared/decision.ts';
import { type AuroraContract, auroraContract } from '../contract/aurora.ts';
import { auroraConfirmations, auroraRefusals, done } from '../messages.ts';
import { standingOfActs } from './acts-standing.ts';
import { askAgain, askQuestion } from './ask-question.ts';
import { judgeAnswer, noteDraft, stopAnswer } from './change-turn.ts';
import { presentTalk, presentTalks, presentTurn } from './present.ts';
import { findTalk, listTalkRows, listTurns } from './reads.ts';
import { dangerOf, recogniser } from './recognise.ts';
import { stillSeenOf, thingsOf } from './still-seen.ts';
import { Running, streamAnswer } from './stream-answer.ts';
import { suggestQuestions } from './suggest-questions.ts';
import { removeTalk } from './writes.ts';

export function registerAurora(app: FastifyInstance, platform: Platform): void {
  const running = new Running(platform);
  app.addHook('preClose', async () => running.close());
  app.addHook('onClose', () => running.making.close());
  registerMessages(auroraRefusals, auroraConfirmations);
  registerEndpoints(app, platform, auroraContract, auroraRoutes(platform, running));
}

function auroraRoutes(platform: Platform, running: Running): Handlers<AuroraContract> {
  const { db } = platform.database;
  return {
    'GET /api/aurora/suggestions': async ({ viewer }) => {
      // Her page is open: the first question is not to wait for the thread to begin.
      void warmUp(platform);
      void recogniser();
      const model = platform.config.AURORA_BASE_URL !== undefined;
      return { model, ...(await suggestQuestions(platform, viewer)) };
    },
    'GET /api/aurora/talks': async ({ viewer, query: { after, limit } }) =>
      presentTalks(await listTalkRows(db, viewer.personId, { after: readTimeCursor(after), limit }), limit),
    'GET /api/aurora/talks/:talkId': async ({ viewer: { personId }, params: { talkId } }) => {
      const talk = await findTalk(db, personId, talkId);
      if (!talk) return missing();
      const turns = await listTurns(db, talkId);
      const seen = await stillSeenOf(db, personId, thingsOf(turns));
      const standing = await standingOfActs(db, personId, turns, platform.now());
      return { talk: presentTalk(talk), turns: turns.map((turn) => presentTurn(turn, seen, standing)) };
    },
    'DELETE /api/aurora/talks/:talkId': async ({ viewer, params: { talkId } }) =>
      (await removeTalk(db, viewer.personId, talkId)) ? done('TALK_DELETED') : missing(),
    'POST /api/aurora/questions': idempotent(async ({ viewer, body, command }) => {
      const keep = () => askQuestion(platform, command, viewer, body);
      const inDanger = (await dangerOf(body.question)) !== undefined;
      const asked = await (inDanger ? keep() : running.making.keepInTurn(keep));
      return isRefusal(asked) ? asked : { ...done('QUESTION_ASKED'), ...asked };
    }),
    'GET /api/aurora/turns/:turnId/answer': ({ viewer, params: { turnId }, reply }) =>
      streamAnswer(platform, running, viewer, turnId, reply),
    'POST /api/aurora/turns/:turnId/stop': async ({ viewer, params: { turnId } }) => {
      const stopped = await stopAnswer(platform, viewer, turnId);
      if (isRefusal(stopped)) return stopped;
      if (stopped.underWay) await publish(db, 'aurora.stopped', { turnId });
      return done('ANSWER_STOPPED');
    },
    'POST /api/aurora/turns/:turnId/again': idempotent(
      async ({ viewer, params: { turnId }, query: { kind }, command }) => {
        const again = await askAgain(platform, command, viewer, turnId, kind);
        return isRefusal(again) ? again : done('QUESTION_REPEATED');
      },
    ),
    'PUT /api/aurora/turns/:turnId/draft': async ({ viewer, params: { turnId }, body: { huddleId } }) => {
      const noted = await noteDraft(platform, viewer, turnId, huddleId);
      return isRefusal(noted) ? noted : done('ACT_NOTED');
    },
    'PUT /api/aurora/turns/:turnId/thumb': async ({ viewer, params: { turnId }, body: { thumb } }) => {
      const judged = await judgeAnswer(platform, viewer, turnId, thumb);
      return isRefusal(judged) ? judged : done('ANSWER_JUDGED');
    },
  };
}
