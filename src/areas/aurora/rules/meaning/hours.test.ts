import { expect, test } from 'vitest';
import { type Hours, hoursIn, isAtHours } from './hours.ts';
import { plain } from './words.ts';

const at = (hour: number, minute = 0) => hour * 60 + minute;

test.each<[string, Hours, string]>([
  ['hikes in the morning', { before: at(12) }, 'hikes'],
  ['a walk on sunday morning', { before: at(12) }, 'a walk on sunday'],
  ['something this evening', { from: at(17) }, 'something today'],
  ['whats on tonight', { from: at(17) }, 'whats on today'],
  ['evening runs', { from: at(17) }, 'runs'],
  ['saturday afternoon', { from: at(12), before: at(17) }, 'saturday'],
  ['runs after work', { from: at(17) }, 'runs'],
  ['walks in the afternoon', { from: at(12), before: at(17) }, 'walks'],
  ['hikes after 5', { from: at(17) }, 'hikes'],
  ['hikes after 8', { from: at(8) }, 'hikes'],
  ['hikes after 7pm', { from: at(19) }, 'hikes'],
  ['hikes after 18:30', { from: at(18, 30) }, 'hikes'],
  ['hikes before 9', { before: at(9) }, 'hikes'],
  ['hikes before 4', { before: at(16) }, 'hikes'],
  ['a hike that starts before noon', { before: at(12) }, 'a hike'],
  ['a hike that starts not before 9', { from: at(9) }, 'a hike'],
  ['a hike from 10 am', { from: at(10) }, 'a hike'],
  ['a hike and i must be home by two', { overBy: at(14) }, 'a hike'],
  ['a hike and back by 12', { overBy: at(12) }, 'a hike'],
  ['a walk that is done by 11 in the morning', { overBy: at(11) }, 'a walk that is'],
  ['a walk with no early start', { from: at(9) }, 'a walk with'],
  ['a walk with an early start', { before: at(9) }, 'a walk'],
  ['a hike after 12 am', { from: 0 }, 'a hike'],
])('AUR-5 %j sets %j', (question, hours, rest) => {
  expect(hoursIn(plain(question))).toEqual({ hours, rest });
});

test.each([
  'hikes before 9 june',
  'hikes after 2 days',
  'walks from 5 km',
  'from 10 to 14 people',
  'royal arch before breakfast',
  'an evening above the city',
  'the morning after',
  'from zurich to bern',
])('AUR-5 %j sets no hours', (question) => {
  expect(hoursIn(plain(question))).toBeUndefined();
});

const outing = {
  startDateTime: '2026-06-06T08:00:00Z',
  endDateTime: '2026-06-06T12:00:00Z',
  timeZone: 'Europe/Zurich',
};

test.each<[Hours | undefined, boolean]>([
  [undefined, true],
  [{ from: at(10) }, true],
  [{ from: at(10, 1) }, false],
  [{ before: at(10) }, false],
  [{ before: at(10, 1) }, true],
  [{ overBy: at(14) }, true],
  [{ overBy: at(13, 59) }, false],
  [{ from: at(9), overBy: at(13) }, false],
])('AUR-5 from 10:00 to 14:00 where it is, asked %j: %s', (hours, fits) => {
  expect(isAtHours(outing, hours)).toBe(fits);
});

test('AUR-5 what ends on the next day is not over by any hour', () => {
  expect(isAtHours({ ...outing, endDateTime: '2026-06-07T01:00:00Z' }, { overBy: at(14) })).toBe(false);
});
