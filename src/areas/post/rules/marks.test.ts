import { expect, test } from 'vitest';
import { markOf, runsOf, toDraft, toWords } from './marks.ts';

const ben = { type: 'PERSON', id: 'b1', name: 'Ben Okafor', detail: 'ben' } as const;
const other = { type: 'PERSON', id: 'b2', name: 'Ben Okafor', detail: 'ben.okafor' } as const;
const town = { type: 'PLACE', id: '2657896', name: 'Zürich', detail: 'Zürich, Switzerland' } as const;

test('POST-1 chips of people and places become {{key}} places and the maps of the payload', () => {
  const marks = [markOf(ben, []), markOf(town, [])];
  expect(toWords({ text: 'With @Ben Okafor in @Zürich #hut', marks })).toEqual({
    content: 'With {{ben}} in {{2657896}} #hut',
    taggedUsers: { ben: 'b1' },
    taggedLocations: { 2657896: { name: 'Zürich', formattedAddress: 'Zürich, Switzerland' } },
    taggedHashes: [],
  });
});

test('POST-1 two people of one name are two chips', () => {
  const first = markOf(ben, []);
  const marks = [first, markOf(other, [first])];
  const { content, taggedUsers } = toWords({ text: '@Ben Okafor and @ben.okafor', marks });
  expect(content).toBe('{{ben}} and {{ben.okafor}}');
  expect(taggedUsers).toEqual({ ben: 'b1', 'ben.okafor': 'b2' });
});

test('POST-1 a chip that was typed over is not named any more', () => {
  const marks = [markOf(ben, [])];
  expect(toWords({ text: '@Ben Oka', marks })).toMatchObject({ content: '@Ben Oka', taggedUsers: {} });
  expect(runsOf({ text: 'a @Ben Okafor', marks }).map(({ text }) => text)).toEqual(['a ', '@Ben Okafor']);
});

test('POST-3 a published post becomes a text to write on, and back', () => {
  const parameters = [
    { key: 'ben', value: ben },
    { key: '2657896', value: town },
    { key: 'gone', value: null },
  ];
  const draft = toDraft('{{ben}} in {{2657896}} with {{gone}}', parameters);
  expect(draft.text).toBe('@Ben Okafor in @Zürich with …');
  expect(toWords(draft)).toMatchObject({
    content: '{{ben}} in {{2657896}} with …',
    taggedUsers: { ben: 'b1' },
  });
});
