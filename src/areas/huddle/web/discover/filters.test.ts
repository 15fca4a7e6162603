import { describe, expect, test } from 'vitest';
import { aroundOf, countOf, filtersOf, searchOf, wireOf } from './filters.ts';

const read = (text: string) => filtersOf(new URLSearchParams(text));

describe('HUD-5 the filters live in the address', () => {
  test('what is read is written again', () => {
    const all =
      'q=lake&activity=HIKING&from=2026-06-01&to=2026-06-30&near=47.05%2C8.3&place=Luzern&within=50' +
      `&carpooling=true&dogsAllowed=true&stepFree=true&difficulty=HARD&payment=FREE&room=true&community=${'0'.repeat(36)}&sort=NEAR`;
    expect(new URLSearchParams(searchOf(read(all))).toString()).toBe(all);
    expect(countOf(read(all))).toBe(12);
  });

  test('an address that says nothing, or nonsense, asks for everything', () => {
    expect(searchOf(read('activity=NAPPING&from=soon&near=there&within=-4&sort=NEAR&payment=MAYBE'))).toEqual(
      {},
    );
    expect(wireOf(read(''), 'UTC')).toEqual({ sort: 'DATE' });
  });

  test('days are whole days where the viewer is', () => {
    const wire = wireOf(read('from=2026-10-25&to=2026-10-25'), 'Europe/Zurich');
    // 25 hours: the clocks go back that night.
    expect(wire).toMatchObject({ from: '2026-10-24T22:00:00.000Z', to: '2026-10-25T23:00:00.000Z' });
  });

  test('N1 a chosen town narrows the list to what is around it', () => {
    const town = { name: 'Luzern', formattedAddress: 'Luzern, Switzerland', lat: 47.05, lng: 8.3 };
    expect(aroundOf(town, read(''))).toEqual({
      near: '47.0500,8.3000',
      place: 'Luzern, Switzerland',
      within: '50',
    });
    expect(aroundOf(town, read('near=46.02,7.75&within=10')).within).toBe('10');
    expect(aroundOf(town, read('near=46.02,7.75')).within).toBe('');
    expect(searchOf({ ...read('near=46.02,7.75&within=10'), ...aroundOf(null, read('')) })).toEqual({});
  });
});
