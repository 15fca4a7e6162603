import { describe, expect, test } from 'vitest';
import {
  audiences,
  decideComment,
  decideMessage,
  isForEverybody,
  isInConversation,
  mayReadDiscussion,
  mayRemoveAnyComment,
} from './messaging.ts';

const now = new Date('2026-07-04T10:00:00.000Z');
const DAY_MS = 86_400_000;
const sent = (count: number, oldestMsAgo: number) =>
  Array.from({ length: count }, (_, at) => new Date(now.getTime() - (at === 9 ? oldestMsAgo : 1)));
const published = { status: 'PUBLISHED' } as const;

describe('HUD-24 a message of the hosts', () => {
  test('is not sent from a draft, and from a cancelled huddle it is', () => {
    expect(decideMessage({ status: 'DRAFT' }, [], now)?.code).toBe('HUDDLE_NOT_PUBLISHED');
    expect(decideMessage({ status: 'CANCELLED' }, [], now)).toBeUndefined();
  });

  test.each([
    ['the first', sent(0, 0)],
    ['the tenth of a day', sent(9, 0)],
    ['the eleventh, a day after the first', sent(10, DAY_MS)],
  ])('%s is sent', (_, sentAt) => {
    expect(decideMessage(published, sentAt, now)).toBeUndefined();
  });

  test.each([
    ['right after the tenth', 1, 86_400],
    ['an hour short of a day', DAY_MS - 3_600_000, 3_600],
    ['a millisecond short of a day', DAY_MS - 1, 1],
  ])('the eleventh waits %s', (_, oldestMsAgo, retryAfter) => {
    expect(decideMessage(published, sent(10, oldestMsAgo), now)).toMatchObject({
      code: 'TOO_MANY_MESSAGES',
      kind: 'limited',
      params: { most: 10, retryAfter },
    });
  });
});

describe('HUD-6 the discussion of a huddle', () => {
  test.each([
    ['NOTHING', false, false],
    ['LINK', false, false],
    ['CARD', true, false],
    ['INSIDE', true, false],
    ['HOST', true, true],
  ] as const)(
    'somebody who sees %s reads it (%s) and removes what others said (%s)',
    (access, reads, removes) => {
      expect([mayReadDiscussion(access), mayRemoveAnyComment(access)]).toEqual([reads, removes]);
    },
  );

  test.each([
    ['PUBLISHED', false, undefined],
    ['CANCELLED', false, undefined],
    ['DRAFT', false, 'HUDDLE_NOT_PUBLISHED'],
    ['PUBLISHED', true, 'REQUEST_DECLINED'],
  ] as const)('under a %s one, somebody turned away (%s) says something: %s', (status, declined, code) => {
    expect(decideComment(status, { declined })?.code).toBe(code);
  });
});

describe('HUD-37 the conversation about a huddle', () => {
  test.each([
    ['PUBLISHED', 'HOST', 'NONE', false, true],
    ['CANCELLED', 'HOST', 'NONE', false, true],
    ['DRAFT', 'HOST', 'NONE', true, false],
    ['PUBLISHED', 'INSIDE', 'CONFIRMED', false, true],
    ['CANCELLED', 'INSIDE', 'CONFIRMED', false, true],
    ['PUBLISHED', 'CARD', 'WAITING', true, true],
    ['PUBLISHED', 'LINK', 'OFFERED', true, true],
    ['PUBLISHED', 'CARD', 'WAITING', false, false],
    ['PUBLISHED', 'CARD', 'OFFERED', false, false],
    ['PUBLISHED', 'NOTHING', 'WAITING', true, false],
    ['PUBLISHED', 'CARD', 'REQUESTED', true, false],
    ['PUBLISHED', 'CARD', 'NONE', true, false],
  ] as const)(
    'of a %s one, who sees %s and is %s (those who wait talk: %s) belongs to it: %s',
    (status, access, place, waitingMayTalk, belongs) => {
      expect(isInConversation({ status, waitingMayTalk }, access, { status: place })).toBe(belongs);
    },
  );

  test('hears what the hosts write to everybody, and not what they write to some', () => {
    expect(audiences.filter(isForEverybody)).toEqual(['ALL', 'CONFIRMED']);
  });
});
