import { expect, test } from 'vitest';
import { readCard } from './read-card.ts';

test.each([
  ['<title>Plain &amp; simple</title>', { title: 'Plain & simple', description: '', site: 'example.org' }],
  [
    '<title>x</title><meta property="og:title" content="Ridge walk"><meta property="og:site_name" content="Club"><meta name="description" content="Six hours">',
    { title: 'Ridge walk', description: 'Six hours', site: 'Club' },
  ],
  [
    '<meta property="og:title" content="  Many\n  lines ">',
    { title: 'Many lines', description: '', site: 'example.org' },
  ],
])('POST-3 what %j says of itself', (html, card) => {
  expect(readCard(html, 'www.example.org')).toEqual(card);
});

test('POST-3 a page without a title has no card; what it says is text and bounded', () => {
  expect(readCard('<p>Nothing</p>', 'example.org')).toBeUndefined();
  const card = readCard(`<title>&lt;script&gt;${'a'.repeat(900)}</title>`, 'example.org');
  expect(card?.title.startsWith('<script>')).toBe(true);
  expect(card?.title.length).toBe(200);
});
