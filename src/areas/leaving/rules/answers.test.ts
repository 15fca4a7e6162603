import { expect, test } from 'vitest';
import { checkAnswers } from './answers.ts';

const lake = { id: 'lake', name: 'Lake walk', heirs: [{ id: 'ben' }] };
const club = { id: 'club', name: 'Club', heirs: [] };

test.each([
  ['nothing owned', [], [], undefined],
  ['an answer about what is not theirs', [], [{ id: 'lake', to: null }], 'NOT_FOUND'],
  ['no answer', [lake], [], 'HANGS_ON_YOU'],
  ['it ends', [lake], [{ id: 'lake', to: null }], undefined],
  ['who can takes it over', [lake], [{ id: 'lake', to: 'ben' }], undefined],
  ['who cannot', [lake], [{ id: 'lake', to: 'cleo' }], 'CANNOT_TAKE_OVER'],
  ['nobody could', [club], [{ id: 'club', to: 'ben' }], 'CANNOT_TAKE_OVER'],
  ['one of two', [lake, club], [{ id: 'lake', to: 'ben' }], 'HANGS_ON_YOU'],
])('SET-1: %s', (_, owned, answers, code) => {
  expect(checkAnswers(owned, answers)?.code).toBe(code);
});
