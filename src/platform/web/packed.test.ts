import { expect, test, vi } from 'vitest';
import { type Packed, pack, scriptOfPacked, unpack } from './packed.ts';

const data = { name: 'Dawn walk', host: { name: '</script><!-- "ü"' }, tags: ['fog', ''], left: null };

/** What the router brings to a browser. */
const arrived = (packed: Packed<typeof data>): Packed<typeof data> => JSON.parse(JSON.stringify(packed));

test('data that a page asks for alone travel with it, and are the same object each time', () => {
  const packed = arrived(pack(data, { dataOnly: true }));
  expect(unpack(packed)).toEqual(data);
  expect(unpack(packed)).toBe(unpack(packed));
});

test('data of a rendered page stand in it once, and no word in them can end their element', () => {
  const packed = pack(data, { dataOnly: false });
  const [, textContent = '', ...rest] = scriptOfPacked([null, 1, {}, packed]).split(
    /<script[^>]*>|<\/script>/,
  );
  expect(rest).toEqual(['']);
  expect(textContent).not.toContain('<');
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'page-data' ? { textContent } : null),
  });
  expect(unpack(arrived(packed))).toEqual(data);
  vi.unstubAllGlobals();
});

test('where it was packed nothing is read again', () => {
  expect(unpack(pack(data, { dataOnly: false }))).toBe(data);
  expect(scriptOfPacked([undefined, { name: 'no data of a page' }])).toBe('');
});
