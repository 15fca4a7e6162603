import { expect, test } from 'vitest';
import { faultOfDocument } from '../../rules/check-document.ts';
import { toDocument } from './to-document.ts';

test('INS-2 what the editor adds of its own is left out, and what it holds is a document', () => {
  const id = '018f0000-0000-7000-8000-000000000000';
  const document = toDocument({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2, textAlign: null }, content: [{ type: 'text', text: 'Layers' }] },
      {
        type: 'orderedList',
        attrs: { start: 1, type: null },
        content: [
          { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'one' }] }] },
        ],
      },
      { type: 'picture', attrs: { id, alt: null, caption: 'Fog' } },
      { type: 'card', attrs: { kind: 'HUDDLE', id } },
      {
        type: 'paragraph',
        content: [
          { type: 'mention', attrs: { id, label: 'Ben' } },
          { type: 'text', text: '' },
        ],
      },
    ],
  });
  expect(faultOfDocument(document)).toBeNull();
  expect(document.content[0]).toEqual({
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'text', text: 'Layers' }],
  });
  expect(document.content[2]).toEqual({ type: 'picture', attrs: { id, alt: '', caption: 'Fog' } });
});

test('INS-4 what was pasted and would run loses its link, and what nobody knows is gone', () => {
  const link = (href: string) => ({ type: 'link', attrs: { href, target: '_blank', class: null } });
  const document = toDocument({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'a', marks: [link('javascript:alert(1)'), { type: 'bold' }] }],
      },
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'b', marks: [link('https://example.org/'), { type: 'code' }] }],
      },
      { type: 'codeBlock', content: [{ type: 'text', text: 'x' }] },
      { type: 'video', attrs: { url: 'javascript:alert(1)', caption: '' } },
      { type: 'card', attrs: { kind: 'SCRIPT', id: 'x' } },
    ],
  });
  expect(document.content).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'bold' }] }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'b', marks: [{ type: 'link', attrs: { href: 'https://example.org/' } }] },
      ],
    },
  ]);
  expect(faultOfDocument(document)).toBeNull();
});
