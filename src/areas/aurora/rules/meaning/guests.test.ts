import { expect, test } from 'vitest';
import { guestsIn, placesWanted } from './guests.ts';

test.each([
  ['put me down for the lake walk with one guest', 1],
  ['make it two guests', 2],
  ['and add one guest for me', 1],
  ['and put my brother down as a guest too', 1],
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

test.each([
  ['still room for me and two kids', 3],
  ['noch Platz für mich und meine zwei Kinder', 3],
  ['is there room for four people', 4],
  ['are there places for 3 adults', 3],
  ['room for us, we are four of us', 4],
  ['can I come with a friend and one child', 3],
  ['Hat es noch Platz für 5 Leute', 5],
])('AUR-6 who asks "%s" wants %i places', (question, places) => {
  expect(placesWanted(question)).toBe(places);
});

test.each(['is there still room', 'how many places are left', 'gibt es noch Plätze'])(
  'AUR-6 who asks "%s" wants their own place',
  (question) => {
    expect(placesWanted(question)).toBeUndefined();
  },
);
