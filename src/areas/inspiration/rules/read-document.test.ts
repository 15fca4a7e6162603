import { describe, expect, test } from 'vitest';
import type { Block, StoryDocument } from './document.ts';
import { nameOfVideoSite } from './links.ts';
import { chaptersOf, isEmpty, linesOf, minutesToRead, referencesOf, textOf } from './read-document.ts';

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

test.each([
  ['https://www.youtube.com/watch?v=1', 'YouTube'],
  ['https://youtu.be/1', 'YouTube'],
  ['https://player.vimeo.com/video/1', 'Vimeo'],
  ['https://youtube.com.evil.example/1', 'youtube.com.evil.example'],
  ['https://www.peertube.example/1', 'peertube.example'],
])('INS-2 a film at %s is on %s', (url, site) => {
  expect(nameOfVideoSite(url)).toBe(site);
});

describe('INS-2 the lines of a story', () => {
  const bare = { type: 'paragraph' } as const;
  const item = (...content: Block[]) => ({ type: 'listItem', content }) as const;
  const whole = story(
    heading(2, 'Before'),
    { type: 'heading', attrs: { level: 3 } },
    bare,
    { type: 'bulletList', content: [item(words('wool')), item(words('water '))] },
    { type: 'picture', attrs: { id: 'f', alt: 'Fog', caption: '' } },
    { type: 'horizontalRule' },
    { type: 'video', attrs: { url: 'https://vimeo.com/1', caption: '' } },
    { type: 'card', attrs: { kind: 'HUDDLE', id: 'h' } },
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'one' }, { type: 'hardBreak' }, { type: 'text', text: 'two' }],
    },
  );

  test('are its blocks in the order of reading, without those that say nothing', () => {
    expect(linesOf(whole)).toEqual(
      [
        '## Before',
        '###',
        'wool',
        'water',
        '▣ Fog',
        '—',
        '▷ https://vimeo.com/1',
        '◇ HUDDLE h',
        'one two',
      ].map((line) => (line === '###' ? '### ' : line)),
    );
  });

  test('leave what is no word out of a search, but keep a line that only has such a sign in it', () => {
    expect(textOf(whole)).toBe('## Before\n### \nwool\nwater\n▣ Fog\none two');
    expect(textOf(story(words('up — and down ▷ to the hut')))).toBe('up — and down ▷ to the hut');
  });

  test('are none where nothing is written', () => {
    expect(linesOf(story(bare))).toEqual([]);
    expect(isEmpty(story(bare, { type: 'horizontalRule' }))).toBe(true);
    expect(isEmpty(story(words('x')))).toBe(false);
  });

  test('a heading without words has a chapter without a title', () => {
    expect(chaptersOf(story({ type: 'heading', attrs: { level: 2 } }))).toEqual([
      { id: 'chapter-1', level: 2, title: '' },
    ]);
  });

  test('signs between words do not make reading longer', () => {
    expect(minutesToRead(story(words(`${'word  '.repeat(329)}`)))).toBe(1);
    expect(minutesToRead(story(words(`${'word\n'.repeat(330)}`)))).toBe(2);
  });
});
