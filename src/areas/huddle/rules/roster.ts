import type { Sight } from './visibility.ts';

/** Whether this onlooker may read who comes: hosts always, people inside when the host shows them (PRIVACY.md). */
export function mayReadRoster(
  sight: Sight,
  group: 'CONFIRMED' | 'MAYBE' | 'INTERESTED' | 'REQUESTED' | 'WAITING',
  huddle: { readonly showAttending: boolean; readonly showInterested: boolean },
): boolean {
  if (sight === 'HOST') return true;
  if (sight !== 'INSIDE') return false;
  if (group === 'CONFIRMED' || group === 'MAYBE') return huddle.showAttending;
  return group === 'INTERESTED' && huddle.showInterested;
}
