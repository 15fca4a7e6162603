import type { Kind } from './kinds.ts';

/** What is written to many at once; everything else is told to one person, about something of theirs. */
const toMany: ReadonlySet<Kind> = new Set<Kind>([
  'HUDDLE_PLANNED',
  'COMMUNITY_ANNOUNCEMENT',
  'COMMUNITY_TALK',
  'COMMUNITY_WORDS',
  'ROOM_TALK',
  'INSPIRATION_PUBLISHED',
  'SYSTEM',
]);

/** The stream of mail that a kind goes in: a complaint about the news of a club stops no reminder. */
export function streamOf(kind: Kind): 'CLUB' | 'PERSONAL' {
  return toMany.has(kind) ? 'CLUB' : 'PERSONAL';
}
