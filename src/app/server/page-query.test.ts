import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isKnownToPages, pageAddress } from './page-query.ts';

test.each([
  ['/start', '/start'],
  ['/start?n=1', '/start'],
  ['/start?utm_source=x&city=Munich&n=2', '/start?city=Munich'],
  ['/join/huddle/1?link=abc&_routes=x', '/join/huddle/1?link=abc&_routes=x'],
  ['/start??city=Munich', '/start'],
])('S6: the page %s is rendered and kept as %s', (url, address) => {
  expect(pageAddress(url)).toBe(address);
});

test('S6: every name that a page reads from its address is known', () => {
  const sources = globSync('src/{areas/*/web,app/web,platform/web}/**/*.{ts,tsx}');
  const names = sources.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    if (!/searchParams|URLSearchParams/i.test(text)) return [];
    return [
      ...text.matchAll(/(?:[sS]earch(?:Params)?|asked)\s*\??\.(?:get|has)\('(\w+)'\)|\btext\('(\w+)'/g),
    ].map(([, read, named]) => read ?? named ?? '');
  });
  expect(names.filter((name) => !isKnownToPages(name))).toEqual([]);
  expect(new Set(names).size).toBeGreaterThan(30);
});
