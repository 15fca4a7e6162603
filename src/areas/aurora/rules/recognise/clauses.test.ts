import { expect, test } from 'vitest';
import { clausesOf, partsOf } from './clauses.ts';

test.each([
  [
    'perseids walk - can i bring a friend and when are we done, got early shift',
    ['perseids walk', 'can i bring a friend', 'when are we done, got early shift'],
  ],
  [
    'Am Mittwoch Klettern: noch frei? Und um welche Zeit?',
    ['Am Mittwoch Klettern', 'noch frei', 'um welche Zeit'],
  ],
  ['who leads the walk from bread and cheese', ['who leads the walk from bread and cheese']],
  ['is it 9.8 km', ['is it 9.8 km']],
  ['', []],
])('AUR-5 %s', (question, clauses) => {
  expect(clausesOf(question)).toEqual(clauses);
});

test('AUR-5 a story is told apart from what is asked, and a single part is none', () => {
  expect(partsOf('get me off Snowdon, wales is not going to happen')).toEqual([
    'get me off Snowdon',
    'wales is not going to happen',
  ]);
  expect(partsOf('get me off Snowdon, please')).toEqual([]);
});
