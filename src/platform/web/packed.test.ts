import { expect, test } from 'vitest';
import { type Packed, pack, unpack } from './packed.ts';

test('what comes out of its text in a browser is what was put in, and the same object each time', () => {
  const data = {
    name: 'Dawn walk',
    host: { name: '</script> "ü"' },
    tags: ['fog', ''],
    left: null,
    free: true,
  };
  const arrived: Packed<typeof data> = JSON.parse(JSON.stringify(pack(data)));
  expect(unpack(arrived)).toEqual(data);
  expect(unpack(arrived)).toBe(unpack(arrived));
});

test('where it was packed nothing is read again', () => {
  const data = { name: 'Dawn walk' };
  expect(unpack(pack(data))).toBe(data);
});
