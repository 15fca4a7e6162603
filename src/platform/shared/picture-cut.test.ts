import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coveringScale } from './picture-cut.ts';

/** Whether a point of the frame lies on the turned and grown picture. */
function isCovered(x: number, y: number, rotation: number, ratio: number): boolean {
  const angle = (rotation * Math.PI) / 180;
  const grown = coveringScale(rotation, ratio) + 1e-9;
  const across = (x * Math.cos(angle) + y * Math.sin(angle)) / grown;
  const down = (-x * Math.sin(angle) + y * Math.cos(angle)) / grown;
  return Math.abs(across) <= ratio / 2 && Math.abs(down) <= 0.5;
}

test('PER-8: however a picture is turned, no corner of its frame stays empty', () => {
  const turn = fc.double({ min: -180, max: 180, noNaN: true });
  const shape = fc.double({ min: 0.3, max: 4, noNaN: true });
  fc.assert(
    fc.property(turn, shape, (rotation, ratio) => {
      const corners = [-1, 1].flatMap((side) => [-1, 1].map((end) => [(side * ratio) / 2, end / 2] as const));
      return corners.every(([x, y]) => isCovered(x, y, rotation, ratio));
    }),
  );
});

test('a picture that is not turned stays as it is', () => {
  expect(coveringScale(0, 3)).toBe(1);
  expect(coveringScale(90, 3)).toBeCloseTo(3);
});
