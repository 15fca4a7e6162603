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

test.each([
  [
    'get me off Snowdon, wales is not going to happen',
    ['get me off Snowdon', 'wales is not going to happen'],
  ],
  ['is it shut? because we drive far (3 hours)', ['is it shut?', 'because we drive far', '3 hours']],
  ['12.5 km', ['12.5 km']],
  ['...', []],
])('AUR-5 a story is told apart from what is asked: %s', (question, parts) => {
  expect(partsOf(question)).toEqual(parts);
});
