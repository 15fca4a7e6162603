import { expect, test } from 'vitest';
import {
  decideReminder,
  hearsOf,
  nextReminderAt,
  type OutingChoice,
  type OutingFacts,
  sortedActivities,
  toldWords,
  usualOutingChoice,
} from './outing-news.ts';

const outing: OutingFacts = { activity: 'HIKING', difficulty: 'HARD', kilometres: 30 };

test.each<[string, Partial<OutingChoice>, Partial<OutingFacts>, boolean]>([
  ['all of them', {}, {}, true],
  ['none', { wanted: 'NONE' }, {}, false],
  ['none, whatever fits', { wanted: 'NONE', activities: ['HIKING'] }, {}, false],
  ['all, whatever fits', { wanted: 'ALL', activities: ['YOGA'] }, {}, true],
  ['what fits, without a wish', { wanted: 'FITTING' }, {}, true],
  ['their activity', { wanted: 'FITTING', activities: ['YOGA', 'HIKING'] }, {}, true],
  ['another activity', { wanted: 'FITTING', activities: ['YOGA'] }, {}, false],
  ['as far as they go', { wanted: 'FITTING', withinKm: 30 }, {}, true],
  ['too far away', { wanted: 'FITTING', withinKm: 29 }, {}, false],
  ['an unknown place', { wanted: 'FITTING', withinKm: 29 }, { kilometres: null }, true],
  ['as hard as they go', { wanted: 'FITTING', hardest: 'HARD' }, {}, true],
  ['easier than they go', { wanted: 'FITTING', hardest: 'VERY_HARD' }, {}, true],
  ['too hard', { wanted: 'FITTING', hardest: 'MODERATE' }, {}, false],
  ['of no known difficulty', { wanted: 'FITTING', hardest: 'EASY' }, { difficulty: null }, true],
  ['right but for one thing', { wanted: 'FITTING', activities: ['HIKING'], hardest: 'EASY' }, {}, false],
])('COM-9 a member hears of %s', (_, choice, facts, hears) => {
  expect(hearsOf({ ...usualOutingChoice, ...choice }, { ...outing, ...facts })).toBe(hears);
});

test('COM-9 who never chose hears of everything, by mail, too', () => {
  expect(usualOutingChoice).toMatchObject({ wanted: 'ALL', byMail: true });
});

test('COM-9 activities are kept once each', () => {
  expect(sortedActivities(['YOGA', 'HIKING', 'YOGA'])).toEqual(['HIKING', 'YOGA']);
});

test('COM-9 a series is told once, a move once each time', () => {
  expect(toldWords('h', null, 'now')).toEqual({ planned: 'planned:h', moved: 'moved:h:now' });
  expect(toldWords('h', 's', 'now')).toEqual({ planned: 'planned:s', moved: 'moved:s:now' });
});

const now = new Date('2026-06-02T10:00:00Z');
const later = new Date('2026-06-02T10:00:01Z');
const open = { status: 'PUBLISHED', startsAt: later, remindedAt: null } as const;

test.each([
  ['before the start', open, undefined],
  ['at the start', { ...open, startsAt: now }, 'REMINDER_NOT_NOW'],
  ['of a draft', { ...open, status: 'DRAFT' }, 'REMINDER_NOT_NOW'],
  ['of what is cancelled', { ...open, status: 'CANCELLED' }, 'REMINDER_NOT_NOW'],
  ['a day later', { ...open, remindedAt: new Date('2026-06-01T10:00:00Z') }, undefined],
  ['a second too early', { ...open, remindedAt: new Date('2026-06-01T10:00:01Z') }, 'REMINDED_TODAY'],
] as const)('COM-9 a reminder %s', (_, state, code) => {
  const refused = decideReminder(state, now);
  expect(refused?.code).toBe(code);
  if (code) expect(refused?.kind).toBe('conflict');
});

test('COM-9 the next reminder is a day after the last', () => {
  expect(nextReminderAt(null, now)).toBeNull();
  expect(nextReminderAt(new Date('2026-06-01T10:00:00Z'), now)).toBeNull();
  expect(nextReminderAt(new Date('2026-06-01T11:00:00Z'), now)).toEqual(new Date('2026-06-02T11:00:00Z'));
});
