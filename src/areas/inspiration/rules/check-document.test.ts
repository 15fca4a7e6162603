import { describe, expect, test } from 'vitest';
import { faultOfDocument } from './check-document.ts';
import { MAX_NODES } from './document.ts';

const ID = '018f0000-0000-7000-8000-000000000000';
const words = (text: string, marks?: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
});
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const link = (href: unknown) => doc(words('x', [{ type: 'link', attrs: { href } }]));

test('INS-4 a story with everything in it is a document', () => {
  const item = { type: 'listItem', content: [words('one'), { type: 'bulletList', content: [] }] };
  const whole = doc(
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Layers' }] },
    words('bold', [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://example.org/a?b=c#d' } }]),
    { type: 'orderedList', content: [item] },
    { type: 'blockquote', content: [words('said')] },
    { type: 'horizontalRule' },
    { type: 'picture', attrs: { id: ID, alt: 'A ridge', caption: '' } },
    { type: 'card', attrs: { kind: 'PLACE', id: '2657896' } },
    { type: 'video', attrs: { url: 'https://youtu.be/abc', caption: '' } },
    { type: 'paragraph', content: [{ type: 'mention', attrs: { id: ID } }, { type: 'hardBreak' }] },
    { type: 'paragraph' },
  );
  expect(faultOfDocument(whole)).toBeNull();
  expect(faultOfDocument(link('mailto:asha@people.example'))).toBeNull();
});

describe('INS-4 is refused', () => {
  test.each<[string, unknown]>([
    ['a script link', link('javascript:alert(1)')],
    ['a script link with a break in it', link('java\nscript:alert(1)')],
    ['a script link with a space before it', link(' javascript:alert(1)')],
    ['a data link', link('data:text/html,<script>alert(1)</script>')],
    ['a blob', link('blob:https://example.org/1')],
    ['a file', link('file:///etc/passwd')],
    ['an address without a scheme', link('//evil.example')],
    ['an address with a password', link('https://a:b@evil.example/')],
    ['a mail with a body', link('mailto:a@b.example?body=x')],
    ['a link that is no text', link({ toString: 'x' })],
    [
      'a link with more than an address',
      doc(words('x', [{ type: 'link', attrs: { href: 'https://a.example', onclick: 'x' } }])),
    ],
    ['a mark nobody knows', doc(words('x', [{ type: 'style', attrs: { style: 'x' } }]))],
    ['a part nobody knows', doc({ type: 'html', content: [] })],
    ['a part called like a member of every object', doc({ type: 'constructor', content: [] })],
    ['more than there is of a part', doc({ type: 'paragraph', onclick: 'x' })],
    [
      'a picture of another place',
      doc({ type: 'picture', attrs: { id: 'https://evil.example/x.png', alt: '', caption: '' } }),
    ],
    ['a picture with a source', doc({ type: 'picture', attrs: { id: ID, alt: '', caption: '', src: 'x' } })],
    ['a film that is a script', doc({ type: 'video', attrs: { url: 'javascript:alert(1)', caption: '' } })],
    ['words right in the document', doc({ type: 'text', text: 'x' })],
    ['a list of words', doc({ type: 'bulletList', content: [words('x')] })],
    ['a document in a document', doc(doc())],
    ['empty words', doc({ type: 'paragraph', content: [{ type: 'text', text: '' }] })],
    ['a sign that no text may hold', doc(words('a\u0000b'))],
    ['half a sign', doc(words('a\ud800'))],
    ['a big heading', doc({ type: 'heading', attrs: { level: 1 }, content: [] })],
    ['nothing', null],
    ['a list', []],
    ['a text', 'doc'],
  ])('%s', (_, document) => {
    expect(faultOfDocument(document)).not.toBeNull();
  });
});

/** A few looks at each part that there may be. */
const MAX_LOOKS = 10 * MAX_NODES;

/** The same value, and how often something in it was looked at. */
function watch(value: unknown) {
  let looks = 0;
  const wrap = (part: unknown): unknown =>
    typeof part !== 'object' || part === null
      ? part
      : new Proxy(part, {
          get(target, name) {
            looks += 1;
            return wrap(Reflect.get(target, name));
          },
          ownKeys(target) {
            looks += 1;
            return Reflect.ownKeys(target);
          },
        });
  return { value: wrap(value), looks: () => looks };
}

describe('INS-4 size and depth cost no more than a bounded number of steps', () => {
  const deep = (levels: number) => {
    let inner: unknown = words('deep');
    for (let level = 0; level < levels; level += 1) inner = { type: 'blockquote', content: [inner] };
    return doc(inner);
  };

  test.each<[string, unknown, RegExp]>([
    ['10,000 blocks', doc(...Array.from({ length: 10_000 }, () => words('x'))), /blocks|parts/],
    ['2,001 blocks', doc(...Array.from({ length: 2_001 }, () => ({ type: 'paragraph' }))), /2000 blocks/],
    ['a depth of 1,000', deep(1_000), /deeper/],
    ['a depth of 100,000', deep(100_000), /deeper/],
    [
      'a million parts',
      doc({ type: 'paragraph', content: Array(1_000_000).fill({ type: 'hardBreak' }) }),
      /parts/,
    ],
    ['too many letters', doc(words('x'.repeat(200_001))), /letters/],
    [
      '61 pictures',
      doc(...Array(61).fill({ type: 'picture', attrs: { id: ID, alt: '', caption: '' } })),
      /60 of picture/,
    ],
  ])('%s', (_, document, fault) => {
    const watched = watch(document);
    expect(faultOfDocument(watched.value)).toMatch(fault);
    expect(watched.looks()).toBeLessThan(MAX_LOOKS);
  });

  test('as much as is allowed is allowed', () => {
    expect(faultOfDocument(doc(...Array.from({ length: 2_000 }, () => ({ type: 'paragraph' }))))).toBeNull();
    expect(faultOfDocument(deep(9))).toBeNull();
    expect(faultOfDocument(doc(words('x'.repeat(200_000))))).toBeNull();
  });
});
