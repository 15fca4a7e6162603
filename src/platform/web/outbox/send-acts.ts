import type { Act, Step } from '#platform/shared/outbox/act.ts';
import { PRESSED_AT } from '#platform/shared/outbox/pressed.ts';
import {
  askedAbout,
  filledStep,
  nextToSend,
  outcomeOf,
  stepKey,
  triedNow,
} from '#platform/shared/outbox/rules.ts';
import { ApiProblem, isFlagged, problemIn, problemOf } from '../api-problem.ts';
import { bodyOf, fetchSoon, PATIENCE_MS, urlOf } from '../request.ts';
import { noteServerTime, serverNow } from '../server-time.ts';
import type { ActStore } from './act-store.ts';

/** A picture is on its way longer than words. */
const UPLOAD_PATIENCE_MS = 60_000;

interface Sender {
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

/**
 * Sends what waits, the oldest first, each exactly once; answers whether something has to wait longer. One tab or
 * worker at a time: where it dies, the next that asks goes on (OFF-2).
 */
export async function sendActs(sender: Sender): Promise<'DONE' | 'LATER'> {
  if (!('locks' in navigator)) return sendAll(sender);
  return navigator.locks.request('outbox', () => sendAll(sender));
}

async function sendAll(sender: Sender): Promise<'DONE' | 'LATER'> {
  const list = clearing(sender);
  try {
    for (;;) {
      const acts = (await sender.store.all()).filter(({ owner }) => owner === sender.owner);
      // Also what was sent by a tab that died before it could take it from the list.
      list.clear(acts.filter(isSent));
      const open = acts.filter((act) => !isSent(act));
      await askAbout(open, sender);
      const next = nextToSend(open, serverNow());
      if (!next) return 'DONE';
      if (!(await sendOne(next, sender))) return 'LATER';
    }
  } finally {
    await list.isClear();
  }
}

/**
 * Takes what was sent from the list, once what it changed was read again; the next act leaves meanwhile. What is sent
 * during one reading shares the next: on a bad line, reading after each act took longer than sending it.
 */
function clearing({ store, onSent, onChange }: Sender) {
  const begun = new Set<string>();
  let due: readonly Act[] = [];
  let running = Promise.resolve();
  const run = async () => {
    const sent = due;
    due = [];
    if (sent.length === 0) return;
    await onSent?.(sent).catch(() => undefined);
    for (const act of sent) {
      // What was added meanwhile is sent in the next round.
      await store.change(act.key, (stored) => (isSent(stored) ? null : stored));
      begun.delete(act.key);
      onChange(act);
    }
  };
  return {
    /** Where the store fails they stay, and are taken away the next time. */
    clear(acts: readonly Act[]): void {
      const fresh = acts.filter(({ key }) => !begun.has(key));
      for (const { key } of fresh) begun.add(key);
      due = [...due, ...fresh];
      if (fresh.length > 0) running = running.then(run).catch(() => undefined);
    },
    isClear: () => running,
  };
}

async function askAbout(acts: readonly Act[], { store, onChange }: Sender): Promise<void> {
  const asked = askedAbout(acts, serverNow()).filter((act, at) => act !== acts[at]);
  for (const act of asked) {
    await store.change(act.key, (stored) => ({ ...stored, state: act.state }));
    onChange(act);
  }
}

/** Whether it has come to an end, this or that way. */
async function sendOne(act: Act, sender: Sender): Promise<boolean> {
  const { store, onChange } = sender;
  try {
    await sendSteps(act.key, sender);
  } catch (error) {
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
  }
  return true;
}

const isSent = ({ steps, answered }: Act) => answered.length >= steps.length;

/** One after the other, each read as it stands then: its author may have changed the rest, or thrown it away. */
async function sendSteps(key: string, { store, token: tokenOf, owner }: Sender): Promise<void> {
  for (;;) {
    const token = await tokenOf();
    if (token === null) throw new ApiProblem({ ...nothingSaid, status: 401 });
    // Before it leaves: any code that goes on after a crash, or changes it, knows that it may be with the server already.
    await store.change(key, (stored) => triedNow(stored, serverNow()));
    const act = (await store.all()).find((each) => each.key === key && each.owner === owner);
    const step = act?.steps[act.answered.length];
    if (!act || !step || act.state !== 'WAITING') return;
    const sent = { key: stepKey(key, act.answered.length), token, pressedAt: act.at };
    const answer = await sendStep(filledStep(step, act.answered), sent);
    await store.change(key, (stored) => takeAnswer(stored, step, act.answered, answer));
  }
}

/** A step whose words were changed while it was on its way is sent once more. */
function takeAnswer(stored: Act, sent: Step, before: readonly string[], answer: string): Act {
  const at = before.length;
  const isSame = JSON.stringify(stored.steps[at]) === JSON.stringify(sent);
  if (stored.answered.length !== at || !isSame) return stored;
  return { ...stored, answered: [...before, answer] };
}

interface Sent {
  readonly key: string;
  readonly token: string;
  readonly pressedAt: number;
}

async function sendStep(step: Step, { key, token, pressedAt }: Sent): Promise<string> {
  const [method = 'POST', path = ''] = step.wire.split(' ');
  const headers = new Headers({ accept: 'application/json', authorization: `Bearer ${token}` });
  headers.set(PRESSED_AT, new Date(pressedAt).toISOString());
  const isFile = step.file !== undefined;
  if (isFile) headers.set('content-type', 'application/octet-stream');
  else if (step.body !== undefined) headers.set('content-type', 'application/json');
  if (method === 'POST') headers.set('idempotency-key', key);
  const init = { method, headers, ...(isFile ? { body: step.file } : bodyOf(step)) } as RequestInit;
  const answer = await fetchSoon(urlOf(path, step), init, isFile ? UPLOAD_PATIENCE_MS : PATIENCE_MS);
  noteServerTime(answer);
  if (!answer.ok) throw await problemOf(answer);
  const reply: unknown = await answer.json();
  if (isFlagged(reply)) throw problemIn(reply, answer);
  return typeof reply === 'object' && reply !== null && 'id' in reply ? String(reply.id) : '';
}

const nothingSaid = { code: 'UNKNOWN', message: '', errors: [], params: {}, retryAfter: undefined } as const;
