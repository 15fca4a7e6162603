import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';
import type { Block, StoryDocument } from './document.ts';
import { nameOfVideoSite } from './links.ts';
import { chaptersOf, linesOf, minutesToRead, referencesOf, textOf } from './read-document.ts';

const words = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const heading = (level: 2 | 3, text: string): Block => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
});
const story = (...content: Block[]): StoryDocument => ({ type: 'doc', content });

test('INS-1 the table of contents names the headings in their order', () => {
  const document = story(heading(2, 'Before'), words('x'), heading(3, 'Wool'), heading(2, 'After'));
  expect(chaptersOf(document)).toEqual([
    { id: 'chapter-1', level: 2, title: 'Before' },
    { id: 'chapter-2', level: 3, title: 'Wool' },
    { id: 'chapter-3', level: 2, title: 'After' },
  ]);
});

test.each([
  [0, 1],
  [220, 1],
  [440, 2],
  [2_200, 10],
])('INS-1 %i words take %i minutes', (count, minutes) => {
  expect(minutesToRead(story(words('word '.repeat(count))))).toBe(minutes);
});

test('INS-2 what a story refers to is named once, and a film is no word to search for', () => {
  const mention = { type: 'mention', attrs: { id: 'p' } } as const;
  const card = { type: 'card', attrs: { kind: 'HUDDLE', id: 'h' } } as const;
  const document = story(
    { type: 'paragraph', content: [mention, { type: 'text', text: 'and' }, mention] },
    { type: 'blockquote', content: [card, card] },
    { type: 'picture', attrs: { id: 'f', alt: 'Fog', caption: 'At dawn' } },
    { type: 'video', attrs: { url: 'https://vimeo.com/1', caption: '' } },
  );
  expect(referencesOf(document)).toEqual({
    pictures: ['f'],
    people: ['p'],
    cards: [{ kind: 'HUDDLE', id: 'h' }],
  });
  expect(textOf(document)).toBe('and\n▣ Fog At dawn');
});

test('INS-2 the difference of two copies says what each has alone, in order', () => {
  const one = linesOf(story(words('a'), words('b'), words('c'), words('d')));
  const other = linesOf(story(words('a'), words('c'), words('x'), words('d')));
  expect(differenceOf(one, other)).toEqual([
    { in: 'BOTH', text: 'a' },
    { in: 'FIRST', text: 'b' },
    { in: 'BOTH', text: 'c' },
    { in: 'SECOND', text: 'x' },
    { in: 'BOTH', text: 'd' },
  ]);
  expect(differenceOf(one, one).every((line) => line.in === 'BOTH')).toBe(true);
  expect(differenceOf([], ['a'])).toEqual([{ in: 'SECOND', text: 'a' }]);
});

test('INS-2 two long copies with nothing in common are compared at once', () => {
  const many = (sign: string) => Array.from({ length: 20_000 }, (_, at) => `${sign}${at}`);
  expect(differenceOf(many('a'), many('b'))).toHaveLength(40_000);
});

test.each([
  ['https://www.youtube.com/watch?v=1', 'YouTube'],
  ['https://youtu.be/1', 'YouTube'],
  ['https://player.vimeo.com/video/1', 'Vimeo'],
  ['https://youtube.com.evil.example/1', 'youtube.com.evil.example'],
  ['https://www.peertube.example/1', 'peertube.example'],
])('INS-2 a film at %s is on %s', (url, site) => {
  expect(nameOfVideoSite(url)).toBe(site);
});
