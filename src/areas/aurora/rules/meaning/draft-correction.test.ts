import { expect, test } from 'vitest';
import { withoutCorrection } from './draft-correction.ts';

const june = (day: number) => () => new Date(Date.UTC(2026, 5, day));

test.each([
  ['a walk up the Kronberg, sat 13 june 9 oclock. no, i mean sunday', 13, 'on 14 june'],
  ['a mushroom walk in Chur, sat 13 june, er I mean Friday, max 10', 13, 'on 12 june, max 10'],
  ['a walk on Monday 1 June, sorry, I mean Sunday', 1, 'on 31 may'],
  ['a walk on Monday 1 June, no, I mean Thursday', 1, 'on 4 june'],
])('HUD-4 %s', (sentence, day, end) => {
  const said = withoutCorrection(sentence, june(day));
  expect(said.endsWith(end), said).toBe(true);
  expect(said).not.toMatch(/mean|13|sat/i);
});

test('without a weekday what is said last stands behind the rest', () => {
  expect(withoutCorrection('a walk in Chur, no, I mean Bern', june(1))).toBe('a walk in Chur, Bern');
});

test.each(['a walk in Chur on Sunday', 'a mean walk, no easy one'])('%s corrects nothing', (sentence) => {
  expect(withoutCorrection(sentence, june(1))).toBe(sentence);
});
