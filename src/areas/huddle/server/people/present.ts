import { presentPersonSummary } from '#areas/person/server/public.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { ParticipantView } from '../../contract/people.ts';
import { mustAcknowledge } from '../../rules/people.ts';
import type { VisibleHuddle } from '../reads.ts';
import type { ParticipantRow } from './reads.ts';

/** Who comes: others learn how many guests somebody brings, hosts also what they need to run the day. */
export function presentParticipant(
  row: ParticipantRow,
  huddle: VisibleHuddle,
  missed: ReadonlyMap<PersonId, number>,
): ParticipantView {
  const seen = {
    person: presentPersonSummary({ ...row, id: row.person_id }),
    role: row.role,
    place: row.place,
    guestCount: row.answer === null ? 0 : row.party - 1,
  };
  if (huddle.access !== 'HOST') return { ...seen, ...nothingForOthers };
  return { ...seen, ...presentForHost(row, huddle), missed: missed.get(row.person_id) ?? 0 };
}

const nothingForOthers = {
  guests: null,
  queuePosition: null,
  offerEndsAt: null,
  attendedPeople: null,
  paid: null,
  acknowledged: null,
  missed: null,
};

function presentForHost(row: ParticipantRow, { row: huddle }: VisibleHuddle) {
  const me = { role: row.role, answer: row.answer };
  const answered = me.answer === 'YES' || me.answer === 'MAYBE';
  const asked = huddle.moved_at !== null && answered;
  return {
    guests: row.guests,
    queuePosition: row.queue_position,
    offerEndsAt: row.offer_ends_at?.toISOString() ?? null,
    attendedPeople: row.attended_people,
    paid: huddle.payment_mode === 'PAID' ? row.paid_at !== null : null,
    acknowledged: asked ? !mustAcknowledge(huddle.moved_at, me, row) : null,
  };
}
