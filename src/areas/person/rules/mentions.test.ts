import { expect, test } from 'vitest';
import { partsOf, usernamesIn, withKeys, withNames } from './mentions.ts';

test('COM-7 anyone who is named with an @ is mentioned, once and whatever the case', () => {
  expect(usernamesIn('Hi @Asha.rai, @ben! and @asha.rai (@cleo)')).toEqual(['asha.rai', 'ben', 'cleo']);
});

test('COM-7 an address or a path is no mention', () => {
  expect(usernamesIn('ben@cleo.example, a/@ben, @@ben, @ ben, @a')).toEqual([]);
});

const ben = { id: '1', username: 'ben', name: 'Ben Okafor' };

test('P16 a mention prints the name of the person, with nothing else lost', () => {
  const parts = partsOf('Come, @BEN. And @nobody?', [ben]);
  expect(parts).toEqual([
    { text: 'Come, ' },
    { text: '@Ben Okafor', person: ben },
    { text: '. And @nobody?' },
  ]);
  expect(withNames('Come, @BEN. And @nobody?', [ben])).toBe('Come, @Ben Okafor. And @nobody?');
});

test('P16 a post keeps who is named by a key, and leaves everybody else as words', () => {
  expect(withKeys('@ben and @cleo', [ben])).toBe('{{ben}} and @cleo');
});

test('COM-7 a text names up to twenty people', () => {
  const names = Array.from({ length: 21 }, (_, index) => `hiker${index}`);
  expect(usernamesIn(names.map((name) => `@${name}`).join(' '))).toEqual(names.slice(0, 20));
});

test('P16 no empty words stand before, between or behind mentions', () => {
  expect(partsOf('@ben', [ben])).toEqual([{ text: '@Ben Okafor', person: ben }]);
  expect(partsOf('@ben @ben', [ben]).map(({ text }) => text)).toEqual(['@Ben Okafor', ' ', '@Ben Okafor']);
  expect(partsOf('', [ben])).toEqual([]);
});
