import { expect, test } from 'vitest';
import { type Spent, spend, USUAL_PUSHES_A_DAY } from './budget.ts';

const today = '2026-06-02';
const limit = USUAL_PUSHES_A_DAY;

test.each<[Spent, number, number, number]>([
  [{ day: today, sent: 0 }, 1, 1, 1],
  [{ day: today, sent: 4 }, 1, 1, 5],
  [{ day: today, sent: 4 }, 2, 1, 5],
  [{ day: today, sent: 5 }, 1, 0, 5],
  [{ day: today, sent: 9 }, 1, 0, 9],
  [{ day: '2026-06-01', sent: 5 }, 7, 5, 5],
])('NOT-6 with %o spent, of %i pushes %i go and %i are spent', (spent, wanted, granted, sent) => {
  expect(spend(spent, { day: today, limit, wanted })).toEqual({ granted, spent: { day: today, sent } });
});
