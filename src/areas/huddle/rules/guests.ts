import { type Decision, refuse } from '#platform/shared/decision.ts';
import type { HuddleState } from './state.ts';

export const ageGroups = ['ADULT', 'TEEN', 'KID', 'TODDLER', 'SENIOR'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** Counts above zero only. */
export type Guests = Readonly<Partial<Record<AgeGroup, number>>>;

type GuestSettings = Pick<HuddleState, 'guestAllowed' | 'guestLimit' | 'guestAllowedAges'>;

export type GuestRefusal =
  | 'GUESTS_NOT_ALLOWED'
  | 'GUESTS_NOT_COUNTED'
  | 'GUEST_AGE_NOT_ALLOWED'
  | 'TOO_MANY_GUESTS';

/** Checks what somebody says they bring against what the huddle allows (HUD-12); absent means nobody. */
export function decideGuests(
  settings: GuestSettings,
  brought: Readonly<Record<string, number>> | undefined,
): Decision<Guests, GuestRefusal> {
  const counts = Object.entries(brought ?? {});
  if (counts.length === 0) return {};
  if (!settings.guestAllowed) return refuse('GUESTS_NOT_ALLOWED');
  const allowed: readonly string[] = settings.guestAllowedAges;
  for (const [group, count] of counts) {
    if (!allowed.includes(group)) return refuse('GUEST_AGE_NOT_ALLOWED', { group });
    if (!Number.isInteger(count) || count < 1) return refuse('GUESTS_NOT_COUNTED');
  }
  const guests = Object.fromEntries(counts) as Guests;
  if (partySize(guests) - 1 > settings.guestLimit) {
    return refuse('TOO_MANY_GUESTS', { limit: settings.guestLimit });
  }
  return guests;
}

/** People in a party: the one who answers and their guests. */
export function partySize(guests: Readonly<Record<string, number>>): number {
  return Object.values(guests).reduce((people, count) => people + count, 1);
}

/** Whether the guest dialog comes before the answer is saved (HUD-12). */
export function asksForGuests(
  huddle: Pick<HuddleState, 'guestAllowed' | 'paymentMode'>,
  answer: 'YES' | 'MAYBE' | 'NO',
): boolean {
  return answer !== 'NO' && (huddle.guestAllowed || huddle.paymentMode === 'PAID');
}
