import { expect, test } from 'vitest';
import { pageLocale } from './page-locale.ts';

test.each([
  [{ cookie: 'a=b; language=de', 'accept-language': 'en' }, 'de'],
  [{ cookie: 'language=xx', 'accept-language': 'de-CH' }, 'de'],
  [{ cookie: 'language=en; __Host-language=de' }, 'de'],
  [{ cookie: 'my_language=de' }, 'en'],
  [{ cookie: 'language=de<script>' }, 'en'],
  [{}, 'en'],
])('SET-1: a browser with %j reads %s', (asking, locale) => {
  expect(pageLocale(asking)).toBe(locale);
});
