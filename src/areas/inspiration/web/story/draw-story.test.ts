import { setupI18n } from '@lingui/core';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import type { NamedView } from '../../contract/views.ts';
import type { Block, StoryDocument as Story } from '../../rules/document.ts';
import { drawStory } from './draw-story.ts';
import { storyWords } from './story-words.ts';

const words = storyWords(setupI18n({ locale: 'en', messages: { en: {} } }));
const none: NamedView = { people: [], cards: [], pictures: [] };
const said = (text: string, marks: object[] = []) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks }],
});

function html(content: readonly unknown[], named: NamedView = none): string {
  const document: Story = { type: 'doc', content: content as Block[] };
  return drawStory(document, { named, words });
}

test('INS-4 a story is drawn as the elements it is made of', () => {
  const drawn = html([
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Layers' }] },
    said('wool', [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://example.org/' } }]),
    { type: 'bulletList', content: [{ type: 'listItem', content: [said('one')] }] },
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Rain' }] },
  ]);
  expect(drawn).toContain('<h2 id="chapter-1">Layers</h2>');
  expect(drawn).toContain('<h3 id="chapter-2">Rain</h3>');
  expect(drawn).toMatch(
    /<a href="https:\/\/example.org\/" rel="nofollow ugc[^"]*"><strong>wool<\/strong><\/a>/,
  );
  expect(drawn).toContain('<ul><li><p>one</p></li></ul>');
});

const call = 'window.pwned(1)';
const corpus = [
  `<script>${call}</script>`,
  `"><img src=x onerror=${call}>`,
  `<svg/onload=${call}>`,
  `</title><script>${call}</script>`,
  `</script><script>${call}</script>`,
  `<iframe srcdoc="<script>parent.pwned(1)</script>">`,
  `javascript:${call}`,
  `java\tscript:${call}`,
  `<a href="javascript:${call}">x</a>`,
  `data:text/html,<script>${call}</script>`,
  `<math><mtext><style><img src onerror=${call}>`,
  `&lt;script&gt;${call}&lt;/script&gt; &amp; more`,
];

/** Whatever the tree says, these are the only tags, and no address runs. */
function faultsOf(drawn: string): string[] {
  const allowed =
    /^(p|h2|h3|ul|ol|li|blockquote|hr|br|a|strong|em|u|s|figure|figcaption|img|aside|span|small|svg|use)$/;
  const bare = drawn.replace(/"[^"]*"/g, '""');
  const tags = [...bare.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag = '']) => tag);
  const handlers = [...bare.matchAll(/<[a-z][^>]*\son[a-z]+\s*=/gi)].map(([found]) => found);
  const hrefs = [...drawn.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
  const bad = hrefs.filter((address) => !/^(https?:\/\/|mailto:|\/(?!\/)|#)/.test(address));
  return [...tags.filter((tag) => !allowed.test(tag)), ...handlers, ...bad];
}

describe('INS-4 nothing of the corpus becomes code', () => {
  test.each(corpus)('%s as words, link, alternative text, caption, card, film and name', (evil) => {
    const id = '018f0000-0000-7000-8000-000000000000';
    const named: NamedView = {
      people: [{ id, username: evil, name: evil }],
      cards: [{ kind: 'HUDDLE', id, name: evil, detail: evil, to: `/join/huddle/${id}` }],
      pictures: [{ id, url: `/api/public/inspirations/${id}/pictures/${id}`, width: 10, height: 10 }],
    };
    const drawn = html(
      [
        said(evil),
        said('x', [{ type: 'link', attrs: { href: evil } }]),
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: evil }] },
        { type: 'picture', attrs: { id, alt: evil, caption: evil } },
        { type: 'card', attrs: { kind: 'HUDDLE', id } },
        { type: 'video', attrs: { url: evil, caption: evil } },
        { type: 'video', attrs: { url: 'https://youtu.be/1', caption: evil } },
        { type: 'paragraph', content: [{ type: 'mention', attrs: { id } }] },
      ],
      named,
    );
    expect(faultsOf(drawn)).toEqual([]);
    expect(drawn).toContain('<h2');
  });

  test.each(corpus)('%s reads as it was written', (evil) => {
    const words: string[] = [];
    const reading = new Parser({ ontext: (text) => words.push(text) });
    reading.end(html([said(evil)]));
    expect(words.join('')).toBe(evil);
  });

  test('the faults are found where there are any', () => {
    expect(faultsOf('<script>x</script>')).not.toEqual([]);
    expect(faultsOf('<p onclick="x">')).not.toEqual([]);
    expect(faultsOf('<a href="javascript:x">')).not.toEqual([]);
  });
});

test('INS-2 what this reader may not see leaves no trace', () => {
  const id = '018f0000-0000-7000-8000-000000000000';
  const drawn = html([
    { type: 'card', attrs: { kind: 'HUDDLE', id } },
    { type: 'picture', attrs: { id, alt: 'a', caption: 'b' } },
    { type: 'paragraph', content: [{ type: 'mention', attrs: { id } }] },
  ]);
  expect(drawn).not.toContain(id);
  expect(drawn).not.toContain('<aside');
  expect(drawn).toContain('somebody');
});

test('INS-1 a story of 400 blocks is drawn whole', () => {
  const block = (at: number) =>
    at % 10 === 0
      ? { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: `Chapter ${at}` }] }
      : said(`Paragraph ${at} `.repeat(20), at % 3 === 0 ? [{ type: 'italic' }] : []);
  const content = Array.from({ length: 400 }, (_, at) => block(at));
  expect(html(content).match(/<(p|h2)[ >]/g)).toHaveLength(400);
});
