import type { Act, Step } from '#platform/shared/outbox/act.ts';
import { filledStep, markLate, nextToSend, outcomeOf } from '#platform/shared/outbox/rules.ts';
import { ApiProblem, isFlagged, problemIn, problemOf } from '../api-problem.ts';
import { bodyOf, fetchSoon, PATIENCE_MS, urlOf } from '../request.ts';
import { actStore } from './act-store.ts';

/** A picture is on its way longer than words. */
const UPLOAD_PATIENCE_MS = 60_000;

interface Sender {
  /** Whose acts may be sent: theirs, and nobody else's. */
  readonly owner: string;
  /** A token of theirs; rejects when the network is away, `null` when their log-in is over. */
  token(): Promise<string | null>;
  /** An act has come to its end: what it changed is read again before it goes from the list. */
  onSent?(act: Act): Promise<unknown>;
  /** An act has gone, or is another than before. */
  onChange(act: Act): void;
}

/**
 * Sends what waits, the oldest first, each exactly once; answers whether something has to wait longer. One tab or
 * worker at a time: where it dies, the next that asks goes on (OFF-2).
 */
export async function sendActs(sender: Sender): Promise<'DONE' | 'LATER'> {
  if (!('locks' in navigator)) return sendAll(sender);
  return navigator.locks.request('outbox', () => sendAll(sender));
}

async function sendAll(sender: Sender): Promise<'DONE' | 'LATER'> {
  for (;;) {
    const acts = (await actStore.all()).filter(({ owner }) => owner === sender.owner);
    await tellLate(acts, sender);
    const next = nextToSend(acts, Date.now());
    if (!next) return 'DONE';
    if (!(await sendOne(next, sender))) return 'LATER';
  }
}

async function tellLate(acts: readonly Act[], { onChange }: Sender): Promise<void> {
  const late = markLate(acts, Date.now()).filter((act, at) => act !== acts[at]);
  for (const act of late) {
    await actStore.change(act.key, { state: act.state });
    onChange(act);
  }
}

/** Whether it has come to an end, this or that way. */
async function sendOne(act: Act, { token, onSent, onChange }: Sender): Promise<boolean> {
  let { answered } = act;
  try {
    for (let at = answered.length; at < act.steps.length; at += 1) {
      const [step] = act.steps.slice(at);
      if (step)
        answered = [...answered, await sendStep(filledStep(step, answered), `${act.key}-${at}`, token)];
      if (answered.length < act.steps.length) await actStore.change(act.key, { answered });
    }
  } catch (error) {
    const problem = error instanceof ApiProblem ? error : undefined;
    const outcome = outcomeOf({ status: problem?.status, code: problem?.code }, act);
    if (outcome === 'LATER') return false;
    if (outcome === 'REFUSED') {
      const why = problem?.errors[0] || problem?.message || '';
      await actStore.change(act.key, { state: 'REFUSED', why });
      onChange({ ...act, state: 'REFUSED', why });
      return true;
    }
  }
  await onSent?.(act).catch(() => undefined);
  await actStore.remove([act.key]);
  onChange(act);
  return true;
}

async function sendStep(step: Step, key: string, tokenOf: Sender['token']): Promise<string> {
  const [method = 'POST', path = ''] = step.wire.split(' ');
  const token = await tokenOf();
  if (token === null) throw new ApiProblem({ ...nothingSaid, status: 401 });
  const headers = new Headers({ accept: 'application/json', authorization: `Bearer ${token}` });
  const isFile = step.file !== undefined;
  if (isFile) headers.set('content-type', 'application/octet-stream');
  else if (step.body !== undefined) headers.set('content-type', 'application/json');
  if (method === 'POST') headers.set('idempotency-key', key);
  const init = { method, headers, ...(isFile ? { body: step.file } : bodyOf(step)) } as RequestInit;
  const answer = await fetchSoon(urlOf(path, step), init, isFile ? UPLOAD_PATIENCE_MS : PATIENCE_MS);
  if (!answer.ok) throw await problemOf(answer);
  const reply: unknown = await answer.json();
  if (isFlagged(reply)) throw problemIn(reply, answer);
  return typeof reply === 'object' && reply !== null && 'id' in reply ? String(reply.id) : '';
}

const nothingSaid = { code: 'UNKNOWN', message: '', errors: [], params: {}, retryAfter: undefined } as const;
