import type { EventId, NotificationId } from '#platform/shared/ids.ts';
import type { Answered } from './make-answers.ts';
import type { DemoHuddle } from './make-huddle.ts';
import type { Random } from './random.ts';

const TOLD_A_HUDDLE = 6;
const READ_BEFORE_MS = 30 * 3_600_000;

/** What the host of a huddle heard of its newest answers; all but the last day's is read. */
export function makeNotifications(random: Random, huddle: DemoHuddle, answered: Answered, now: Date) {
  const newest = answered.rows.filter((row) => row.answer === 'YES').slice(-TOLD_A_HUDDLE);
  return newest.map((row) => {
    const at = row.answered_at ?? huddle.created_at;
    return {
      id: random.id<NotificationId>(at),
      recipient_id: huddle.created_by,
      event_id: random.id<EventId>(at),
      kind: row.place === 'REQUESTED' ? 'HUDDLE_REQUEST' : 'HUDDLE_RSVP',
      actor_id: row.person_id,
      object_type: 'HUDDLE',
      object_id: huddle.id,
      facts: { answer: row.answer, place: row.place, guestCount: row.party - 1 },
      created_at: at,
      read_at: now.getTime() - at.getTime() > READ_BEFORE_MS ? now : null,
    };
  });
}
