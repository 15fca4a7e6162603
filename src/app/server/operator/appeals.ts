import { answerAppeal, waitingAppeals } from '#areas/moderation/server/public.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { DecisionId } from '#platform/shared/ids.ts';
import type { Outcome } from './run-operator.ts';

const LINES = 50;
const ID = /^[0-9a-f-]{36}$/;

/** Appeals that wait, for an installation with one moderator or none. */
export async function listAppeals(platform: Platform): Promise<Outcome> {
  const rows = await waitingAppeals(platform.database.db, LINES);
  const lines = rows.map(
    ({ id, object_type, object_name, acts, appeal_words }) =>
      `${id}  ${acts.join(', ')}  ${object_type} “${object_name}”  ${appeal_words}`,
  );
  return { ok: true, lines: lines.length > 0 ? lines : ['No appeal waits.'] };
}

interface AppealWords {
  readonly operator: string;
  readonly answer: string;
  readonly id: string;
  readonly words: string;
}

/** Undefined where these are not the words of an answer. */
export async function answerByOperator(platform: Platform, said: AppealWords): Promise<Outcome | undefined> {
  const { operator, answer, id, words } = said;
  if (!(['grant', 'refuse'].includes(answer) && ID.test(id))) return undefined;
  const granted = answer === 'grant';
  const decisionId = id as DecisionId;
  const answered = await answerAppeal(platform, { decisionId, granted, words, by: { operator } });
  if (isRefusal(answered)) return { ok: false, lines: ['There is no such appeal that waits.'] };
  platform.log.info({ act: granted ? 'APPEAL_GRANTED' : 'APPEAL_REFUSED', operator }, 'operator act');
  return { ok: true, lines: [granted ? 'Granted: all that followed is undone.' : 'Refused.'] };
}
