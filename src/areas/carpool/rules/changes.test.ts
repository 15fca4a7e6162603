import { describe, expect, test } from 'vitest';
import { changesOfRoute, mustAcknowledge, type Route } from './changes.ts';

const bern = { name: 'Bern', formattedAddress: 'Bahnhofplatz', lat: 46.9, lng: 7.4 };
const thun = { name: 'Thun', formattedAddress: '', lat: 46.7, lng: 7.6 };
const spiez = { name: 'Spiez', formattedAddress: '', lat: 46.6, lng: 7.6 };
const departsAt = new Date('2026-07-04T06:00:00.000Z');
const later = (ms: number) => new Date(departsAt.getTime() + ms);
const before: Route = {
  departsAt,
  returnsAt: later(8 * 3_600_000),
  origin: bern,
  destination: spiez,
  stops: [thun],
};

describe('CAR-5 riders are told of a change', () => {
  const cases: readonly [string, Partial<Route>, readonly string[]][] = [
    ['nothing', {}, []],
    ['less than a minute', { departsAt: later(59_999) }, []],
    ['a minute later', { departsAt: later(60_000) }, ['DEPARTURE']],
    ['a minute earlier', { departsAt: later(-60_000) }, ['DEPARTURE']],
    ['another way back', { returnsAt: later(9 * 3_600_000) }, ['RETURN']],
    ['no way back any more', { returnsAt: null }, ['RETURN']],
    ['another address of the same spot', { origin: { ...bern, formattedAddress: 'Bollwerk 1' } }, []],
    ['the same name in other letters', { origin: { ...bern, name: ' BERN ' } }, []],
    ['another name', { origin: { ...bern, name: 'Bern West' } }, ['ORIGIN']],
    ['some steps north', { origin: { ...bern, lat: 46.9004 } }, []],
    ['some steps both ways', { origin: { ...bern, lat: 46.9003, lng: 7.4003 } }, []],
    ['a street further north', { origin: { ...bern, lat: 46.9006 } }, ['ORIGIN']],
    ['a street further west', { destination: { ...spiez, lng: 7.5994 } }, ['DESTINATION']],
    ['a stop at another place', { stops: [{ ...thun, lat: 46.71 }] }, ['STOPS']],
    ['one more stop', { stops: [thun, spiez] }, ['STOPS']],
    ['no stop', { stops: [] }, ['STOPS']],
    ['a stop moved by steps', { stops: [{ ...thun, lat: 46.7001 }] }, []],
  ];
  test.each(cases)('%s', (_, changed, told) => {
    expect(changesOfRoute(before, { ...before, ...changed })).toEqual(told);
  });

  test('that there is no way back, before and after, is no change', () => {
    const oneWay = { ...before, returnsAt: null };
    expect(changesOfRoute(oneWay, oneWay)).toEqual([]);
    expect(changesOfRoute(oneWay, before)).toEqual(['RETURN']);
  });

  test('blanks around a name that are gone are no change', () => {
    const blank = { ...before, origin: { ...bern, name: ' Bern ' } };
    expect(changesOfRoute(blank, before)).toEqual([]);
  });

  test('of two stops one that moved is enough', () => {
    const two = { ...before, stops: [thun, spiez] };
    expect(changesOfRoute(two, { ...two, stops: [thun, { ...spiez, name: 'Leissigen' }] })).toEqual([
      'STOPS',
    ]);
  });
});

describe('CAR-5 a rider says that they have seen the change', () => {
  test.each([
    ['not when nothing changed', null, { state: 'ACCEPTED', acknowledgedAt: null }, false],
    ['not without a ride', departsAt, null, false],
    ['not while they wait', departsAt, { state: 'WAITING', acknowledgedAt: null }, false],
    ['once they ride', departsAt, { state: 'ACCEPTED', acknowledgedAt: null }, true],
    ['again after a later change', departsAt, { state: 'ACCEPTED', acknowledgedAt: later(-1) }, true],
    ['not twice', departsAt, { state: 'ACCEPTED', acknowledgedAt: departsAt }, false],
  ])('%s', (_, movedAt, ride, must) => {
    expect(mustAcknowledge(movedAt, ride)).toBe(must);
  });
});
