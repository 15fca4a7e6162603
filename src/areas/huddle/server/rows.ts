import type { Selectable } from 'kysely';
import { rowFromJson, type TimesOf } from '#platform/server/db/json-row.ts';
import type { DB } from '#platform/server/db/schema.ts';
import type { PersonId, UnregisteredId } from '#platform/shared/ids.ts';
import type { Guests } from '../rules/guests.ts';
import type { Ledger, LedgerStart } from '../rules/ledger.ts';
import { type HuddleState, type ParticipationState, stranger } from '../rules/state.ts';
import { type RegisteredParty, takenOff, type UnregisteredParty } from '../rules/waiting-list.ts';

export type HuddleRow = Selectable<DB['huddles']>;
export type ParticipationRow = Selectable<DB['participations']>;

/** The database row as the rules read it; its check constraints vouch for the narrower types. */
export function factsOf(row: HuddleRow): HuddleState {
  return {
    status: row.status,
    privacy: row.privacy,
    activity: row.activity,
    startsAt: row.starts_at,
    rsvpStartsAt: row.rsvp_starts_at,
    rsvpEndsAt: row.rsvp_ends_at,
    dateOpen: row.poll_ends_at !== null,
    approvalRequired: row.approval_required,
    mailAnswers: row.mail_answers,
    decisiveRsvp: row.decisive_rsvp,
    guestAllowed: row.guest_allowed,
    guestLimit: row.guest_limit,
    guestAllowedAges: row.guest_allowed_ages,
    paymentMode: row.payment_mode,
  };
}

/** What the rules, the ledger and the page need of a participation. */
export type PartRow = Pick<
  ParticipationRow,
  | 'role'
  | 'interested'
  | 'invited_at'
  | 'declined_at'
  | 'answer'
  | 'place'
  | 'guests'
  | 'party'
  | 'queue_number'
  | 'offer_ends_at'
>;

export function participationState(row: PartRow | undefined): ParticipationState {
  if (!row) return stranger;
  return {
    role: row.role,
    interested: row.interested,
    invited: row.invited_at !== null,
    declined: row.declined_at !== null,
    answer: row.answer,
    status: row.place,
    party: row.party,
  };
}

/** What the ledger knows of a participation. */
export type PartyRow = Pick<
  PartRow,
  'answer' | 'place' | 'guests' | 'party' | 'queue_number' | 'offer_ends_at' | 'declined_at'
>;

export function partyOfRow(personId: PersonId, row: PartyRow): RegisteredParty {
  return {
    registered: true,
    id: personId,
    answer: row.answer,
    status: row.place,
    guests: row.guests as Guests,
    size: row.party,
    queueNumber: row.queue_number,
    offerEndsAt: row.offer_ends_at,
    declined: row.declined_at !== null,
  };
}

/** What the ledger knows of somebody whom a host has added. */
export interface UnregisteredRow {
  readonly id: UnregisteredId;
  readonly place: 'NONE' | 'CONFIRMED' | 'WAITING';
  readonly party: number;
  readonly queue_number: number | null;
}

export function unregisteredOfRow({ id, place, party, queue_number }: UnregisteredRow): UnregisteredParty {
  const off = takenOff(id);
  if (place === 'NONE') return off;
  return { ...off, answer: 'YES', status: place, size: party, queueNumber: queue_number };
}

/** The parties of those who have a part. */
export function partiesOf(
  people: ReadonlyMap<PersonId, { readonly participation: PartRow | undefined }>,
): RegisteredParty[] {
  return [...people].flatMap(([personId, { participation }]) =>
    participation ? [partyOfRow(personId, participation)] : [],
  );
}

export function ledgerStartOf(row: HuddleRow, parties: LedgerStart['parties']): LedgerStart {
  return {
    capacity: row.capacity,
    tally: {
      confirmedPeople: row.confirmed_people,
      heldPeople: row.held_people,
      confirmed: row.confirmed_count,
      maybe: row.maybe_count,
      requested: row.requested_count,
      waiting: row.waiting_count,
    },
    lastQueueNumber: row.last_queue_number,
    startsAt: row.starts_at,
    parties,
  };
}

/** What a ledger counts, as the huddle's row has it. */
export function countsOf({ tally, lastQueueNumber }: Ledger) {
  return {
    confirmed_people: tally.confirmedPeople,
    held_people: tally.heldPeople,
    confirmed_count: tally.confirmed,
    maybe_count: tally.maybe,
    requested_count: tally.requested,
    waiting_count: tally.waiting,
    last_queue_number: lastQueueNumber,
  };
}

/** The huddle as it stands once the ledger is saved. */
export function huddleAfter(before: HuddleRow, ledger: Ledger): HuddleRow {
  return {
    ...before,
    capacity: ledger.capacity,
    ...countsOf(ledger),
    attendance_version: before.attendance_version + 1,
  };
}

/** The participation as it stands once the ledger is saved. */
export function partAfter(before: PartRow | undefined, party: RegisteredParty, now: Date): PartRow {
  return {
    role: before?.role ?? 'PARTICIPANT',
    interested: before?.interested ?? false,
    invited_at: before?.invited_at ?? null,
    declined_at: party.declined ? (before?.declined_at ?? now) : null,
    answer: party.answer,
    place: party.status,
    guests: { ...party.guests },
    party: party.size,
    queue_number: party.queueNumber,
    offer_ends_at: party.offerEndsAt,
  };
}

const huddleTimes: TimesOf<HuddleRow> = {
  starts_at: true,
  ends_at: true,
  rsvp_starts_at: true,
  rsvp_ends_at: true,
  poll_ends_at: true,
  moved_at: true,
  moved_from_start: true,
  moved_from_end: true,
  created_at: true,
  updated_at: true,
};

const participationTimes: TimesOf<ParticipationRow> = {
  offer_ends_at: true,
  invited_at: true,
  declined_at: true,
  answered_at: true,
  pressed_at: true,
  received_at: true,
  acknowledged_at: true,
  paid_at: true,
  turnout_at: true,
  created_at: true,
};

/** A huddle that came as JSON has its times as texts. */
export function huddleWithDates(row: HuddleRow): HuddleRow {
  return rowFromJson(row, huddleTimes);
}

/** A party that came as JSON has its times as texts. */
export function partyWithDates(row: PartyRow): PartyRow {
  return rowFromJson(row, { offer_ends_at: true, declined_at: true });
}

/** What came of a participation as JSON has its times as texts. */
export function partWithDates(row: PartRow): PartRow {
  return rowFromJson(row, { invited_at: true, declined_at: true, offer_ends_at: true });
}

/** A participation that came as JSON has its times as texts. */
export function withDates(row: ParticipationRow): ParticipationRow {
  return rowFromJson(row, participationTimes);
}
