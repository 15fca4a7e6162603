import { describe, expect, test } from 'vitest';
import { decideOpen, decidePlan, decideWays, faultsOfPlan, type PlanState } from './plan.ts';

const now = new Date('2026-07-04T10:00:00.000Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const at = (ms: number) => new Date(now.getTime() + ms);

const round: PlanState = {
  trip: 'ROUND',
  departsAt: at(HOUR_MS),
  returnsAt: at(9 * HOUR_MS),
  seats: { OUT: 3, BACK: 3 },
  whoMayAsk: 'EVERYONE',
  ofHuddle: false,
  hasDestination: true,
  timeZone: 'Europe/Zurich',
};
const there: PlanState = { ...round, trip: 'DEPART', returnsAt: null, seats: { OUT: 1, BACK: 0 } };
const back: PlanState = { ...round, trip: 'RETURN', departsAt: null, seats: { OUT: 0, BACK: 1 } };
const codes = (plan: PlanState) => faultsOfPlan(plan, now).map(({ code }) => code);

describe('CAR-2 a carpool is planned', () => {
  const cases: readonly [string, PlanState, readonly string[]][] = [
    ['there and back', round, []],
    ['there only', there, []],
    ['back only', back, []],
    ['in a time zone that does not exist', { ...round, timeZone: 'Europe/Nowhere' }, ['TIME_ZONE_UNKNOWN']],
    ['without a destination', { ...round, hasDestination: false }, ['DESTINATION_MISSING']],
    ['for participants of no huddle', { ...round, whoMayAsk: 'PARTICIPANTS' }, ['ASKERS_NEED_HUDDLE']],
    ['for followers without a huddle', { ...round, whoMayAsk: 'FOLLOWERS' }, []],
    ['for participants', { ...round, whoMayAsk: 'PARTICIPANTS', ofHuddle: true }, []],
    ['without a seat there', { ...round, seats: { OUT: 0, BACK: 1 } }, ['SEATS_OUT_MISSING']],
    ['without a seat back', { ...round, seats: { OUT: 1, BACK: 0 } }, ['SEATS_BACK_MISSING']],
    ['without a departure', { ...round, departsAt: null }, ['DEPARTURE_MISSING']],
    ['without a return', { ...round, returnsAt: null }, ['RETURN_MISSING']],
    ['to leave now', { ...there, departsAt: now }, []],
    ['to have left', { ...there, departsAt: at(-1) }, ['DEPARTURE_PAST']],
    ['to have come back', { ...back, returnsAt: at(-1) }, ['RETURN_PAST']],
    ['a year ahead', { ...there, departsAt: at(366 * DAY_MS) }, []],
    ['later than that', { ...there, departsAt: at(366 * DAY_MS + 1) }, ['TRIP_TOO_FAR_AHEAD']],
    ['to come back when it leaves', { ...round, returnsAt: at(HOUR_MS) }, ['RETURN_BEFORE_DEPARTURE']],
    ['to come back right after', { ...round, returnsAt: at(HOUR_MS + 1) }, []],
    ['to come back after 31 days', { ...round, returnsAt: at(HOUR_MS + 31 * DAY_MS) }, []],
    ['to come back later', { ...round, returnsAt: at(HOUR_MS + 31 * DAY_MS + 1) }, ['TRIP_TOO_LONG']],
    ['there, whatever is left of a way back', { ...there, returnsAt: at(1) }, []],
    [
      'with much that is wrong',
      { ...round, hasDestination: false, departsAt: null, seats: { OUT: 0, BACK: 0 } },
      ['DESTINATION_MISSING', 'DEPARTURE_MISSING', 'SEATS_OUT_MISSING', 'SEATS_BACK_MISSING'],
    ],
  ];
  test.each(cases)('%s', (_, plan, faults) => {
    expect(codes(plan)).toEqual(faults);
    expect(decidePlan(plan, now)?.code).toBe(faults[0]);
  });

  test('the refusal names the time zone', () => {
    expect(decidePlan({ ...round, timeZone: 'Nowhere' }, now)?.params).toEqual({ timeZone: 'Nowhere' });
  });

  test('times that stood already may be past, others may not', () => {
    const begun = { ...there, departsAt: at(-HOUR_MS) };
    expect(decidePlan(begun, now, { departsAt: at(-HOUR_MS), returnsAt: null })).toBeUndefined();
    expect(decidePlan(begun, now, { departsAt: at(-2 * HOUR_MS), returnsAt: null })?.code).toBe(
      'DEPARTURE_PAST',
    );
    expect(decidePlan(begun, now, { departsAt: null, returnsAt: at(-HOUR_MS) })?.code).toBe('DEPARTURE_PAST');
  });
});

describe('CAR-2 a carpool is open', () => {
  test.each([
    ['until its last time', false, now, undefined],
    ['not after that', false, at(-1), 'CARPOOL_PAST'],
    ['not once it is cancelled', true, at(1), 'CARPOOL_CANCELLED'],
  ] as const)('%s', (_, cancelled, lastAt, code) => {
    expect(decideOpen({ cancelled, lastAt }, now)?.code).toBe(code);
  });

  test.each([
    ['there, as it begins', ['OUT'], now, at(1), undefined],
    ['there, once it has begun', ['OUT'], at(-1), at(1), 'WAY_PAST'],
    ['back, once the way there has begun', ['BACK'], at(-1), at(1), undefined],
    ['both, once the way there has begun', ['OUT', 'BACK'], at(-1), at(1), 'WAY_PAST'],
    ['a way without a time', ['OUT'], null, at(1), undefined],
  ] as const)('CAR-2 a way takes people in: %s', (_, ways, departsAt, returnsAt, code) => {
    expect(decideWays(ways, { departsAt, returnsAt }, now)?.code).toBe(code);
  });
});
