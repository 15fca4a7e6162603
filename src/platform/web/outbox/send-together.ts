import type { Act } from '#platform/shared/outbox/act.ts';
import { outcomeOf } from '#platform/shared/outbox/rules.ts';
import { ApiProblem, problemOf } from '../api-problem.ts';
import { fetchSoon, PATIENCE_MS } from '../request.ts';
import { noteServerTime } from '../server-time.ts';
import {
  idIn,
  type Leaving,
  nextRequest,
  type Sender,
  takeAnswer,
  takeProblem,
  tokenOf,
} from './send-one.ts';

/** What became of one act; as `POST /api/acts` says it. */
interface ActAnswer {
  readonly status: number;
  /** JSON. */
  readonly body: string;
}

/**
 * Sends acts in one request, in their order: on a bad line each way there and back takes longer than all of them (O19).
 * A server that will not have them together is asked one by one, and says of each why.
 */
export async function sendTogether(
  acts: readonly Act[],
  sender: Sender,
): Promise<'DONE' | 'LATER' | 'ONE_BY_ONE'> {
  try {
    const token = await tokenOf(sender);
    const noted = await Promise.all(acts.map(({ key }) => nextRequest(key, sender)));
    const leaving = noted.flatMap((each) => each ?? []);
    if (leaving.length === 0) return 'DONE';
    return await takeAnswers(leaving, await ask(leaving, token), sender);
  } catch (error) {
    const problem = error instanceof ApiProblem ? error : undefined;
    const outcome = outcomeOf({ status: problem?.status, code: problem?.code }, {});
    return outcome === 'LATER' ? 'LATER' : 'ONE_BY_ONE';
  }
}

async function takeAnswers(
  leaving: readonly Leaving[],
  answers: readonly ActAnswer[],
  sender: Sender,
): Promise<'DONE' | 'LATER'> {
  for (const [at, each] of leaving.entries()) {
    const answer = answers[at];
    if (!answer || !(await settle(each, answer, sender))) return 'LATER';
  }
  return 'DONE';
}

async function settle(leaving: Leaving, { status, body }: ActAnswer, sender: Sender): Promise<boolean> {
  try {
    await takeAnswer(leaving, await idIn(new Response(body, { status })), sender);
    return true;
  } catch (error) {
    return takeProblem(leaving.act, error, sender);
  }
}

async function ask(leaving: readonly Leaving[], token: string): Promise<readonly ActAnswer[]> {
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  const acts = leaving.map(({ method, path, body, key, pressedAt }) => ({
    method,
    path,
    pressedAt,
    ...(body !== undefined && { body }),
    ...(method === 'POST' && { key }),
  }));
  const init = { method: 'POST', headers, body: JSON.stringify({ acts }) };
  const answer = await fetchSoon('/api/acts', init, PATIENCE_MS);
  noteServerTime(answer);
  if (!answer.ok) throw await problemOf(answer);
  const { answers } = (await answer.json()) as { answers: readonly ActAnswer[] };
  return answers;
}
