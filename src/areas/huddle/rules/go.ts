import type { AccessLevel } from './access.ts';

/** How an outing stands the day before: all is well, something is open, something is missing. */
export const lights = ['GREEN', 'AMBER', 'RED'] as const;
export type Light = (typeof lights)[number];

export const MAX_MIN_PEOPLE = 1000;
export const MAX_MIN_CARS = 100;
export const MAX_DAYLIGHT_MINUTES = 600;
export const MAX_FORECAST_NOTE_LENGTH = 300;
/** So long before the start everybody who comes is told how it stands. */
export const GO_CHECK_LEAD_MS = 24 * 3_600_000;

/** Criteria to go ahead for an outing to go ahead, as its hosts say; null asks for nothing (HUD-25). */
export interface GoCriteria {
  /** People with a place, guests included. */
  readonly minPeople: number | null;
  readonly minCars: number | null;
  /** Minutes between the end and sunset. */
  readonly daylightMinutes: number | null;
  readonly allKit: boolean;
  /** What the hosts make of the forecast. */
  readonly forecast: Light | null;
  readonly forecastNote: string;
}

export interface GoFacts {
  readonly people: number;
  /** People who may still come: maybes, requests and the waiting list. */
  readonly undecided: number;
  readonly cars: number;
  readonly endsAt: Date;
  /** On the day of the end, at the venue; null where no venue is known, and UP or DOWN where the sun stays so. */
  readonly sunset: Date | 'UP' | 'DOWN' | null;
  readonly missingKit: number;
}

export type GoReasonKind = 'PEOPLE' | 'CARS' | 'DAYLIGHT' | 'KIT' | 'FORECAST';

export interface GoReason {
  readonly kind: GoReasonKind;
  readonly light: Light;
  /** People, cars, minutes of daylight after the end, or things missing; null where it is not known. */
  readonly have: number | null;
  readonly need: number | null;
}

/** How each thing stands that the hosts ask for, in their order. */
export function goReasons(criteria: GoCriteria, facts: GoFacts): GoReason[] {
  const { minPeople, minCars, daylightMinutes, allKit, forecast } = criteria;
  const reasons: GoReason[] = [];
  if (minPeople !== null)
    reasons.push({
      kind: 'PEOPLE',
      light: lightOfPeople(minPeople, facts),
      have: facts.people,
      need: minPeople,
    });
  if (minCars !== null)
    reasons.push({ kind: 'CARS', light: lightOfCars(minCars, facts), have: facts.cars, need: minCars });
  if (daylightMinutes !== null) reasons.push(daylight(daylightMinutes, facts));
  if (allKit) {
    const have = facts.missingKit;
    reasons.push({ kind: 'KIT', light: have === 0 ? 'GREEN' : 'AMBER', have, need: 0 });
  }
  if (forecast !== null) reasons.push({ kind: 'FORECAST', light: forecast, have: null, need: null });
  return reasons;
}

/** The whole is as good as its worst part; what the hosts have decided since counts more. */
export function lightOf(reasons: readonly Pick<GoReason, 'light'>[], isDecided: boolean): Light {
  if (isDecided) return 'GREEN';
  return lights.findLast((light) => reasons.some((reason) => reason.light === light)) ?? 'GREEN';
}

/** Who has a place, and hosts, read how it stands: it tells how many come. */
export function mayReadGo(access: AccessLevel): boolean {
  return access === 'INSIDE' || access === 'HOST';
}

function lightOfPeople(need: number, { people, undecided }: GoFacts): Light {
  if (people >= need) return 'GREEN';
  return people + undecided >= need ? 'AMBER' : 'RED';
}

function lightOfCars(need: number, { cars }: GoFacts): Light {
  if (cars >= need) return 'GREEN';
  return cars > 0 ? 'AMBER' : 'RED';
}

const MINUTE_MS = 60_000;

function daylight(need: number, { sunset, endsAt }: GoFacts): GoReason {
  const shared = { kind: 'DAYLIGHT', need } as const;
  if (sunset === null) return { ...shared, light: 'AMBER', have: null };
  if (sunset === 'UP') return { ...shared, light: 'GREEN', have: null };
  if (sunset === 'DOWN') return { ...shared, light: 'RED', have: null };
  const have = Math.floor((sunset.getTime() - endsAt.getTime()) / MINUTE_MS);
  if (have >= need) return { ...shared, light: 'GREEN', have };
  return { ...shared, light: have >= 0 ? 'AMBER' : 'RED', have };
}
