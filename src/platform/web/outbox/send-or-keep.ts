import { stepKey } from '#platform/shared/outbox/rules.ts';
import type { Contract, Wire } from '#platform/shared/wire.ts';
import { type CallInput, type CallReply, callWire } from '../api.ts';
import { isAway } from '../api-problem.ts';
import { newIdempotencyKey } from '../idempotency-key.ts';
import type { NewAct } from './outbox.ts';
import { isSomethingWaiting } from './waiting-note.ts';
import { wordKept } from './word-kept.ts';

/** What is said of an act that waits. */
export type KeptAs = Omit<NewAct, 'steps'>;

/** It waits for a network. */
interface Waiting {
  readonly message: string;
  readonly waiting: true;
}

/** A call that waits in the outbox where nobody answers (OFF-2). */
export type KeepingApi<C extends Contract> = <W extends keyof C & Wire>(
  wire: W,
  input: CallInput<C[W]>,
  as: KeptAs,
) => Promise<CallReply<C[W]> | Waiting>;

/** Like `apiOf`, for what must not be lost without a network: it is sent now or kept, and sent exactly once. */
export function keepingApiOf<C extends Contract>(): KeepingApi<C> {
  const call = (wire: string, input: Parameters<typeof callWire>[1], as: KeptAs) => {
    const key = as.key ?? input?.idempotencyKey ?? newIdempotencyKey();
    const { params, body } = input ?? {};
    const step = { wire, ...(params && { params }), ...(body !== undefined && { body }) };
    // The steps of an act have keys of their own: what was sent already is the same command again.
    const send = () => callWire(wire, { ...input, idempotencyKey: stepKey(key, 0), tries: 1 });
    return sendOrKeep(send, { ...as, key, steps: [step] });
  };
  return call as unknown as KeepingApi<C>;
}

/** Sends, and keeps where nobody answers; what the server refuses is refused. */
export async function sendOrKeep<T>(send: () => Promise<T>, act: NewAct): Promise<T | Waiting> {
  try {
    if (!navigator.onLine) throw new TypeError('there is no network');
    // What was answered without a network may be on its way right now: the newer one must not arrive before it.
    if (await isBehindAnother(act)) return await keep(act);
    return await send();
  } catch (error) {
    if (!isAway(error)) throw error;
    return keep(act);
  }
}

async function isBehindAnother({ slot }: NewAct): Promise<boolean> {
  return slot !== undefined && isSomethingWaiting() && (await theOutbox()).isWaiting(slot);
}

async function keep(act: NewAct): Promise<Waiting> {
  const isStored = await (await theOutbox()).keep(act);
  return { message: wordKept(isStored), waiting: true };
}

async function theOutbox() {
  return (await import('./outbox.ts')).outbox;
}
