import type { AgeGroup, Guests } from './guests.ts';
import { needsApproval } from './rsvp.ts';
import { type HuddleState, stranger } from './state.ts';

/** What a yes leads to, as far as can be said before; the ledger decides. */
export type Prospect =
  | { readonly kind: 'GOES' | 'ASKS' }
  /** `position` is null where the hosts do not show how many wait. */
  | { readonly kind: 'WAITS'; readonly position: number | null };

interface Room {
  /** Null without a limit, or where it is not shown. */
  readonly placesLeft: number | null;
  readonly waiting: number | undefined;
}

/** What somebody new may expect of their yes with a party of this size. */
export function foreseeYes(huddle: HuddleState, { placesLeft, waiting }: Room, party: number): Prospect {
  if (needsApproval(huddle, stranger)) return { kind: 'ASKS' };
  if (placesLeft === null || party <= placesLeft) return { kind: 'GOES' };
  return { kind: 'WAITS', position: waiting === undefined ? null : waiting + 1 };
}

/** The guests of a party whose ages nobody has said yet: adults where they may come. */
export function guestsOfParty(
  { guestAllowedAges }: Pick<HuddleState, 'guestAllowedAges'>,
  people: number,
): Guests {
  const ages: readonly AgeGroup[] = guestAllowedAges;
  const age = ages.includes('ADULT') ? 'ADULT' : ages[0];
  return age && people > 1 ? { [age]: people - 1 } : {};
}

/** How many may come on one answer. */
export function largestParty({
  guestAllowed,
  guestLimit,
  guestAllowedAges,
}: Pick<HuddleState, 'guestAllowed' | 'guestLimit' | 'guestAllowedAges'>): number {
  return guestAllowed && guestAllowedAges.length > 0 ? 1 + guestLimit : 1;
}
