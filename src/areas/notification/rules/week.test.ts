import { expect, test } from 'vitest';
import type { Choice } from './choices.ts';
import { isOffered, type KindNumbers } from './week.ts';

const now = new Date('2026-06-30T08:00:00Z');
const month = new Date('2026-05-31T08:00:00Z');
const dayAfter = new Date('2026-06-01T08:00:00Z');
const plain: KindNumbers = { kind: 'POST_LIKE', told: 3, firstAt: month, openedAt: null };
const rings: Choice = { inApp: true, push: true, mail: 'NEVER' };

test.each<[Partial<KindNumbers>, Choice, boolean]>([
  [{}, rings, true],
  [{ told: 2 }, rings, false],
  [{ firstAt: dayAfter }, rings, false],
  [{ openedAt: month }, rings, true],
  [{ openedAt: dayAfter }, rings, false],
  [{ kind: 'HUDDLE_CANCELLED' }, rings, false],
  [{ kind: 'HUDDLE_REQUEST' }, rings, false],
  [{}, { inApp: true, push: false, mail: 'NEVER' }, false],
  [{}, { inApp: true, push: false, mail: 'DIGEST' }, true],
])('NOT-6 %o with %o is offered for lowering: %s', (change, choice, offered) => {
  expect(isOffered({ ...plain, ...change }, choice, now)).toBe(offered);
});
