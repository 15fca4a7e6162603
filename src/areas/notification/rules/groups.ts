import { type Kind, kinds } from './kinds.ts';

/** What people choose by: six rows that fit a screen, each with its kinds behind it (NOT-6). */
export const groups = ['GOING', 'HOSTING', 'RIDES', 'CLUBS', 'TALK', 'PEOPLE'] as const;
export type Group = (typeof groups)[number];

const hosting: ReadonlySet<Kind> = new Set<Kind>([
  'HUDDLE_RSVP',
  'HUDDLE_MAIL_ANSWER',
  'HUDDLE_REQUEST',
  'HUDDLE_WITHDRAWN',
  'HUDDLE_COMMENT',
  'HUDDLE_CO_HOST',
  'HUDDLE_HANDED_OVER',
  'HUDDLE_HOSTS_CHANGED',
  'HUDDLE_APPROVED',
  'HUDDLE_NOT_APPROVED',
]);
const spoken: ReadonlySet<Kind> = new Set<Kind>([
  'COMMUNITY_MENTION',
  'COMMUNITY_TALK',
  'ROOM_REQUEST',
  'ROOM_MENTION',
  'ROOM_TALK',
]);

/** By its name a kind belongs to the group of what it is about, but for those that say otherwise above. */
export function groupOf(kind: Kind): Group {
  if (hosting.has(kind)) return 'HOSTING';
  if (spoken.has(kind)) return 'TALK';
  if (kind === 'HUDDLE_PLANNED' || kind === 'WEBHOOK_OFF' || kind.startsWith('COMMUNITY_')) return 'CLUBS';
  if (kind.startsWith('HUDDLE_') || kind.startsWith('RETURN_')) return 'GOING';
  return kind.startsWith('CARPOOL_') ? 'RIDES' : 'PEOPLE';
}

export function kindsOf(group: Group): readonly Kind[] {
  return kinds.filter((kind) => groupOf(kind) === group);
}
