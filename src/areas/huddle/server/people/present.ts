import { presentPersonSummary } from '#areas/person/server/public.ts';
import type { Say } from '#platform/server/format-message.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { ParticipantView } from '../../contract/people.ts';
import { byHandWords } from '../../page-messages/by-hand.ts';
import { mustAcknowledge } from '../../rules/people.ts';
import type { VisibleHuddle } from '../reads.ts';
import type { Experience } from './experience.sql.ts';
import type { ParticipantRow } from './reads.ts';

/** What hosts see of people, looked up for a page. */
export interface SeenByHosts {
  readonly missed: ReadonlyMap<PersonId, number>;
  readonly experience: ReadonlyMap<PersonId, Experience>;
}

/** Who comes: others learn how many guests somebody brings, hosts also what they need to run the day. */
export function presentParticipant(
  row: ParticipantRow,
  huddle: VisibleHuddle,
  { missed, experience }: SeenByHosts,
  say: Say,
): ParticipantView {
  const isHost = huddle.access === 'HOST';
  const seen = {
    person: row.registered
      ? presentPersonSummary(row)
      : {
          id: row.id,
          username: null,
          displayName: isHost ? row.display_name : say(byHandWords.GUEST_OF_HOSTS),
          profilePicUrl: '',
        },
    unregistered: !row.registered,
    role: row.role,
    place: row.place,
    guestCount: row.answer === null ? 0 : row.party - 1,
  };
  if (!isHost) return { ...seen, ...nothingForOthers };
  return {
    ...seen,
    ...presentForHost(row, huddle),
    missed: row.registered ? (missed.get(row.id) ?? 0) : null,
    experience: row.registered ? (experience.get(row.id) ?? null) : null,
  };
}

const nothingForOthers = {
  guests: null,
  queuePosition: null,
  offerEndsAt: null,
  attendedPeople: null,
  paid: null,
  acknowledged: null,
  pressedAt: null,
  receivedAt: null,
  missed: null,
  experience: null,
  note: null,
};

function presentForHost(row: ParticipantRow, { row: huddle }: VisibleHuddle) {
  const me = { role: row.role, answer: row.answer };
  const answered = me.answer === 'YES' || me.answer === 'MAYBE';
  const asked = huddle.moved_at !== null && answered && row.registered;
  return {
    guests: row.guests,
    queuePosition: row.queue_position,
    offerEndsAt: row.offer_ends_at?.toISOString() ?? null,
    attendedPeople: row.attended_people,
    paid: huddle.payment_mode === 'PAID' ? row.paid_at !== null : null,
    note: row.note,
    pressedAt: row.pressed_at?.toISOString() ?? null,
    receivedAt: row.received_at?.toISOString() ?? null,
    acknowledged: asked ? !mustAcknowledge(huddle.moved_at, me, row) : null,
  };
}
