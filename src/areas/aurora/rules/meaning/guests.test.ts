import { expect, test } from 'vitest';
import { guestsIn } from './guests.ts';

test.each([
  ['put me down for the lake walk with one guest', 1],
  ['make it two guests', 2],
  ['sign me up plus one', 1],
  ['i bring my wife', 1],
  ['my husband comes too', 1],
  ['i am in, with 3 friends', 3],
  ['we are four of us', 3],
  ['meld uns an, wir sind zu viert', 3],
  ['Trag mich ein, ich bring noch eine Freundin mit', 1],
  ['meine Frau kommt auch mit', 1],
  ['meld mich an und meinen Mann', 1],
])('AUR-2 who says "%s" brings %i guests', (question, guests) => {
  expect(guestsIn(question)).toBe(guests);
});

test.each([
  'sign me up',
  'i come with my two kids',
  'trag mich ein',
  'can i bring my dog',
  'my wife wants to know when it ends',
])('AUR-2 who says "%s" says nothing of guests', (question) => {
  expect(guestsIn(question)).toBeUndefined();
});
