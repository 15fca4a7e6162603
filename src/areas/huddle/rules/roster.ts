import type { AccessLevel } from './access.ts';

/** The lists of people that a huddle has, by what they said or hold. */
export const groups = [
  'CONFIRMED',
  'MAYBE',
  'INTERESTED',
  'REQUESTED',
  'WAITING',
  'INVITED',
  'NOT_COMING',
  'TURNED_AWAY',
  'UNACKNOWLEDGED',
] as const;
export type Group = (typeof groups)[number];

interface ShowFlags {
  readonly showAttending: boolean;
  readonly showInterested: boolean;
}

/** Whether this onlooker may read who comes: hosts always, people inside when the host shows them (PRIVACY.md). */
export function mayReadRoster(access: AccessLevel, group: Group, huddle: ShowFlags): boolean {
  if (access === 'HOST') return true;
  if (access !== 'INSIDE') return false;
  if (group === 'CONFIRMED' || group === 'MAYBE') return huddle.showAttending;
  return group === 'INTERESTED' && huddle.showInterested;
}
