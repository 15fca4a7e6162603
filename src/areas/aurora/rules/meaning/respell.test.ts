import { expect, test } from 'vitest';
import { respelled, respelledWords } from './respell.ts';

test.each([
  ['latly', 'en', 'lately'],
  ['yesterdya', 'en', 'yesterday'],
  ['quiet', 'en', 'quiet'],
  ['latl', 'en', 'latl'],
  ['zyxolomew', 'en', 'zyxolomew'],
  ['erdrutch', 'de', 'erdrutsch'],
  ['mutzen', 'de', 'mutzen'],
] as const)(
  'AUR-3 a word that nobody asks with is one that people ask with, a slip away: %s (%s)',
  (word, language, meant) => {
    expect(respelled(word, language)).toBe(meant);
  },
);

test('AUR-3 a question is respelled word by word', () => {
  expect(respelledWords('Any posts latly?', 'en')).toEqual(['any', 'posts', 'lately']);
});
