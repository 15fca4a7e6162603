import { expect, test } from 'vitest';
import { isKind, type Kind } from './kinds.ts';
import { type ObjectType, objectAt, pathOfObject } from './objects.ts';

const rows: readonly [ObjectType, Kind, string][] = [
  ['HUDDLE', 'HUDDLE_RSVP', '/huddle/view/a%2Fb'],
  ['COMMUNITY', 'COMMUNITY_ROLE', '/community/view/a%2Fb'],
  ['COMMUNITY', 'COMMUNITY_TALK', '/community/view/a%2Fb?tab=Messages'],
  ['ROOM', 'ROOM_TALK', '/chat/view/a%2Fb'],
  ['POST', 'POST_LIKE', '/home/timeline/view/a%2Fb'],
  ['CARPOOL', 'CARPOOL_LEFT', '/carpool/view/new/a%2Fb'],
  ['INSPIRATION', 'INSPIRATION_LIKE', '/inspiration/view/a%2Fb'],
  ['BADGE', 'BADGE_GRANTED', '/inspiration/authored?badge=a%2Fb'],
  ['PERSON', 'PERSON_FOLLOWED', '/ana%20b'],
  ['AWARD', 'AWARD_EARNED', '/ana%20b?tab=awards'],
  ['SYSTEM', 'SYSTEM', '/notification'],
];

test.each(rows)('NOT-2 what is about a %s leads, as %s, to %s', (type, kind, path) => {
  expect(pathOfObject({ type, id: 'a/b' }, kind, 'ana b')).toBe(path);
});

test('NOT-2 of a person without a name yet there is no page', () => {
  expect(pathOfObject({ type: 'COMMUNITY', id: 'a/b' }, 'WEBHOOK_OFF')).toBe('/community/programs/a%2Fb');
  expect(pathOfObject({ type: 'COMMUNITY', id: 'a/b' }, 'COMMUNITY_CASE')).toBe(
    '/community/moderation/a%2Fb',
  );
  expect(pathOfObject({ type: 'SITE', id: 'a' }, 'WEBHOOK_OFF')).toBe('/operator?show=webhooks');
  expect(pathOfObject({ type: 'PERSON', id: 'a' }, 'PERSON_FOLLOWED')).toBe('/');
});

test('NOT-4 a kind is known by its name', () => {
  expect(['HUDDLE_RSVP', 'SYSTEM', 'HUDDLE', ''].map(isKind)).toEqual([true, true, false, false]);
});

test.each([
  ['/huddle/view/0197a1d2-0000-7000-8000-000000000000', true],
  ['/carpool/view/new/0197a1d2-0000-7000-8000-000000000000', true],
  ['/inspiration/view/0197a1d2-0000-7000-8000-000000000000', true],
  ['/home/timeline/view/0197a1d2-0000-7000-8000-000000000000', true],
  ['/chat/view/0197a1d2-0000-7000-8000-000000000000', false],
  ['/huddle/view', false],
  ['/huddle/edit/0197a1d2-0000-7000-8000-000000000000', false],
])('NOT-5 whether %s shows a thing whole is %s', (path, shows) => {
  expect(objectAt(path) !== undefined).toBe(shows);
});
