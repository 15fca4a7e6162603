import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

test.each([
  ['Wandern am See', 'en', 'de'],
  ['Hikes near Boulder', 'de', 'en'],
  ['what should I bring to Mount Takao', 'de', 'en'],
  ['Schneeschuhwanderungen in Tirol', 'en', 'de'],
  ['wann wird es dunkel', 'en', 'de'],
  ['wia vui leit kemman am mittwoch aufn gornergrat', 'en', 'de'],
  ['gits bim uetliberg ding no platz?', 'en', 'de'],
  ['Snowdon', 'de', 'de'],
  ['Snowdon', 'en', 'en'],
])('AUR-3 %s of somebody who reads %s is answered in %s', (question, locale, language) => {
  expect(languageOf(question, locale)).toBe(language);
});
