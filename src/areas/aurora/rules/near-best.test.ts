import { expect, test } from 'vitest';
import { nearBest } from './near-best.ts';

const weights = (...all: readonly number[]) =>
  nearBest(all.map((weight) => ({ weight }))).map(({ weight }) => weight);

test.each([
  ['one is clearly the best', [0.3, 1, 0.7], [1]],
  ['several fit alike', [0.9, 1, 0.76, 0.2], [1, 0.9, 0.76]],
  ['hardly anything fits', [0.3, 0.25], []],
  ['nothing is there', [], []],
])('AUR-2 what is shown of what was found: %s', (_, all, shown) => {
  expect(weights(...all)).toEqual(shown);
});
