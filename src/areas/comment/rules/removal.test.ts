import { expect, test } from 'vitest';
import { removedBy } from './removal.ts';

test.each([
  ['the author', { isAuthor: true, isHost: false }, 'AUTHOR'],
  ['an author who hosts', { isAuthor: true, isHost: true }, 'AUTHOR'],
  ['a host', { isAuthor: false, isHost: true }, 'HOST'],
  ['anyone else', { isAuthor: false, isHost: false }, undefined],
])('HUD-6 a comment can be removed by its author and by a host: %s', (_who, remover, by) => {
  expect(removedBy(remover)).toBe(by);
});
