import { describe, expect, test } from 'vitest';
import { aroundOf, countOf, filtersOf, type Seeker, searchOf, startingFrom, wireOf } from './filters.ts';

const thun = { name: 'Thun', formattedAddress: 'Thun, Bern, Switzerland', lat: 46.758, lng: 7.628 };
const seeker: Seeker = {
  timeZone: 'Europe/Zurich',
  now: new Date('2026-06-17T10:00:00Z'),
  usual: null,
  fits: ['HIKING', 'CLIMBING'],
};
const read = (text: string) => filtersOf(new URLSearchParams(text));

describe('HUD-5 the filters live in the address', () => {
  test('what is read is written again', () => {
    const all =
      'q=lake&activity=HIKING&from=2026-06-01&to=2026-06-30&when=TODAY&near=47.05%2C8.3&place=Luzern&within=50&fits=true' +
      `&carpooling=true&dogsAllowed=true&stepFree=true&difficulty=HARD&payment=FREE&room=true&community=${'0'.repeat(36)}&sort=NEAR`;
    expect(new URLSearchParams(searchOf(read(all))).toString()).toBe(all);
    expect(countOf(read(all))).toBe(14);
  });

  test('an address that says nothing, or nonsense, asks for everything', () => {
    expect(searchOf(read('activity=NAPPING&from=soon&near=there&within=-4&sort=NEAR&payment=MAYBE'))).toEqual(
      {},
    );
    expect(wireOf(read(''), seeker)).toEqual({ sort: 'DATE' });
  });

  test('days are whole days where the viewer is', () => {
    const wire = wireOf(read('from=2026-10-25&to=2026-10-25'), seeker);
    // 25 hours: the clocks go back that night.
    expect(wire).toMatchObject({ from: '2026-10-24T22:00:00.000Z', to: '2026-10-25T23:00:00.000Z' });
  });

  test('N1 a chosen town narrows the list to what is around it', () => {
    const town = { name: 'Luzern', formattedAddress: 'Luzern, Switzerland', lat: 47.05, lng: 8.3 };
    expect(aroundOf(town, read(''))).toEqual({
      near: '47.0500,8.3000',
      everywhere: false,
      place: 'Luzern, Switzerland',
      within: '50',
    });
    expect(aroundOf(town, read('near=46.02,7.75&within=10')).within).toBe('10');
    expect(aroundOf(town, read('near=46.02,7.75')).within).toBe('');
    expect(searchOf({ ...read('near=46.02,7.75&within=10'), ...aroundOf(null, read('')) })).toEqual({
      everywhere: 'true',
    });
  });

  test('the weekend is asked for as its days, and what fits as activities', () => {
    expect(wireOf(read('when=WEEKEND&fits=true'), seeker)).toEqual({
      sort: 'DATE',
      from: '2026-06-19T22:00:00.000Z',
      to: '2026-06-21T22:00:00.000Z',
      activities: 'HIKING,CLIMBING',
    });
    expect(wireOf(read('fits=true'), { ...seeker, fits: [] })).toEqual({ sort: 'DATE' });
  });
});

describe('HUD-5 what is near comes by itself, and only where the address says nothing', () => {
  const cases: readonly [string, string, string][] = [
    ['nothing', '', 'near=46.7580%2C7.6280&place=Thun%2C+Bern%2C+Switzerland&within=50'],
    ['the whole world', 'everywhere=true', 'everywhere=true'],
    ['a filter, as old addresses do', 'activity=CLIMBING', 'activity=CLIMBING'],
    ['words', 'q=lake', 'q=lake'],
    ['another place', 'near=47.05%2C8.3&place=Luzern', 'near=47.05%2C8.3&place=Luzern'],
  ];
  test.each(cases)('the address says: %s', (_what, address, found) => {
    const filters = startingFrom(read(address), thun);
    expect(new URLSearchParams(searchOf(filters)).toString()).toBe(found);
    expect(searchOf(startingFrom(read(address), null)).near).toBe(read(address).near || undefined);
  });

  test('how far away all is, is told where no place narrows the list, too', () => {
    const wire = wireOf(startingFrom(read('q=lake&within=20'), thun), { ...seeker, usual: thun });
    expect(wire).toEqual({ sort: 'DATE', q: 'lake', near: '46.7580,7.6280' });
  });
});
