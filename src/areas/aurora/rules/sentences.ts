import type { Condition } from './fit.ts';
import type { Wish } from './meaning/plan.ts';

/** What Aurora is, for whoever asks. */
export const ABOUT =
  'I am Aurora. I look things up in here with your eyes: huddles by place, day, kind, difficulty, free places and ' +
  'rides, who hosts them, communities, what people write, your own plans, and when it gets dark somewhere. I can ' +
  'prepare an RSVP, a request to join, a follow or a draft, and you confirm it.';

export const TRY =
  'Try: “easy hike near Boulder on Saturday with room for two”, “who hosts sunrise hikes”, “what should I bring on ' +
  'my next huddle”.';

export const EMERGENCY =
  '**If somebody is hurt, lost or in danger, call 112 (Europe), 911 (North America) or your local emergency number now.** ' +
  'I only look things up in here: I cannot call anybody, and I give no medical or rescue advice.';

export const HEALTH =
  'I give no medical or safety advice. Ask a doctor, the mountain guides or the local bulletin.';

export const ONLY_WRITTEN = 'This is only what people write in here:';

export const UNKNOWN = 'I do not know that: I found nothing in here that fits.';

/** 'a, b and c' */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** 'easy hikes near Boulder on Saturday with room for 2' */
export function wishWords(wish: Wish, place: string | undefined): string {
  const { filters, label = 'huddles', span } = wish;
  const level = filters.difficulty?.toLowerCase().replace('_', ' ');
  const withs = [
    filters.room ? (filters.room > 1 ? `room for ${filters.room}` : 'free places') : undefined,
    filters.ride ? 'shared rides' : undefined,
  ].filter((word) => word !== undefined);
  return [
    filters.free && 'free',
    level,
    label,
    wish.text && `about “${wish.text}”`,
    place && `near ${place}`,
    span?.label,
    withs.length > 0 && `with ${listed(withs)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

const misses: Readonly<Record<Condition, string>> = {
  WHEN: 'on another day',
  WHERE: 'somewhere else',
  WHAT: 'of another kind',
  LEVEL: 'of another difficulty',
  FREE: 'not free of charge',
  RIDE: 'without shared rides',
  ROOM: 'perhaps without room for you',
};

/** What the nearest things are instead: 'on another day and without shared rides'. */
export function missedWords(missed: readonly Condition[]): string {
  return listed(missed.map((one) => misses[one]));
}

/** Words as a name is written: 'san jose' is San Jose. */
export function titled(words: string): string {
  return words.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
