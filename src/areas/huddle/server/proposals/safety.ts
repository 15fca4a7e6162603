import type { PersonId } from '#platform/shared/ids.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import { type AskedChange, type SafetyState, safetyChangesOf } from '../../rules/approval.ts';
import type { HuddleValues } from '../../rules/fields.ts';
import { columnsOf, type PlanColumns, valuesOf } from '../plan/fields.ts';
import type { HuddleRow } from '../rows.ts';

/** What a yes is about, and the window of answers, which hangs on the start. */
const safetyNames = [
  'starts_at',
  'ends_at',
  'time_zone',
  'rsvp_starts_at',
  'rsvp_ends_at',
  'venue',
  'venue_note',
  'meeting_point',
  'meeting_point_note',
  'activity',
  'difficulty',
  'capacity',
] as const satisfies readonly (keyof PlanColumns)[];

export type SafetyColumns = Pick<PlanColumns, (typeof safetyNames)[number]>;
/** Columns that a change wants otherwise, or another leader, or both. */
export type WaitingChange = Partial<SafetyColumns> & { readonly leader?: PersonId };

/** Of all columns those that a yes is about. */
export function safetyOf(columns: PlanColumns): SafetyColumns {
  const kept = safetyNames.map((name) => [name, columns[name]]);
  return Object.fromEntries(kept) as SafetyColumns;
}

/** The outing as it stands, as columns. */
export function standingColumns(row: HuddleRow): PlanColumns {
  return columnsOf(valuesOf(row));
}

/** The outing as it would be after a change that waits. */
export function columnsAfter(row: HuddleRow, { leader: _, ...columns }: WaitingChange): PlanColumns {
  return { ...standingColumns(row), ...columns };
}

/** The same as a host would send it. */
export function valuesAfter(row: HuddleRow, change: WaitingChange): HuddleValues {
  const { venue, meeting_point, parking, ...columns } = columnsAfter(row, change);
  const times = { starts_at: new Date(columns.starts_at), ends_at: new Date(columns.ends_at) };
  const window = {
    rsvp_starts_at: dateOf(columns.rsvp_starts_at),
    rsvp_ends_at: dateOf(columns.rsvp_ends_at),
  };
  const places = { venue: placeOf(venue), meeting_point: placeOf(meeting_point), parking: placeOf(parking) };
  return valuesOf({ ...row, ...columns, ...times, ...window, ...places });
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** What is different between two states of an outing, of what a yes is about. */
export function changedBetween(before: SafetyColumns, after: SafetyColumns): AskedChange[] {
  return safetyChangesOf(stateOf(before), stateOf(after));
}

function stateOf(columns: SafetyColumns): SafetyState {
  return {
    startsAt: new Date(columns.starts_at),
    endsAt: new Date(columns.ends_at),
    venue: placeOf(columns.venue),
    venueNote: columns.venue_note,
    meetingPoint: placeOf(columns.meeting_point),
    meetingPointNote: columns.meeting_point_note,
    parking: null,
    parkingNote: '',
    activity: columns.activity,
    difficulty: columns.difficulty,
    capacity: columns.capacity,
  };
}

/** Places are columns as their text. */
export function placeOf(text: string | null): PlaceValue | null {
  return text === null ? null : JSON.parse(text);
}
