import { expect, test } from 'vitest';
import { usualTelling } from './state.ts';

test.each([
  ['COMMUNITY', 'MENTIONS'],
  ['DIRECT', 'ALL'],
  ['GROUP', 'ALL'],
  ['CARPOOL', 'ALL'],
  ['HUDDLE', 'ALL'],
] as const)('COM-7 in a %s room one is told of %s unless one chooses', (kind, telling) => {
  expect(usualTelling(kind)).toBe(telling);
});
