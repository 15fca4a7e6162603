import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firstSigns, rangeOf } from './first-signs.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The ranges of the faces in `fonts.css`, by the name of their file. */
function rangesIn(css: string): Map<string, string> {
  const faces = css.matchAll(/url\("(?:.*\/)?([^"/]+)\.woff2"\)[^;]*;\s*unicode-range:\s*([^;]+);/g);
  return new Map([...faces].map(([, file = '', range = '']) => [file, range]));
}

it('says of each first face which signs its file was cut to', () => {
  const ranges = rangesIn(read('./fonts.css'));
  expect(ranges.get('inter-first')).toBe(rangeOf(firstSigns));
  expect(ranges.get('fraunces-first')).toBe(rangeOf(firstSigns));
});

it('names first faces after the whole ones, so that they draw', () => {
  const files = [...rangesIn(read('./fonts.css')).keys()];
  for (const name of ['inter', 'fraunces']) {
    const ofFamily = files.filter((file) => file.startsWith(name));
    expect(ofFamily).toHaveLength(3);
    expect(ofFamily.at(-1)).toBe(`${name}-first`);
  }
});

it.each(['en', 'de'])('draws all that the page says in %s with the faces of the first visit', (locale) => {
  const said = read(`../../../locales/${locale}.po`).matchAll(/^(?:msgid|msgstr) "(.*)"$/gm);
  // The cross is in no face of ours: the device draws it.
  const known = new Set(`${firstSigns}✕`);
  const missing = new Set([...said].flatMap(([, text = '']) => [...text].filter((sign) => !known.has(sign))));
  expect([...missing]).toEqual([]);
});
