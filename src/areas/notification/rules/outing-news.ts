import { type Activity, activities } from '#areas/huddle/rules/activity.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { NotificationRefusal } from '../messages.ts';

/** Of which new outings of a community a member wants to hear (COM-9). */
export const outingWishes = ['ALL', 'FITTING', 'NONE'] as const;
export type OutingWish = (typeof outingWishes)[number];

/** From the easiest to the hardest. */
export const difficulties = ['EASY', 'MODERATE', 'HARD', 'VERY_HARD'] as const;
export type Difficulty = (typeof difficulties)[number];

export interface OutingChoice {
  readonly wanted: OutingWish;
  readonly byMail: boolean;
  /** What fits; none means any activity. */
  readonly activities: readonly Activity[];
  /** Kilometres from the place in my profile; null for any distance. */
  readonly withinKm: number | null;
  readonly hardest: Difficulty | null;
}

/** What a member has who never chose: members hear of what their club does. */
export const usualOutingChoice: OutingChoice = {
  wanted: 'ALL',
  byMail: true,
  activities: [],
  withinKm: null,
  hardest: null,
};

export interface OutingFacts {
  readonly activity: Activity;
  /** Null where nothing is said of it, which keeps nobody from hearing. */
  readonly difficulty: Difficulty | null;
  /** Null where one of the two places is not known. */
  readonly kilometres: number | null;
}

/** Whether a member hears of an outing; what is not known of it fits. As SQL in `outings/hearers.sql.ts`. */
export function hearsOf(choice: Omit<OutingChoice, 'byMail'>, outing: OutingFacts): boolean {
  if (choice.wanted !== 'FITTING') return choice.wanted === 'ALL';
  const { difficulty, kilometres } = outing;
  if (choice.activities.length > 0 && !choice.activities.includes(outing.activity)) return false;
  if (choice.withinKm !== null && kilometres !== null && kilometres > choice.withinKm) return false;
  if (choice.hardest === null || difficulty === null) return true;
  return difficulties.indexOf(difficulty) <= difficulties.indexOf(choice.hardest);
}

/** The same activities in the order of the list, each once. */
export function sortedActivities(chosen: readonly Activity[]): Activity[] {
  return activities.filter((activity) => chosen.includes(activity));
}

interface ToldOutings {
  readonly planned: string;
  readonly moved: string;
}

/**
 * Under which words it is kept that a community was told of an outing: one that repeats is told once for all its
 * days, one that is moved once a move.
 */
export function toldWords(huddleId: string, seriesId: string | null, at: string): ToldOutings {
  const what = seriesId ?? huddleId;
  return { planned: `planned:${what}`, moved: `moved:${what}:${at}` };
}

const DAY_MS = 24 * 3_600_000;

export interface ReminderState {
  readonly status: 'DRAFT' | 'PUBLISHED' | 'CANCELLED';
  readonly startsAt: Date;
  readonly remindedAt: Date | null;
}

/** When the next reminder may go out; null when it may now. */
export function nextReminderAt(remindedAt: Date | null, now: Date): Date | null {
  const next = remindedAt && new Date(remindedAt.getTime() + DAY_MS);
  return next && next > now ? next : null;
}

/** Hosts ask once a day at most, and only for what is still to come. */
export function decideReminder(
  { status, startsAt, remindedAt }: ReminderState,
  now: Date,
): Refusal<NotificationRefusal> | undefined {
  if (status !== 'PUBLISHED') return refuse('REMINDER_NOT_NOW', {}, 'conflict');
  if (startsAt <= now) return refuse('REMINDER_NOT_NOW', {}, 'conflict');
  if (nextReminderAt(remindedAt, now)) return refuse('REMINDED_TODAY', {}, 'conflict');
  return undefined;
}
