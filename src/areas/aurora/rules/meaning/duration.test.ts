import { expect, test } from 'vitest';
import { durationIn } from './duration.ts';
import { plain } from './words.ts';

test.each([
  ['any easy walk thats like 3h max', { upTo: 180 }, 'any easy walk'],
  ['a hike of at most three hours', { upTo: 180 }, 'a hike of'],
  ['nothing longer than 4 hours please', { upTo: 240 }, 'please'],
  ['I only have 2 hours', { upTo: 120 }, ''],
  ['höchstens 3,5 Stunden', { upTo: 210 }, ''],
  ['kürzer als vier stunden', { upTo: 240 }, ''],
  ['a walk under an hour', { upTo: 60 }, 'a walk'],
  ['at least 6 hours of walking', { from: 360 }, ''],
  ['länger als zwei std lang', { from: 120 }, ''],
  ['two hours or less', { upTo: 120 }, ''],
])('AUR-5 %j sets how long it may take', (question, duration, rest) => {
  expect(durationIn(plain(question))).toEqual({ duration, rest });
});

test.each([
  'less than 2 hours by train',
  'over 3 hours away',
  'at least 3 people',
  'under 10 km',
  'in 2 hours',
])('AUR-5 %j says nothing of it', (question) => {
  expect(durationIn(plain(question))).toBeUndefined();
});
