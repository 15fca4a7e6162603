import { expect, test } from 'vitest';
import { decideFoundedOn, decideFounding } from './founding.ts';

test('COM-6 a person owns up to ten communities', () => {
  expect(decideFounding(9)).toBeUndefined();
  expect(decideFounding(10)).toMatchObject({
    code: 'TOO_MANY_COMMUNITIES',
    kind: 'conflict',
    params: { most: 10 },
  });
});

test.each([
  [null, '2026-07-04T10:00:00.000Z', undefined],
  ['1896-05-04', '2026-07-04T10:00:00.000Z', undefined],
  ['2026-07-04', '2026-07-04T09:59:59.999Z', undefined],
  ['2026-07-05', '2026-07-04T09:59:59.999Z', 'FOUNDED_IN_FUTURE'],
  ['2026-07-05', '2026-07-04T10:00:00.000Z', undefined],
  ['2026-07-06', '2026-07-04T10:00:00.000Z', 'FOUNDED_IN_FUTURE'],
])('COM-1 the founding day %s is named at %s, where days begin first on earth: %s', (day, now, code) => {
  expect(decideFoundedOn(day, new Date(now))?.code).toBe(code);
});
