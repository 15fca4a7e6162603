import type { RideReturn } from '#areas/carpool/rules/give-back.ts';
import type { PartReturn } from '#areas/huddle/rules/give-back.ts';

export const returns = [
  'PLACE',
  'PLACE_WAITING',
  'PLACE_REQUESTED',
  'PLACE_CANCELLED',
  'PLACE_BEGUN',
  'PLACE_TOO_LARGE',
  'PLACE_CLOSED',
  'SEAT',
  'SEAT_WAITING',
  'SEAT_ASKED',
  'SEAT_TAKEN',
  'SEAT_GONE',
  'SEAT_NO_PLACE',
  'CAR_OFF',
] as const;
/** What somebody hears of what came back to them, and what did not, when a decision about them is undone. */
export type Return = (typeof returns)[number];

/** Null is nothing to hear of. */
const ofParts: Readonly<Record<PartReturn, Return | null>> = {
  PLACE: 'PLACE',
  WAITING: 'PLACE_WAITING',
  REQUESTED: 'PLACE_REQUESTED',
  ANSWER: null,
  KEPT: null,
  CANCELLED: 'PLACE_CANCELLED',
  BEGUN: 'PLACE_BEGUN',
  TOO_LARGE: 'PLACE_TOO_LARGE',
  CLOSED: 'PLACE_CLOSED',
};
const ofRides: Readonly<Record<RideReturn, Return | null>> = {
  SEAT: 'SEAT',
  IN_LINE: 'SEAT_WAITING',
  ASKED: 'SEAT_ASKED',
  KEPT: null,
  TAKEN: 'SEAT_TAKEN',
  GONE: 'SEAT_GONE',
  NO_PLACE: 'SEAT_NO_PLACE',
  CAR_OFF: 'CAR_OFF',
};

export const returnOfPart = (became: PartReturn): Return | null => ofParts[became];
export const returnOfRide = (became: RideReturn): Return | null => ofRides[became];

const whole: ReadonlySet<Return> = new Set<Return>(['PLACE', 'PLACE_REQUESTED', 'SEAT', 'SEAT_ASKED']);

/** Whether all of it is as it was. */
export function isWhole(given: ReadonlyArray<{ readonly what: Return }>): boolean {
  return given.every(({ what }) => whole.has(what));
}
