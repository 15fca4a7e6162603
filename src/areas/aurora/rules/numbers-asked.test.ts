import { expect, test } from 'vitest';
import { plainEnglish } from './meaning/language.ts';
import { wishOf } from './meaning/understand.ts';
import { numbersAsked } from './numbers-asked.ts';

test.each([
  ['en', 'how many km have i hiked this year', 'HIKE', 2026],
  ['en', 'how many hikes have i done', 'HIKE', undefined],
  ['en', 'how far did i walk last year', 'WALK', 2025],
  ['en', 'how many kilometres have i cycled in 2024', 'BIKE', 2024],
  ['en', 'my stats', undefined, undefined],
  ['de', 'wie viele kilometer bin ich dieses jahr gewandert', 'HIKE', 2026],
  ['de', 'wie oft war ich letztes jahr klettern', 'CLIMB', 2025],
  // One says so of any way of going on foot.
  ['de', 'wie viele kilometer bin ich gelaufen', undefined, undefined],
] as const)('AUR-5 which outings are counted (%s): %s', (language, asked, kind, year) => {
  const wish = wishOf(plainEnglish(asked, language), new Date('2026-06-01T08:00:00Z'), 'UTC');
  expect(numbersAsked(asked, wish, 2026)).toMatchObject({ kind, year });
});
