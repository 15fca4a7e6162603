import { expect, test } from 'vitest';
import {
  asksForSome,
  asksOfDogsAndChildren,
  asksWhetherSomebody,
  asksWhoThatIs,
  ofOneOuting,
  openToFacts,
} from './asked-of-one.ts';
import { kindOf } from './kinds/choose-kind.ts';
import type { Kind } from './kinds/kind.ts';

test.each([
  ['anything like the Gornergrat sunrise', true],
  ['welche Touren gibts am Gornergrat', true],
  ['hikes near Gornergrat', true],
  ['the Gornergrat sunrise, is there room', false],
  ['isar run: pace?', false],
  ['isar run, the text says wednesdays, which is right', false],
  ['that tour at Chamonix, would that be something for me', false],
  ['something like the night walk', true],
  ['is there anything in the next weeks for my dog', true],
  ['gibts im juli was in deutschland', true],
])('AUR-6 whether outings are looked for: %s', (question, isSome) => {
  expect(asksForSome(question)).toBe(isSome);
});

const kind = (id: string) => kindOf(id) as Kind;

test('AUR-5 which kinds are answered of one outing, and which a question about one is mistaken for', () => {
  expect(['huddle-price', 'timetable', 'find-rides'].map(kind).every(ofOneOuting)).toBe(true);
  expect(['find-huddles', 'say-yes', 'help-plan'].map(kind).some(ofOneOuting)).toBe(false);
  expect([undefined, kind('find-huddles'), kind('huddle-when')].every((one) => openToFacts(one, 0.9))).toBe(
    true,
  );
  expect([openToFacts(kind('world'), 0.49), openToFacts(kind('world'), 0.5)]).toEqual([true, false]);
  expect(['say-yes', 'draft', 'ask-host'].map(kind).some((one) => openToFacts(one, 0.3))).toBe(false);
});

test.each([
  ['dogs and kids ok on the lakes walk?', true],
  ['sind Hunde und Kinder erlaubt', true],
  ['may kids or my dog come', true],
  ['are dogs ok', false],
  ['kids and wet shoes', false],
])('AUR-5 whether dogs and children are asked about at once: %s', (question, both) => {
  expect(asksOfDogsAndChildren(question)).toBe(both);
});

test.each([
  ['Who is Matteo Bellini and what is he hosting?', true],
  ['und wer ist Matteo', true],
  ['was macht Cleo so', true],
  ['is Matteo coming', false],
  ['when does it start', false],
])('AUR-6 whether it is asked who somebody is: %s', (question, is) => {
  expect(asksWhoThatIs(question)).toBe(is);
});

test.each([
  ['is Cleo coming to the ridge, too', true],
  ['did cleo ever answer for the ridge trip', true],
  ['is cleo in for the trail cleaning', true],
  ['the ridge. Asha is named in the text, is she actually coming?', true],
  ['kommt die Asha auch zu dem Lauf', true],
  ['Kommt Cleo eigentlich zum See', true],
  ['wollt ich fragen ob sie auch mitläuft', true],
  ['hat Ben schon zugesagt', true],
  ['ist da noch platz und wer nimmt mich mit', false],
  ['is there room, and is it going ahead', false],
  ['how many are coming with Asha', false],
  ['who is coming', false],
  ['am i coming too', false],
  ['did Ingrid let me in', false],
  ['ask Ingrid if prams can come along', false],
  ['did Ingrid answer my follow request', false],
])('AUR-6 whether it is asked if somebody else comes: %s', (question, asks) => {
  expect(asksWhetherSomebody(question)).toBe(asks);
});

test.each([
  ['and Sara?', true, true],
  ['und die andere Sara', true, false],
  ['and Sara?', false, false],
])('AUR-6 %s, after somebody else was asked about (%s): %s', (question, goesOn, asks) => {
  expect(asksWhetherSomebody(question, goesOn)).toBe(asks);
});
