import { expect, test } from 'vitest';
import { isPower, powers } from './powers.ts';

test('GATE-10 an operator grants the two flags and the two roles, and nothing else', () => {
  expect(powers).toEqual(['beta', 'dev', 'moderator', 'operator', 'trusted']);
  expect(['beta', 'dev', 'moderator', 'operator', 'trusted', 'Beta', 'admin', ''].filter(isPower)).toEqual(
    powers,
  );
});
