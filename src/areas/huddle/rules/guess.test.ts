import { describe, expect, test } from 'vitest';
import { emptyFormValues } from './form.ts';
import { changesByReading, fieldsOfReading, guessEnd, guessStart } from './guess.ts';
import { readSentence } from './sentence.ts';

// A Monday evening.
const now = '2026-11-23T18:52';
const saturday = '2026-11-28T08:30';

describe('HUD-4 the start that is meant', () => {
  test.each([
    ['the next such weekday', { weekday: 3, time: 1140 }, '2026-11-25T19:00'],
    ['today while the hour lies ahead', { weekday: 1, time: 1140 }, '2026-11-23T19:00'],
    ['a week later once it has passed', { weekday: 1, time: 1080 }, '2026-11-30T18:00'],
    ['tomorrow', { inDays: 1 }, '2026-11-24T08:30'],
    ['today, even if the hour has passed: the form says so', { inDays: 0, time: 600 }, '2026-11-23T10:00'],
    ['only an hour', { time: 570 }, '2026-11-28T09:30'],
    ['only a weekday, at the hour before', { weekday: 0 }, '2026-11-29T08:30'],
    ['nothing', {}, saturday],
  ])('%s', (_, reading, start) => {
    expect(guessStart(reading, saturday, now)).toBe(start);
  });
});

test.each([
  ['a hike of a day', '2026-11-28T08:30', 'HIKING', '2026-11-28T16:00'],
  ['an hour of yoga', '2026-11-28T08:30', 'YOGA', '2026-11-28T09:45'],
  ['an evening ends in the evening', '2026-11-25T17:00', 'HIKING', '2026-11-25T20:00'],
  ['an afternoon does not', '2026-11-25T16:59', 'HIKING', '2026-11-26T00:29'],
  ['no time', '', 'HIKING', ''],
] as const)('HUD-4 the end is guessed: %s', (_, start, activity, end) => {
  expect(guessEnd(start, activity)).toBe(end);
});

const first = { ...emptyFormValues(), activity: 'HIKING' as const, start: saturday, end: '2026-11-28T16:00' };
const read = (text: string) => fieldsOfReading(readSentence(text), first, now);

test('HUD-4 a sentence fills in the fields it speaks of, and no other', () => {
  expect(read('Wednesday evening bouldering, 6 people, bring shoes')).toEqual({
    activity: 'CLIMBING',
    start: '2026-11-25T19:00',
    end: '2026-11-25T22:00',
    capacity: '6',
    whatToBring: 'shoes',
  });
  expect(read('Sunrise on the Rigi')).toEqual({});
});

test('HUD-4 what was filled in by hand stays; what is no longer said is as it was first', () => {
  const before = read('Bouldering, 6 people');
  const form = { ...first, ...before, capacity: '9' };
  expect(changesByReading(form, first, before, read('Bouldering on Friday, 7 people'))).toEqual({
    start: '2026-11-27T08:30',
    end: '2026-11-27T11:30',
  });
  expect(changesByReading(form, first, before, {})).toEqual({ activity: 'HIKING', end: '2026-11-28T16:00' });
});
