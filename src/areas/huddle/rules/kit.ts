import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { KitId } from '#platform/shared/ids.ts';
import type { HuddleRefusal } from '../messages.ts';
import type { AccessLevel } from './access.ts';

export const MAX_KIT_ITEMS = 30;
export const MAX_KIT_NEEDED = 99;
export const MAX_KIT_NAME_LENGTH = 80;

/** A thing that the group needs once or more often, such as two ropes (HUD-25). */
export interface KitItem {
  readonly id: KitId;
  readonly name: string;
  readonly needed: number;
}

/** How many of a thing still have nobody who brings them; a host may have lowered the number since. */
export function missingKit({
  needed,
  promised,
}: {
  readonly needed: number;
  readonly promised: number;
}): number {
  return Math.max(0, needed - promised);
}

/** Only those who have a place, and hosts, bring something. */
export function mayBringKit(access: AccessLevel): boolean {
  return access === 'INSIDE' || access === 'HOST';
}

/**
 * Whether somebody may bring so many. Nothing is promised beyond what is needed, whatever others promise at the same
 * moment; what somebody has promised already they may keep or lower.
 */
export function decidePromise(
  { needed, byOthers, mine }: { readonly needed: number; readonly byOthers: number; readonly mine: number },
  amount: number,
): Refusal<HuddleRefusal> | undefined {
  if (amount <= mine) return undefined;
  const left = Math.max(0, needed - byOthers);
  return amount > left ? refuse('KIT_PROMISED_ALREADY', { left }, 'conflict') : undefined;
}
