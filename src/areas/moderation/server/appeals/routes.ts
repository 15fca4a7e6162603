import { type Handlers, idempotent } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { AppealsContract, DecisionAboutMe } from '../../contract/appeals.ts';
import { done } from '../../messages.ts';
import { appealEnd, decideAppeal } from '../../rules/decisions.ts';
import { appeal } from './appeal.ts';
import { givenBackTo } from './given-back.ts';
import { listAboutMe, type OwnDecisionRow } from './reads.ts';

export function appealsRoutes(platform: Platform): Handlers<AppealsContract> {
  return {
    'GET /api/me/decisions': async ({ viewer }) => {
      const now = platform.now();
      const { db } = platform.database;
      const rows = await listAboutMe(db, viewer.personId);
      const givenBack = await givenBackTo(db, viewer.personId);
      return { items: rows.map((row) => presentOwn(row, givenBack(row), now)) };
    },
    'POST /api/me/decisions/:decisionId/appeal': idempotent(async ({ viewer, params, body, command }) => {
      const made = await appeal(platform, command, viewer, params.decisionId, body.words);
      return isRefusal(made) ? made : done('APPEALED');
    }),
  };
}

function presentOwn(
  row: OwnDecisionRow,
  givenBack: DecisionAboutMe['givenBack'],
  now: Date,
): DecisionAboutMe {
  return {
    id: row.id,
    at: row.at.toISOString(),
    object: { type: row.object_type, id: row.object_id, name: row.object_name },
    saidThen: row.said_then ?? '',
    acts: [...row.acts],
    days: row.days,
    reason: row.reason,
    words: row.words,
    appeal: row.appeal,
    appealWords: row.appeal_words,
    answerWords: row.answer_words,
    givenBack,
    mayAppeal: decideAppeal(row, now) === undefined,
    appealUntil: appealEnd(row.at).toISOString(),
    anotherModerator: row.another_moderator,
    byCommunity: row.by_community,
    community: row.by_community ? row.community_name : null,
  };
}
