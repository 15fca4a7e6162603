import type { Right } from '#areas/community/rules/rights.ts';
import { kmBetween } from '#areas/place/rules/distance.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import { isTimeZone } from '#platform/shared/is-time-zone.ts';
import type { PlanFault } from '../page-messages.ts';
import type { AgeGroup } from './guests.ts';
import type { Privacy } from './state.ts';

const DAY_MS = 24 * 3_600_000;
/** Drafts that one person may keep. */
export const MAX_DRAFTS = 100;
/** How far ahead a start may lie. */
export const MAX_AHEAD_MS = 3 * 366 * DAY_MS;

/** A day's outing with the way home; who plans a longer one is asked whether they mean it. */
const LONG_DAY_MS = 16 * 3_600_000;

/** Whether it lasts so long that it may be a slip: a start moved by days, an end left behind. */
export function isUnusuallyLong({ startsAt, endsAt }: Pick<HuddlePlan, 'startsAt' | 'endsAt'>): boolean {
  return endsAt.getTime() - startsAt.getTime() > LONG_DAY_MS;
}

/** How far people walk or ride from where they meet to where it begins; who plans more is asked whether they mean it. */
const FAR_KM = 100;

interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Kilometres from the venue to where people meet, when they are so many that it may be another town of that name (P18). */
export function farFromVenue(venue: Point | null, meetingPoint: Point | null): number | undefined {
  if (!venue || !meetingPoint) return undefined;
  const kilometers = kmBetween(venue, meetingPoint);
  return kilometers > FAR_KM ? kilometers : undefined;
}

/** So far nobody goes by bus in the evening: rides are asked about. */
const RIDE_KM = 20;

/** Whether it lies so far from where its host usually is that people may want to share cars. */
export function isFarFromHome(home: Point | null, venue: Point | null): boolean {
  return home !== null && venue !== null && kmBetween(home, venue) > RIDE_KM;
}

/** The parts of a huddle that must fit together. */
export interface HuddlePlan {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly rsvpStartsAt: Date | null;
  readonly rsvpEndsAt: Date | null;
  readonly timeZone: string;
  readonly privacy: Privacy;
  readonly communityId: string | null;
  readonly guestAllowed: boolean;
  readonly guestAllowedAges: readonly AgeGroup[];
  /** Whether the person who plans may do so for the community; NONE when they do not belong to it. */
  readonly planning: Right | 'NONE';
}

/**
 * Whether a huddle may be planned like this; the page asks the same while it is filled in. A start that already
 * `stands` may lie in the past: what was may still be described better.
 */
export function decidePlan(
  plan: HuddlePlan,
  now: Date,
  stands: Date | null = null,
): Refusal<PlanFault> | undefined {
  return decideTimes(plan, now, stands) ?? decideAudience(plan);
}

function decideTimes(plan: HuddlePlan, now: Date, stands: Date | null): Refusal<PlanFault> | undefined {
  const { startsAt, endsAt, rsvpStartsAt, rsvpEndsAt } = plan;
  if (!isTimeZone(plan.timeZone)) return refuse('TIME_ZONE_UNKNOWN', { timeZone: plan.timeZone });
  if (startsAt < now && startsAt.getTime() !== stands?.getTime()) return refuse('START_IN_PAST');
  if (startsAt.getTime() - now.getTime() > MAX_AHEAD_MS) return refuse('TOO_FAR_AHEAD');
  if (endsAt <= startsAt) return refuse('END_BEFORE_START');
  if (endsAt.getTime() - startsAt.getTime() > 31 * DAY_MS) return refuse('LONGER_THAN_A_MONTH');
  if (rsvpStartsAt && rsvpEndsAt && rsvpEndsAt <= rsvpStartsAt) return refuse('RSVP_WINDOW_BACKWARDS');
  const lastOfWindow = rsvpEndsAt ?? rsvpStartsAt;
  if (lastOfWindow && lastOfWindow > startsAt) return refuse('RSVP_WINDOW_AFTER_START');
  return undefined;
}

function decideAudience(plan: HuddlePlan): Refusal<PlanFault> | undefined {
  const forCommunity = plan.privacy === 'COMMUNITY' || plan.communityId !== null;
  if (forCommunity && plan.planning === 'NONE') return refuse('COMMUNITY_UNKNOWN');
  if (forCommunity && plan.planning === 'NO') return refuse('ONLY_LEADERS_PLAN');
  if (plan.guestAllowed && plan.guestAllowedAges.length === 0) return refuse('GUEST_AGES_MISSING');
  return undefined;
}
