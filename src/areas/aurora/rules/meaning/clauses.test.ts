import { expect, test } from 'vitest';
import { clausesOf } from './clauses.ts';

test.each([
  ['who likes snow', ['who likes snow']],
  ['are there other mums? would feel less silly', ['are there other mums?', 'would feel less silly']],
  [
    'found a hat by a cross, is somebody looking for it??',
    ['found a hat by a cross', 'is somebody looking for it?'],
  ],
  ['is the path shut because I drive 3.5 hrs', ['is the path shut', 'because I drive 3.5 hrs']],
  ['Mein Knie - na ja. Wer geht langsam (und früh)?', ['Mein Knie', 'na ja', 'Wer geht langsam', 'und früh']],
  ['...', []],
])('AUR-3 the parts of a question: %s', (question, parts) => {
  expect(clausesOf(question)).toEqual(parts);
});
