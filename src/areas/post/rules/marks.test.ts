import { expect, test } from 'vitest';
import { MAX_PEOPLE, MAX_PLACES } from './limits.ts';
import { type Mark, markOf, runsOf, standing, toDraft, toWords } from './marks.ts';

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

test('POST-1 the longer of two tokens is found first, and what was deleted not at all', () => {
  const short = markOf({ ...ben, name: 'Ben' }, []);
  const long = markOf({ ...other, name: 'Ben O' }, [short]);
  expect(standing({ text: '@Ben O and @Ben', marks: [short, long] })).toEqual([long, short]);
  expect(standing({ text: '@Ben', marks: [short, long] })).toEqual([short]);
  expect(runsOf({ text: '@Ben O@Ben!', marks: [short, long] })).toEqual([
    { text: '@Ben O', mark: long },
    { text: '@Ben', mark: short },
    { text: '!' },
  ]);
});

test('POST-1 a chip that stands twice is named once, and only so many are named', () => {
  const mark = markOf(ben, []);
  expect(Object.keys(toWords({ text: '@Ben Okafor, @Ben Okafor', marks: [mark] }).taggedUsers)).toEqual([
    'ben',
  ]);
  const many = (type: Mark['type'], count: number): Mark[] =>
    Array.from({ length: count }, (_, at) => ({
      ...ben,
      type,
      key: `${type}${at}`,
      id: `${at}`,
      token: `@${type}${at};`,
    }));
  const marks = [...many('PERSON', MAX_PEOPLE + 1), ...many('PLACE', MAX_PLACES + 1)];
  const { taggedUsers, taggedLocations } = toWords({
    text: marks.map(({ token }) => token).join(' '),
    marks,
  });
  expect(Object.keys(taggedUsers)).toHaveLength(MAX_PEOPLE);
  expect(Object.keys(taggedLocations)).toHaveLength(MAX_PLACES);
});

test('POST-1 the same person named again keeps the chip, somebody of the same name gets a longer one', () => {
  const first = markOf(ben, []);
  expect(markOf(ben, [first])).toBe(first);
  expect(markOf({ ...other, name: 'BEN OKAFOR' }, [first]).token).toBe('@ben.okafor');
  const zurich = markOf(town, []);
  expect(markOf({ ...town, id: '9' }, [zurich]).token).toBe('@Zürich, Switzerland');
  expect(markOf({ ...town, id: '9', detail: '' }, [zurich]).token).toBe('@9');
  expect(markOf({ ...ben, name: '  ' }, []).token).toBe('@ben');
});

test('POST-1 anyone who may not be named any more becomes dots in a draft, with no chip', () => {
  const draft = toDraft('{{ben}} and {{gone}}', [
    { key: 'ben', value: ben },
    { key: 'gone', value: null },
  ]);
  expect(draft).toEqual({ text: '@Ben Okafor and …', marks: [{ ...ben, key: 'ben', token: '@Ben Okafor' }] });
});
