import type { PlaceValue } from '#platform/shared/wire-values.ts';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { usualTimes } from '../../rules/usual-times.ts';
import { createCarpool } from '../mutations.ts';

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

interface Outing {
  readonly id: string;
  readonly startDateTime: string;
  readonly endDateTime: string;
  readonly timeZone: string;
  readonly venue: { readonly lat: number; readonly lng: number } | null;
}

/** Makes the carpool of a wish: there and back at the usual times, for the people of the huddle. */
export async function saveRideWish(
  outing: Outing,
  { kind, seats, origin }: Wish,
): Promise<{ message: string }> {
  if (kind === 'NONE' || !origin) throw new Error('there is no wish to save');
  const { id, startDateTime, endDateTime, timeZone, venue } = outing;
  const times = { startsAt: new Date(startDateTime), endsAt: new Date(endDateTime), venue };
  const { departsAt, returnsAt } = usualTimes(times, origin);
  const when = { departAt: departsAt.toISOString(), returnAt: returnsAt.toISOString() };
  return createCarpool(
    {
      ...{ kind, huddleId: id, tripType: 'ROUND', origin, timeZone, whoMayAsk: 'PARTICIPANTS' },
      ...{ ...when, seatsOut: seats, seatsBack: seats },
    },
    newIdempotencyKey(),
  );
}
