import { expect, test } from 'vitest';
import { gather, MAX_PARTS, PART_LENGTH, type Parts, partsOf } from './parts.ts';

const codeOf = (length: number) => `${'a'.repeat(length - 87)}.${'B'.repeat(86)}`;
const none: Parts = new Map();

function gathered(texts: readonly string[]) {
  let parts = none;
  const codes: string[] = [];
  for (const text of texts) {
    const next = gather(parts, text);
    parts = next.parts;
    if (next.code) codes.push(next.code);
  }
  return codes;
}

test.each([
  [PART_LENGTH, 1],
  [PART_LENGTH + 1, 2],
  [PART_LENGTH * MAX_PARTS, MAX_PARTS],
  [PART_LENGTH * MAX_PARTS + 1, 0],
])('O17 a code of %i letters is shown in %i codes', (length, count) => {
  expect(partsOf(codeOf(length))).toHaveLength(count);
});

test('O17 parts are put together in any order, and read again they change nothing', () => {
  const code = codeOf(1_000);
  const [first = '', second = '', third = ''] = partsOf(code);
  expect(gathered([third, first, first, second])).toEqual([code]);
  expect(gathered([first, second])).toEqual([]);
  expect(gather(gather(none, third).parts, first).progress).toEqual({ read: 2, of: 3 });
});

test('O17 parts of two codes are kept apart', () => {
  const [one, other] = [codeOf(700), `${codeOf(700).slice(0, -8)}CCCCCCCC`];
  const [[a = '', b = ''], [c = '', d = '']] = [partsOf(one), partsOf(other)];
  expect(gathered([a, c, d, b])).toEqual([other, one]);
});

test('O17 a whole code may be pasted; anything else is nothing', () => {
  const code = codeOf(2_000);
  expect(gathered([` ${code}\n`])).toEqual([code]);
  const foreign = [
    '',
    'https://example.org',
    'TF1.BBBBBBBB.0.2.aa',
    'TF1.BBBBBBBB.3.2.aa',
    'TF1.BBBBBBBB.1.13.aa',
  ];
  for (const text of foreign) expect(gather(none, text)).toEqual({ parts: none });
});

test('O17 a part that says another number of parts begins again', () => {
  const { parts } = gather(none, 'TF1.BBBBBBBB.1.2.aa');
  expect(gather(parts, 'TF1.BBBBBBBB.2.3.bb').progress).toEqual({ read: 1, of: 3 });
});
