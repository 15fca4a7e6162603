import type { Act, Step } from '#platform/shared/outbox/act.ts';
import { PRESSED_AT } from '#platform/shared/outbox/pressed.ts';
import { filledStep, outcomeOf, stepKey, triedNow } from '#platform/shared/outbox/rules.ts';
import { ApiProblem, isFlagged, problemIn, problemOf } from '../api-problem.ts';
import { bodyOf, fetchSoon, PATIENCE_MS, urlOf } from '../request.ts';
import { noteServerTime, serverNow } from '../server-time.ts';
import type { ActStore } from './act-store.ts';

/** A picture is on its way longer than words. */
const UPLOAD_PATIENCE_MS = 60_000;

export interface Sender {
  /** Whose acts may be sent: theirs, and nobody else's. */
  readonly owner: string;
  readonly store: ActStore;
  /** A token of theirs; rejects when the network is away, `null` when their log-in is over. */
  token(): Promise<string | null>;
  /** Acts have come to their end: what they changed is read again before they go from the list. */
  onSent?(acts: readonly Act[]): Promise<unknown>;
  /** An act has gone, or is another than before. */
  onChange(act: Act): void;
}

/** Sends what is left of one act; whether it has come to an end, this or that way. */
export async function sendOne(act: Act, sender: Sender): Promise<boolean> {
  try {
    await sendSteps(act.key, sender);
    return true;
  } catch (error) {
    return takeProblem(act, error, sender);
  }
}

/** What the next request of an act says. */
export interface Leaving {
  readonly act: Act;
  readonly step: Step;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly key: string;
  readonly pressedAt: string;
}

/**
 * The next request of an act as it stands now, as its author may have changed it or thrown it away. It is noted before
 * it leaves: any code that goes on after a crash, or changes it, knows that it may be with the server already.
 */
export async function nextRequest(key: string, { store, owner }: Sender): Promise<Leaving | undefined> {
  await store.change(key, (stored) => triedNow(stored, serverNow()));
  const act = (await store.all()).find((each) => each.key === key && each.owner === owner);
  const step = act?.steps[act.answered.length];
  if (!act || !step || act.state !== 'WAITING') return undefined;
  const [method = 'POST', path = ''] = step.wire.split(' ');
  const filled = filledStep(step, act.answered);
  return {
    act,
    step,
    method,
    path: urlOf(path, filled),
    body: filled.body,
    key: stepKey(key, act.answered.length),
    pressedAt: new Date(act.at).toISOString(),
  };
}

export async function tokenOf(sender: Sender): Promise<string> {
  const token = await sender.token();
  if (token === null) throw new ApiProblem({ ...nothingSaid, status: 401 });
  return token;
}

/** Keeps the id that was answered; a step whose words were changed while it was on its way is sent once more. */
export async function takeAnswer({ act, step }: Leaving, id: string, { store }: Sender): Promise<void> {
  const at = act.answered.length;
  await store.change(act.key, (stored) => {
    const isSame = JSON.stringify(stored.steps[at]) === JSON.stringify(step);
    if (stored.answered.length !== at || !isSame) return stored;
    return { ...stored, answered: [...act.answered, id] };
  });
}

/** Whether an act has come to its end although it was not done. */
export async function takeProblem(act: Act, error: unknown, { store, onChange }: Sender): Promise<boolean> {
  const problem = error instanceof ApiProblem ? error : undefined;
  const outcome = outcomeOf({ status: problem?.status, code: problem?.code }, act);
  if (outcome === 'LATER') return false;
  if (outcome === 'REFUSED') {
    const refused = { state: 'REFUSED' as const, why: problem?.errors[0] || problem?.message || '' };
    await store.change(act.key, (stored) => ({ ...stored, ...refused }));
    onChange({ ...act, ...refused });
    return true;
  }
  await store.change(act.key, (stored) => ({ ...stored, answered: [...stored.answered, ''] }));
  return true;
}

/** The id that an answer names, if it does; throws the problem that it is. */
export async function idIn(answer: Response): Promise<string> {
  if (!answer.ok) throw await problemOf(answer);
  const reply: unknown = await answer.json();
  if (isFlagged(reply)) throw problemIn(reply, answer);
  return typeof reply === 'object' && reply !== null && 'id' in reply ? String(reply.id) : '';
}

async function sendSteps(key: string, sender: Sender): Promise<void> {
  for (;;) {
    const token = await tokenOf(sender);
    const leaving = await nextRequest(key, sender);
    if (!leaving) return;
    await takeAnswer(leaving, await idIn(await ask(leaving, token)), sender);
  }
}

async function ask({ step, method, path, body, key, pressedAt }: Leaving, token: string): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', authorization: `Bearer ${token}` });
  headers.set(PRESSED_AT, pressedAt);
  const isFile = step.file !== undefined;
  if (isFile) headers.set('content-type', 'application/octet-stream');
  else if (body !== undefined) headers.set('content-type', 'application/json');
  if (method === 'POST') headers.set('idempotency-key', key);
  const init = { method, headers, ...(isFile ? { body: step.file } : bodyOf({ body })) } as RequestInit;
  const answer = await fetchSoon(path, init, isFile ? UPLOAD_PATIENCE_MS : PATIENCE_MS);
  noteServerTime(answer);
  return answer;
}

const nothingSaid = { code: 'UNKNOWN', message: '', errors: [], params: {}, retryAfter: undefined } as const;
