import type { Sight } from '../../rules/visibility.ts';
import type { ParticipantRow } from './reads.ts';

/** Who comes: others learn how many guests somebody brings, hosts also their age groups. */
export function presentParticipant(row: ParticipantRow, sight: Sight) {
  return {
    person: {
      id: row.person_id,
      username: row.username,
      displayName: row.display_name,
      profilePicUrl: `/api/user/${row.person_id}/pic`,
    },
    role: row.role,
    place: row.place,
    guestCount: row.answered ? row.party - 1 : 0,
    guests: sight === 'HOST' ? row.guests : null,
    queuePosition: row.queue_position,
  };
}
