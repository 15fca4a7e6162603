import type { Activity } from '#areas/huddle/rules/activity.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import { MAX_CONTACTS, MAX_DAYS_AHEAD } from './limits.ts';

const DAY_MS = 24 * 3_600_000;

/** A time to be back must lie ahead, and not too far. */
export function refuseExpectedAt(expectedAt: Date, now: Date): Refusal | undefined {
  if (expectedAt <= now) return refuse('PLAN_IN_PAST');
  const latest = now.getTime() + MAX_DAYS_AHEAD * DAY_MS;
  return expectedAt.getTime() > latest ? refuse('PLAN_TOO_FAR', { days: MAX_DAYS_AHEAD }) : undefined;
}

export interface ContactFacts {
  readonly email: string;
  /** Null: has not answered. */
  readonly agreed: boolean | null;
}

/** Somebody who said no is not told, and somebody of the party would be told of themselves. */
export function refuseContacts(
  contacts: readonly ContactFacts[],
  partyEmails: readonly string[],
): Refusal | undefined {
  if (contacts.some(({ agreed }) => agreed === false)) return refuse('CONTACT_DECLINED');
  const party = new Set(partyEmails.map(sameAddress));
  return contacts.some(({ email }) => party.has(sameAddress(email))) ? refuse('CONTACT_IN_PARTY') : undefined;
}

/**
 * Contacts are kept from everybody but who named them. Once they have been told hosts read who they are, to agree with
 * them who does what, until all are back.
 */
export function mayReadContact(
  contact: { readonly isMine: boolean; readonly isTold: boolean },
  plan: { readonly hosted: boolean; readonly ended: boolean },
): boolean {
  return contact.isMine || (contact.isTold && plan.hosted && !plan.ended);
}

/** Alone nobody but a contact would ever be told. */
export function refuseAlone(contactCount: number): Refusal | undefined {
  return contactCount === 0 ? refuse('PLAN_NEEDS_CONTACT') : undefined;
}

/** One more contact, at this address; `others` are the addresses of mine that I have. */
export function refuseContact(
  email: string,
  { own, others }: { readonly own: string | null; readonly others: readonly string[] },
): Refusal | undefined {
  if (others.length >= MAX_CONTACTS) return refuse('TOO_MANY_CONTACTS', { limit: MAX_CONTACTS });
  if (own !== null && sameAddress(own) === sameAddress(email)) return refuse('CONTACT_IS_ME');
  return others.some((other) => sameAddress(other) === sameAddress(email))
    ? refuse('CONTACT_KNOWN')
    : undefined;
}

const slow: ReadonlySet<Activity> = new Set<Activity>(['CLIMBING', 'SKIING', 'BACKPACKING']);
const middle: ReadonlySet<Activity> = new Set<Activity>([
  'HIKING',
  'SNOWSHOEING',
  'PADDLING',
  'MOUNTAIN_BIKING',
  'CYCLING',
]);

/** How many minutes of grace the form begins with: the further out, the more often a party is only late. */
export function usualGrace(activity: Activity | null): number {
  if (activity && slow.has(activity)) return 180;
  return activity && middle.has(activity) ? 90 : 60;
}

function sameAddress(email: string): string {
  return email.trim().toLowerCase();
}
