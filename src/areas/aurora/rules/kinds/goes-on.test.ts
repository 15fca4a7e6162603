import { expect, test } from 'vitest';
import { kindOf } from './choose-kind.ts';
import { goesOn } from './goes-on.ts';
import type { Kind } from './kind.ts';

const huddle = { id: 'h', startsAt: '2026-06-06T04:00:00Z' };

test.each([
  ['find-rides', 'Und was kostet das?', 'huddle-price', true],
  ['ask-ride', 'and what does one pay', 'huddle-price', true],
  ['find-rides', 'what does the night walk cost', 'huddle-price', false],
  ['find-rides', 'and how long is it', 'huddle-length', false],
  ['my-next', 'And the one after that?', 'timetable', true],
  ['my-next', 'who hosts it', 'huddle-host', false],
  ['community-about', 'and what have we got coming up', 'my-next', true],
  ['community-about', 'was machen die im club als nächstes', 'find-huddles', true],
  ['community-about', 'what have I got coming up', 'my-next', false],
  ['community-about', 'when is it', 'huddle-when', false],
  ['help-block', 'will they know', 'first-time', true],
  ['help-block', 'how do I unblock', 'help-block', false],
  ['my-answers', 'und wo nur vielleicht', 'say-maybe', true],
  ['my-answers', 'sign me up for the lake walk please', 'say-yes', false],
  ['my-follows', 'and Maja?', 'find-people', true],
  ['my-numbers', 'is that more than last year', 'compare', true],
  ['my-numbers', 'and elevation', 'huddle-difficulty', true],
  ['my-numbers', 'and elevation', 'find-huddles', false],
  ['find-people', 'and in Bern', 'find-huddles', true],
  ['find-people', 'and in Bern who is hosting something', 'find-huddles', false],
  ['huddle-when', 'and in Bern', 'find-huddles', false],
])('AUR-6 after %s "%s", by itself %s, goes on: %s', (kind, question, id, expected) => {
  expect(goesOn(question, kindOf(id) as Kind, { kind })).toBe(expected);
});

test('AUR-6 company is for the yes that was prepared, and only for one', () => {
  const said = 'my wife comes too';
  const other = kindOf('hello') as Kind;
  expect(goesOn(said, other, { kind: 'say-yes', huddle })).toBe(true);
  expect(goesOn(said, other, { kind: 'say-yes' })).toBe(false);
  expect(goesOn('may my wife come?', other, { kind: 'say-yes', huddle })).toBe(false);
});
