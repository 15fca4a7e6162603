import { expect, test } from 'vitest';
import { partsOf, usernamesIn } from './mentions.ts';

test('COM-7 whoever is named with an @ is mentioned, once and whatever the case', () => {
  expect(usernamesIn('Hi @Asha.rai, @ben! and @asha.rai (@cleo)')).toEqual(['asha.rai', 'ben', 'cleo']);
});

test('COM-7 an address or a path is no mention', () => {
  expect(usernamesIn('ben@cleo.example, a/@ben, @@ben, @ ben, @a')).toEqual([]);
});

test('COM-7 a text falls into the names it knows and the rest, with nothing lost', () => {
  const parts = partsOf('Come, @Ben. And @nobody?', [{ id: '1', username: 'ben' }]);
  expect(parts).toEqual([{ text: 'Come, ' }, { text: '@Ben', personId: '1' }, { text: '. And @nobody?' }]);
  expect(parts.map(({ text }) => text).join('')).toBe('Come, @Ben. And @nobody?');
});
