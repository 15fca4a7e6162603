import { expect, test } from 'vitest';
import { kinds } from '#areas/aurora/rules/kinds/kinds.ts';
import routes from './routes.ts';

const pathsOf = (all: typeof routes): string[] =>
  all.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...pathsOf(children ?? [])]);

test('AUR-7 every page that a line of help links to exists, and both languages link to the same', () => {
  const known = new Set(pathsOf(routes));
  const linksIn = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
  const texts = kinds.flatMap((kind) => (kind.via === 'TEXT' ? [kind] : []));
  for (const { id, text } of texts) {
    expect(linksIn(text.de).sort(), id).toEqual(linksIn(text.en).sort());
    for (const path of linksIn(text.en)) expect(known.has(path), `${id}: ${path}`).toBe(true);
  }
  const help = texts.filter(({ id }) => id.startsWith('help-'));
  expect(help.filter(({ text }) => linksIn(text.en).length === 0)).toEqual([]);
});
