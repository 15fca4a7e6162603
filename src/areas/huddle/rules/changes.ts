import type { PlaceValue } from '#platform/shared/wire-values.ts';

/** What of a huddle decides whether and where people stand at the right time. */
export interface Schedule {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly venue: PlaceValue | null;
  readonly venueNote: string;
  readonly meetingPoint: PlaceValue | null;
  readonly meetingPointNote: string;
  readonly parking: PlaceValue | null;
  readonly parkingNote: string;
}

export const changes = ['START', 'END', 'VENUE', 'MEETING_POINT', 'PARKING'] as const;
export type Change = (typeof changes)[number];

const MINUTE_MS = 60_000;
/** Nobody walks to another place because a point was set again on the map. */
const SAME_SPOT_METERS = 50;
const METERS_A_DEGREE = 111_320;

/**
 * The changes that people must be told and asked to acknowledge (HUD-24): another time, another place. Other
 * words for the same, a comma or a point moved by some steps are none; so are name, description, capacity.
 */
export function changesThatMatter(before: Schedule, after: Schedule): Change[] {
  const moved: Readonly<Record<Change, boolean>> = {
    START: isOtherMinute(before.startsAt, after.startsAt),
    END: isOtherMinute(before.endsAt, after.endsAt),
    VENUE: isElsewhere(before.venue, after.venue) || saysOther(before.venueNote, after.venueNote),
    MEETING_POINT:
      isElsewhere(before.meetingPoint, after.meetingPoint) ||
      saysOther(before.meetingPointNote, after.meetingPointNote),
    PARKING: isElsewhere(before.parking, after.parking) || saysOther(before.parkingNote, after.parkingNote),
  };
  return changes.filter((change) => moved[change]);
}

function isOtherMinute(before: Date, after: Date): boolean {
  return Math.abs(before.getTime() - after.getTime()) >= MINUTE_MS;
}

function isElsewhere(before: PlaceValue | null, after: PlaceValue | null): boolean {
  if (!before || !after) return before !== after;
  if (saysOther(before.name, after.name)) return true;
  const up = (after.lat - before.lat) * METERS_A_DEGREE;
  const along = (after.lng - before.lng) * METERS_A_DEGREE * Math.cos((before.lat * Math.PI) / 180);
  return Math.hypot(up, along) > SAME_SPOT_METERS;
}

function saysOther(before: string, after: string): boolean {
  return plain(before) !== plain(after);
}

function plain(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  );
}
