import { isRefusal, type Refusal } from '#platform/shared/decision.ts';
import type { OpenState } from './ride.ts';

export const rideReturns = [
  'SEAT',
  'IN_LINE',
  'ASKED',
  'KEPT',
  'TAKEN',
  'GONE',
  'NO_PLACE',
  'CAR_OFF',
] as const;
/**
 * What became of a ride that ended with a removal which is undone. ASKED waits for a yes as it did before; KEPT was not
 * touched; TAKEN has no seat any more, and GONE no car that still goes; NO_PLACE is without a place in the outing itself.
 */
export type RideReturn = (typeof rideReturns)[number];

/** By what the car decides about it. */
export function rideReturnOf(decided: Refusal | { readonly waiting: boolean }, was: OpenState): RideReturn {
  if (isRefusal(decided)) return whyNot(decided.code);
  if (was === 'ASKED' || was === 'OFFERED') return 'ASKED';
  return decided.waiting ? 'IN_LINE' : 'SEAT';
}

function whyNot(code: string): RideReturn {
  if (code === 'CAR_TOO_SMALL' || code === 'WAY_NOT_OFFERED') return 'TAKEN';
  return code === 'RIDES_ELSEWHERE' || code === 'ALREADY_ABOARD' ? 'KEPT' : 'GONE';
}
