import type { PlaceValue } from '#platform/shared/wire-values.ts';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { wishRide } from '../mutations.ts';

/** What somebody says about their way in the RSVP. */
export interface Wish {
  readonly kind: 'NONE' | 'NEED' | 'OFFER';
  readonly seats: number;
  readonly origin: PlaceValue | null;
}

export const noWish: Wish = { kind: 'NONE', seats: 1, origin: null };

/** Whether it says enough to become a carpool; saying nothing does. */
export function isWhole({ kind, seats, origin }: Wish): boolean {
  return kind === 'NONE' || (origin !== null && seats >= 1 && seats <= 60);
}

/** Says it with the answer: a carpool at once for who has a place, kept for who waits for one. */
export async function saveRideWish(
  huddleId: string,
  { kind, seats, origin }: Wish,
): Promise<{ message: string }> {
  if (kind === 'NONE' || !origin) throw new Error('there is no wish to save');
  return wishRide(huddleId, { kind, seats, origin }, newIdempotencyKey());
}
