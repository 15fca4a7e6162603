import type { Act } from '#platform/shared/outbox/act.ts';
import { askedAbout, nextToSend } from '#platform/shared/outbox/rules.ts';
import { serverNow } from '../server-time.ts';
import { type Sender, sendOne } from './send-one.ts';
import { sendTogether } from './send-together.ts';

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
      if (next.length === 0) return 'DONE';
      if (!(await sendNext(next, sender))) return 'LATER';
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

/** Whether each has come to an end, this or that way. */
async function sendNext(acts: readonly Act[], sender: Sender): Promise<boolean> {
  if (acts.length > 1) {
    const outcome = await sendTogether(acts, sender);
    if (outcome !== 'ONE_BY_ONE') return outcome === 'DONE';
  }
  for (const act of acts) if (!(await sendOne(act, sender))) return false;
  return true;
}

const isSent = ({ steps, answered }: Act) => answered.length >= steps.length;
