import { expect, it } from 'vitest';
import { bestLocale } from './locale.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de-CH,de;q=0.9,en;q=0.8', 'de'],
  ['fr-FR,en;q=0.7,de;q=0.8', 'de'],
  ['fr,*;q=0.5', 'en'],
  ['de;q=0', 'en'],
  ['en-GB', 'en'],
])('answers the wish "%s" with %s', (wish, locale) => {
  expect(bestLocale(wish)).toBe(locale);
});
