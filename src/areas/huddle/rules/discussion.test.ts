import { describe, expect, test } from 'vitest';
import { decideComment, mayReadDiscussion, mayRemoveAnyComment } from './messaging.ts';

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
