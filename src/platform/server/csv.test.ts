import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { Locale } from '#platform/shared/locale.ts';
import { attachmentNamed, writeCsv } from './csv.ts';

async function* pagesOf(...pages: string[][][]) {
  yield* pages;
}

async function fileOf(locale: Locale, ...pages: string[][][]) {
  const parts: string[] = [];
  for await (const part of writeCsv(['Name', 'Answer'], pagesOf(...pages), locale)) parts.push(part);
  return parts.join('');
}

const cellsOf = async (...cells: string[]) => {
  const text = await fileOf('de', [cells]);
  return Papa.parse<string[]>(text.slice(1).trimEnd()).data[1];
};

test('COM-14 a file has the mark of UTF-8, its head and a line for each row of each page', async () => {
  const pages = [[['Jörg Künzli', 'Höhenweg']], [], [['Zoë', '']]];
  expect(await fileOf('en', ...pages)).toBe(
    '\uFEFF"Name","Answer"\r\n"Jörg Künzli","Höhenweg"\r\n"Zoë",""\r\n',
  );
  expect(await fileOf('de', ...pages)).toBe(
    '\uFEFF"Name";"Answer"\r\n"Jörg Künzli";"Höhenweg"\r\n"Zoë";""\r\n',
  );
  expect(await fileOf('en')).toBe('\uFEFF"Name","Answer"\r\n');
});

test.each(['a;b', 'a,b', 'say "yes"', 'two\nlines', 'two\r\nlines', "it's", ' blank before', ''])(
  'COM-14 a cell stays one cell, whatever stands in it: %j',
  async (cell) => {
    expect(await cellsOf(cell, 'next')).toEqual([cell, 'next']);
  },
);

const formulas = [
  '=1+1',
  '+41 79',
  '-2',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '\nx',
  ' =1',
  '\u00a0=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
];

test.each(formulas)('COM-14 a formula is shown and not run: %j', async (cell) => {
  expect(await cellsOf(cell, 'next')).toEqual([`'${cell}`, 'next']);
});

test.each(['1=1', 'a+b', 'Anna-Lena', 'a@b.example', 'x\ty', '(=1)', ' x', '\u00e4='])(
  'COM-14 a sign inside a cell is left alone: %j',
  async (cell) => {
    expect(await cellsOf(cell, 'next')).toEqual([cell, 'next']);
  },
);

test('COM-14 a formula behind the separator of another country stays inside its quotes', async () => {
  expect(await fileOf('de', [['a,=1+1', '']])).toContain('"a,=1+1";""');
});

const nameIn = (header: string) => decodeURIComponent(header.split("''")[1] ?? '');

test.each([
  ['Bergfreunde Zürich', 'Bergfreunde Zürich.csv'],
  ['A/B\\C: "x" <y>\r\n', 'A B C x y.csv'],
  ["Anna's (new) club", "Anna's (new) club.csv"],
  ['🏔'.repeat(200), `${'🏔'.repeat(80)}.csv`],
])('COM-14 a file is named so that every system stores it: %j', (name, stored) => {
  const header = attachmentNamed(name, 'csv');
  expect(header).toMatch(/^attachment; filename\*=UTF-8''[\w.~%!*-]+$/);
  expect(nameIn(header)).toBe(stored);
});
