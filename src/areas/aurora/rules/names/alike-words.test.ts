import { expect, test } from 'vitest';
import { withAlikeWords } from './alike-words.ts';

test('AUR-6 who asks for the pace is told by minutes a kilometre, and other words stay alone', () => {
  expect(withAlikeWords(['pace', 'isar'])).toEqual(expect.arrayContaining(['pace', 'isar', 'kilometre']));
  expect(withAlikeWords(['isar'])).toEqual(['isar']);
  expect(withAlikeWords([])).toEqual([]);
});
