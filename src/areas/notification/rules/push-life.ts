import { type Kind, requestKinds, talkKinds } from './kinds.ts';

/** How a push service treats a message: how soon it wakes a phone, and how many seconds it keeps it. */
export interface PushLife {
  readonly urgency: 'low' | 'normal' | 'high';
  readonly ttl: number;
}

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** What is urgent wakes the phone; what asks for an answer may wait for it a while; the rest is news of the day. */
export function pushLife(kind: Kind, urgent: boolean): PushLife {
  if (urgent) return { urgency: 'high', ttl: DAY };
  if (requestKinds.includes(kind)) return { urgency: 'normal', ttl: 3 * DAY };
  if (talkKinds.includes(kind)) return { urgency: 'normal', ttl: DAY };
  return kind === 'HUDDLE_REMINDER' ? { urgency: 'normal', ttl: 6 * HOUR } : { urgency: 'low', ttl: DAY };
}

/** Pushes of one object replace each other, on their way and on the screen. */
export const tagOf = ({ type, id }: { readonly type: string; readonly id: string }): string =>
  `${type}:${id}`;

export const MAX_TITLE = 80;
export const MAX_BODY = 240;

/** The beginning of a text, cut at a word; a lock screen shows no more. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = text.slice(0, limit - 1);
  const end = start.lastIndexOf(' ');
  const cut = end >= limit / 2 ? start.slice(0, end) : start;
  // Half of a sign that is written as two is no sign.
  return `${cut.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}
