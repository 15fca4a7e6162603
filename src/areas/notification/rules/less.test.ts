import { expect, test } from 'vitest';
import type { Choice } from './choices.ts';
import { kinds } from './kinds.ts';
import { lessOf } from './less.ts';
import { canBeUrgent } from './urgency.ts';
import { reasons, whyOf } from './why.ts';

test.each<[Choice, Choice | undefined]>([
  [
    { inApp: true, push: true, mail: 'AT_ONCE' },
    { inApp: true, push: false, mail: 'DIGEST' },
  ],
  [
    { inApp: true, push: false, mail: 'DIGEST' },
    { inApp: true, push: false, mail: 'NEVER' },
  ],
  [
    { inApp: false, push: true, mail: 'NEVER' },
    { inApp: false, push: false, mail: 'NEVER' },
  ],
  [{ inApp: true, push: false, mail: 'NEVER' }, undefined],
])('NOT-6 less of %o is %o', (choice, less) => {
  expect(lessOf('POST_LIKE', choice)).toEqual(less);
});

test.each(kinds)('NOT-6 %s has a reason, and something to press in each mail and push', (kind) => {
  expect(reasons).toContain(whyOf(kind));
  const isOffered = lessOf(kind, { inApp: true, push: true, mail: 'AT_ONCE' }) !== undefined;
  const isMuted = /^(HUDDLE|CARPOOL|RETURN)_/.test(kind);
  expect(isOffered || (canBeUrgent(kind) && isMuted)).toBe(true);
  if (kind !== 'SYSTEM') expect(whyOf(kind)).not.toBe('EVERYBODY');
});
