import { expect, test } from 'vitest';
import { readCursor, readTimeCursor } from './cursor.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

test('a cursor names a rank and a row, or a time and a row', () => {
  expect(readCursor(`17~${id}`)).toEqual({ rank: 17, id });
  expect(readTimeCursor(`0~${id}`)).toEqual({ at: new Date(0), id });
  expect(readTimeCursor(`${'9'.repeat(15)}~${id}`)?.at.getTime()).toBe(999_999_999_999_999);
});

test.each([
  undefined,
  '',
  'x',
  `~${id}`,
  `-1~${id}`,
  `1.5~${id}`,
  `${'9'.repeat(16)}~${id}`,
  '1~',
  `1~${id}0`,
  `1~${id.slice(1)}`,
  `1~${id.replaceAll('-', '0')}`,
])('%j begins at the top', (cursor) => {
  expect(readCursor(cursor)).toBeUndefined();
  expect(readTimeCursor(cursor)).toBeUndefined();
});
