import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/asvs.md', 'utf8');
const rows = [...page.matchAll(/^\| (\d+)\.(\d+)\.(\d+) \| (.+) \| (.+) \|$/gm)].map(
  ([, chapter = '', section = '', line = '', words = '', state = '']) => ({
    chapter: Number(chapter),
    id: `${chapter}.${section}.${line}`,
    words,
    state,
  }),
);

/** How many lines of each chapter levels 1 and 2 ask for, 253 in all. */
const LINES = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

test('each line of levels 1 and 2 stands in the table once', () => {
  const counted = LINES.map((_, at) => rows.filter(({ chapter }) => chapter === at + 1).length);
  expect(counted).toEqual(LINES);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
});

test('each line is met by a file that is there, does not apply or is accepted for a reason, or is said to be open', () => {
  for (const { id, state } of rows) {
    const file = /^met: `([^`]+)`$/.exec(state)?.[1];
    if (file) expect(existsSync(file), `${id}: ${file}`).toBe(true);
    else expect(state, id).toMatch(/^(does not apply: |accepted: |\*\*open\*\*: ).{6,}/);
  }
});

test('what is named in a reason is there, and the sums are right', () => {
  for (const [, file = ''] of page.matchAll(/\(((?:proof|scripts|e2e|src|docs)\/[\w./-]+)\)/g)) {
    expect(existsSync(file), file).toBe(true);
  }
  const count = (start: string) => rows.filter(({ state }) => state.startsWith(start)).length;
  const sums = [
    `${count('met')} met`,
    `${count('does not apply')} do not apply`,
    `${count('accepted')} accepted`,
    `${count('**open**')} open.`,
  ];
  expect(page).toContain(sums.join(', '));
});
