import { expect, test } from 'vitest';
import { usualChoice } from './choices.ts';
import { kinds, requestKinds } from './kinds.ts';

test('NOT-5 everything is shown in the app unless one chooses', () => {
  expect(kinds.every((kind) => usualChoice(kind).inApp)).toBe(true);
});

test('NOT-5 what asks for an answer is mailed at once', () => {
  expect(requestKinds.map((kind) => usualChoice(kind).mail)).toEqual(requestKinds.map(() => 'AT_ONCE'));
});

test('NOT-5 what can wait until somebody looks is not mailed', () => {
  expect(kinds.filter((kind) => usualChoice(kind).mail === 'NEVER')).toEqual([
    'HUDDLE_RSVP',
    'HUDDLE_WITHDRAWN',
    'HUDDLE_COMMENT',
    'HUDDLE_REPLY',
    'HUDDLE_MAIL_ANSWER',
    'COMMUNITY_SHARED',
    'PERSON_FOLLOWED',
    'PERSON_FOLLOW_ACCEPTED',
    'COMMUNITY_MENTION',
    'COMMUNITY_TALK',
    'ROOM_MENTION',
    'ROOM_TALK',
    'POST_LIKE',
    'POST_COMMENT',
    'POST_REPLY',
    'POST_REPOST',
    'CARPOOL_REFUSED',
    'INSPIRATION_PUBLISHED',
    'INSPIRATION_LIKE',
    'INSPIRATION_COMMENT',
    'INSPIRATION_REPLY',
    'AWARD_EARNED',
  ]);
});

test('NOT-5 a phone tells what is mailed, and what somebody says to me', () => {
  const pushed = kinds.filter((kind) => usualChoice(kind).push);
  const mailed = kinds.filter((kind) => usualChoice(kind).mail === 'AT_ONCE');
  expect(pushed.filter((kind) => !mailed.includes(kind))).toEqual([
    'COMMUNITY_MENTION',
    'ROOM_MENTION',
    'ROOM_TALK',
  ]);
  expect(mailed.filter((kind) => !pushed.includes(kind))).toEqual([]);
});
