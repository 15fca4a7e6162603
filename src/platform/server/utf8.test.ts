import { expect, test } from 'vitest';
import { utf8 } from './utf8.ts';

test('texts are the same bytes as all of them joined', () => {
  const texts = ['<p>', 'Shibirghān · ', '', '山へ行く 🥾', '</p>'];
  expect(utf8(texts)).toEqual(Buffer.from(texts.join('')));
  expect(utf8([])).toHaveLength(0);
});

test('a text that is longer than any before is whole, and the next is only itself', () => {
  const long = 'Grüße aus Zürich… '.repeat(20_000);
  expect(utf8([long]).equals(Buffer.from(long))).toBe(true);
  expect(utf8(['kurz']).toString()).toBe('kurz');
});

test('half a sign is shown as missing, and the rest stays', () => {
  expect(utf8(['Dawn \ud83e', ' walk']).toString()).toBe('Dawn \ufffd walk');
  // The halves of one sign may stand at the end of one text and at the beginning of the next.
  expect(utf8(['\ud83e', '\udd7e']).toString()).toBe('🥾');
});
