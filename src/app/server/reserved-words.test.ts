import { expect, test } from 'vitest';
import { reservedWords } from '#areas/account/rules/reserved-words.ts';
import routes from '../web/routes.ts';
import { buildTestApp } from './testing/build-test-app.ts';

interface PageRoute {
  readonly path?: string | undefined;
  readonly children?: readonly PageRoute[] | undefined;
}

/** First words of the addresses of pages; a parameter or `*` is no word. */
function firstWords(pages: readonly PageRoute[]): string[] {
  return pages.flatMap(({ path, children }) =>
    path === undefined ? firstWords(children ?? []) : [path.split('/').find(Boolean) ?? ''],
  );
}

const isWord = (word: string) => /^[a-z0-9._]{3,30}$/.test(word);

test('GATE-8: no page of the route table can be taken by a username', async () => {
  const words = firstWords(await routes).filter(isWord);
  expect(words.length).toBeGreaterThan(8);
  expect(words.filter((word) => !reservedWords.has(word))).toEqual([]);
});

test('GATE-8: no address that the server answers can be taken by a username', async () => {
  const world = await buildTestApp();
  const tree = world.app.printRoutes({ commonPrefix: false });
  const words = [...tree.matchAll(/^[├└]── \/([^/\s(]+)/gm)].map((match) => match[1] ?? '');
  await world.close();
  expect(words.filter(isWord).length).toBeGreaterThan(4);
  expect([...new Set(words.filter(isWord))].filter((word) => !reservedWords.has(word))).toEqual([]);
});
