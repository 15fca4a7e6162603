/** What an award counts, over all outings of somebody that took place. */
export type Measure =
  | 'outings'
  | 'hosted'
  | 'sunrises'
  | 'seasons'
  | 'activities'
  | 'kilometres'
  | 'metresUp'
  | 'peopleMet'
  | 'ridesGiven';

interface AwardRule {
  readonly measure: Measure;
  /** How much of the measure earns it. */
  readonly need: number;
}

/** Every award and what earns it; none is for risk or speed. A new one is a line here, a name and a picture. */
export const awardRules = {
  FIRST_OUTING: { measure: 'outings', need: 1 },
  TEN_OUTINGS: { measure: 'outings', need: 10 },
  FIFTY_OUTINGS: { measure: 'outings', need: 50 },
  FIRST_HOSTED: { measure: 'hosted', need: 1 },
  HOST_OF_FIVE: { measure: 'hosted', need: 5 },
  HOST_OF_TWENTY: { measure: 'hosted', need: 20 },
  SUNRISE: { measure: 'sunrises', need: 1 },
  FOUR_SEASONS: { measure: 'seasons', need: 4 },
  MANY_SIDED: { measure: 'activities', need: 5 },
  HUNDRED_KILOMETRES: { measure: 'kilometres', need: 100 },
  TEN_THOUSAND_UP: { measure: 'metresUp', need: 10_000 },
  GOOD_COMPANY: { measure: 'peopleMet', need: 25 },
  HELPER_WITH_RIDES: { measure: 'ridesGiven', need: 1 },
  DRIVER_OF_TEN: { measure: 'ridesGiven', need: 10 },
} as const satisfies Readonly<Record<string, AwardRule>>;

export type AwardId = keyof typeof awardRules;
export const awardIds = Object.keys(awardRules) as [AwardId, ...AwardId[]];

/** An outing that took place, as somebody who was there can count it. */
export interface Outing {
  readonly startedAt: Date;
  /** In the time zone of the venue: the hour from 0, the month from 1. */
  readonly localHour: number;
  readonly localMonth: number;
  readonly hosted: boolean;
  readonly activity: string;
  readonly distanceMeters: number | null;
  readonly ascentMeters: number | null;
}

export interface Award {
  readonly id: AwardId;
  /** Null while it is still to come. */
  readonly earnedAt: Date | null;
  readonly have: number;
  readonly need: number;
}

/** Who sets out in these hours sees the sun rise. */
const DAWN = { from: 3, until: 6 };

/** What somebody really did, each in the order in which it happened. */
export interface Done {
  readonly outings: readonly Outing[];
  /** When they first went out with each other person. */
  readonly meetings: readonly Date[];
  /** When they took somebody along in their car. */
  readonly rides: readonly Date[];
}

/** Where somebody stands with each award. */
export function awardsOf({ outings, meetings, rides }: Done): Award[] {
  const tally = new Tally();
  const earned = new Map<AwardId, Date>();
  const note = (at: Date) => {
    for (const id of awardIds) if (!earned.has(id) && tally.has(id)) earned.set(id, at);
  };
  for (const outing of outings) {
    tally.add(outing);
    note(outing.startedAt);
  }
  for (const at of meetings) {
    tally.meet();
    note(at);
  }
  for (const at of rides) {
    tally.drive();
    note(at);
  }
  return awardIds.map((id) => {
    const { need } = awardRules[id];
    return { id, earnedAt: earned.get(id) ?? null, have: Math.min(need, tally.of(id)), need };
  });
}

class Tally {
  private readonly sums = {
    outings: 0,
    hosted: 0,
    sunrises: 0,
    metres: 0,
    metresUp: 0,
    peopleMet: 0,
    ridesGiven: 0,
  };
  private readonly seasons = new Set<number>();
  private readonly activities = new Set<string>();

  add(outing: Outing): void {
    this.sums.outings += 1;
    this.sums.hosted += Number(outing.hosted);
    this.sums.sunrises += Number(outing.localHour >= DAWN.from && outing.localHour < DAWN.until);
    this.sums.metres += outing.distanceMeters ?? 0;
    this.sums.metresUp += outing.ascentMeters ?? 0;
    // December opens the winter.
    this.seasons.add(Math.floor((outing.localMonth % 12) / 3));
    this.activities.add(outing.activity);
  }

  meet(): void {
    this.sums.peopleMet += 1;
  }

  drive(): void {
    this.sums.ridesGiven += 1;
  }

  of(id: AwardId): number {
    const { measure } = awardRules[id];
    if (measure === 'seasons') return this.seasons.size;
    if (measure === 'activities') return this.activities.size;
    if (measure === 'kilometres') return Math.floor(this.sums.metres / 1_000);
    return this.sums[measure];
  }

  has(id: AwardId): boolean {
    return this.of(id) >= awardRules[id].need;
  }
}
