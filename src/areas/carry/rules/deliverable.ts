import type { Act } from '#platform/shared/outbox/act.ts';
import { stepKey } from '#platform/shared/outbox/rules.ts';
import { type CarriedAct, type CarriedKind, carriedWires } from './code.ts';

const DAY_MS = 24 * 3_600_000;
/** Shorter than the server knows the key of a step, so that no code is carried out twice. */
export const MAX_AGE_MS = 7 * DAY_MS;
/** A phone's clock that is ahead by more is wrong, and its codes would be good for too long. */
export const MAX_AHEAD_MS = DAY_MS;

/** Whether a code may still be delivered, by when its act was pressed. */
export function isFresh(at: number, now: number): boolean {
  return now - at <= MAX_AGE_MS && at - now <= MAX_AHEAD_MS;
}

/** What of an act a code says, as far as the act is one that may go by another phone. */
export type Carriable = Pick<CarriedAct, 'kind' | 'key' | 'at' | 'params' | 'body'>;

/**
 * A roll-call, a message in words or the end of a return plan is one request that stands for itself. Pictures are too much for a code, and what
 * was refused or is asked about its author decides first.
 */
export function carriableOf(act: Act): Carriable | undefined {
  const [step, ...more] = act.steps;
  if (!step || more.length > 0 || act.answered.length > 0 || act.state !== 'WAITING') return undefined;
  const kind = kindOf(step.wire);
  if (!kind || step.file || !isWordsOnly(step.body)) return undefined;
  const params = Object.fromEntries(
    Object.entries(step.params ?? {}).map(([name, value]) => [name, String(value)]),
  );
  return { kind, key: stepKey(act.key, 0), at: act.at, params, body: step.body };
}

function kindOf(wire: string): CarriedKind | undefined {
  if (wire === carriedWires.came) return 'came';
  if (wire === carriedWires.cameByHand) return 'cameByHand';
  if (wire === carriedWires.allBack) return 'allBack';
  return wire === carriedWires.message ? 'message' : undefined;
}

/** Pictures are with the server or on the phone of who took them; a code brings none. */
export function isWordsOnly(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('pictures' in body)) return true;
  return Array.isArray(body.pictures) && body.pictures.length === 0;
}
