import { expect, test } from 'vitest';
import { isPower, powers } from './powers.ts';

test('GATE-10 an operator grants the two flags and the role of a moderator, and nothing else', () => {
  expect(powers).toEqual(['beta', 'dev', 'moderator']);
  expect(['beta', 'dev', 'moderator', 'Beta', 'admin', ''].filter(isPower)).toEqual(powers);
});
