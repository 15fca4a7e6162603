import { expect, test } from 'vitest';
import { sayCoordinates } from './coordinates.ts';

test('latitude comes first, with a point and five digits, south and west with a minus', () => {
  expect(sayCoordinates(46.592147, 7.962)).toBe('46.59215, 7.96200');
  expect(sayCoordinates(-33.4569, -70.64827)).toBe('-33.45690, -70.64827');
});
