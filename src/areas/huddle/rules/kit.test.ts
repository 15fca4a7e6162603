import { expect, test } from 'vitest';
import type { AccessLevel } from './access.ts';
import { decidePromise, mayBringKit, missingKit } from './kit.ts';

test.each([
  { needed: 2, promised: 0, missing: 2 },
  { needed: 2, promised: 1, missing: 1 },
  { needed: 2, promised: 2, missing: 0 },
  { needed: 2, promised: 3, missing: 0 },
])('HUD-25 of $needed needed and $promised promised, $missing are missing', ({ missing, ...item }) => {
  expect(missingKit(item)).toBe(missing);
});

test.each<[AccessLevel, boolean]>([
  ['NOTHING', false],
  ['LINK', false],
  ['CARD', false],
  ['INSIDE', true],
  ['HOST', true],
])('HUD-25 somebody who sees %s of a huddle may bring something: %s', (access, may) => {
  expect(mayBringKit(access)).toBe(may);
});

test.each([
  { needed: 3, byOthers: 0, mine: 0, amount: 3, left: undefined },
  { needed: 3, byOthers: 0, mine: 0, amount: 4, left: 3 },
  { needed: 3, byOthers: 2, mine: 0, amount: 1, left: undefined },
  { needed: 3, byOthers: 2, mine: 0, amount: 2, left: 1 },
  { needed: 3, byOthers: 2, mine: 1, amount: 1, left: undefined },
  { needed: 3, byOthers: 2, mine: 1, amount: 2, left: 1 },
  // A host has lowered what is needed: what was promised may stay or be lowered, and not grow.
  { needed: 1, byOthers: 2, mine: 2, amount: 2, left: undefined },
  { needed: 1, byOthers: 2, mine: 2, amount: 1, left: undefined },
  { needed: 1, byOthers: 2, mine: 2, amount: 3, left: 0 },
])(
  'HUD-25 $amount of $needed, with $byOthers by others and $mine of mine: refused with $left left',
  (given) => {
    const { amount, left, ...state } = given;
    const refused = decidePromise(state, amount);
    expect(refused?.params).toEqual(left === undefined ? undefined : { left });
  },
);
