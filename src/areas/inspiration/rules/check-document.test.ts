import { describe, expect, test } from 'vitest';
import { faultOfDocument } from './check-document.ts';
import { DEEPEST, MAX_ALT, MAX_CARDS, MAX_MENTIONS, MAX_NODES, MAX_PICTURES } from './document.ts';

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

describe('INS-4 each part is held to its shape', () => {
  const picture = (attrs: object) =>
    doc({ type: 'picture', attrs: { id: ID, alt: '', caption: '', ...attrs } });
  const marked = (...marks: unknown[]) =>
    doc({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] });
  const plain = ['bold', 'italic', 'underline', 'strike'].map((type) => ({ type }));
  const anchor = { type: 'link', attrs: { href: 'https://a.example' } };
  const card = (id: unknown) => doc({ type: 'card', attrs: { kind: 'PLACE', id } });

  test.each<[string, unknown, boolean]>([
    ['a heading of the third level', doc({ type: 'heading', attrs: { level: 3 } }), true],
    ['a heading of the fourth level', doc({ type: 'heading', attrs: { level: 4 } }), false],
    ['a heading without a level', doc({ type: 'heading' }), false],
    ['a heading whose attributes are a list', doc({ type: 'heading', attrs: [2] }), false],
    ['every mark at once', marked(...plain, anchor), true],
    ['more marks than there are', marked(...plain, anchor, { type: 'bold' }), false],
    ['marks that are no list', doc(words('x', { length: 1 } as unknown as object[])), false],
    ['a mark that is a word', marked('bold'), false],
    ['a mark that is nothing', marked(null), false],
    ['a mark with more to say', marked({ type: 'bold', class: 'x' }), false],
    ['a link without an address', marked({ type: 'link' }), false],
    ['a link with more to say', marked({ ...anchor, class: 'x' }), false],
    ['text on a paragraph', doc({ type: 'paragraph', text: 'x' }), false],
    ['attributes on a paragraph', doc({ type: 'paragraph', attrs: {} }), false],
    ['content in a rule', doc({ type: 'horizontalRule', content: [] }), false],
    ['content that is no list', doc({ type: 'paragraph', content: { length: 1 } }), false],
    ['text that is no text', doc({ type: 'paragraph', content: [{ type: 'text', text: ['x'] }] }), false],
    ['a description as long as may be', picture({ alt: 'x'.repeat(MAX_ALT) }), true],
    ['a description that is too long', picture({ alt: 'x'.repeat(MAX_ALT + 1) }), false],
    ['a description that is no text', picture({ alt: ['x'] }), false],
    ['a description with a sign that no text holds', picture({ alt: 'a\u0000' }), false],
    ['a picture without a caption', doc({ type: 'picture', attrs: { id: ID, alt: '' } }), false],
    ['a picture with a list for an id', picture({ id: [ID] }), false],
    ['a card with an id', card(ID), true],
    ['a card with the number of a place', card('1'), true],
    ['a card with a number that is no text', card(1), false],
    ['a card of no place', card('0'), false],
    ['a paragraph that is a list', doc([]), false],
    ['a paragraph that is a word', doc('paragraph'), false],
  ])('%s', (_, document, fits) => {
    expect(faultOfDocument(document) === null).toBe(fits);
  });

  test('a fault quotes no more than forty letters of what was sent', () => {
    const long = 'x'.repeat(10_000);
    expect(faultOfDocument(doc({ type: long }))).toBe(`may not hold ${'x'.repeat(40)} here`);
    expect(faultOfDocument(doc({ type: 'paragraph', [long]: 1 }))?.length).toBeLessThan(100);
  });

  test.each([
    [
      'pictures',
      MAX_PICTURES,
      (count: number) =>
        doc(...Array(count).fill({ type: 'picture', attrs: { id: ID, alt: '', caption: '' } })),
    ],
    [
      'cards',
      MAX_CARDS,
      (count: number) => doc(...Array(count).fill({ type: 'card', attrs: { kind: 'PLACE', id: '1' } })),
    ],
    [
      'mentions',
      MAX_MENTIONS,
      (count: number) =>
        doc({ type: 'paragraph', content: Array(count).fill({ type: 'mention', attrs: { id: ID } }) }),
    ],
    [
      'parts',
      MAX_NODES,
      (count: number) => doc({ type: 'paragraph', content: Array(count - 2).fill({ type: 'hardBreak' }) }),
    ],
    [
      'levels',
      DEEPEST,
      (count: number) => {
        let inner: unknown = { type: 'paragraph' };
        for (let level = 1; level < count; level += 1) inner = { type: 'blockquote', content: [inner] };
        return doc(inner);
      },
    ],
  ])('as many %s as %i, and not one more', (_, limit, make) => {
    expect(faultOfDocument(make(limit))).toBeNull();
    expect(faultOfDocument(make(limit + 1))).not.toBeNull();
  });

  test('parts are counted over several blocks', () => {
    const half = { type: 'paragraph', content: Array(MAX_NODES / 2).fill({ type: 'hardBreak' }) };
    expect(faultOfDocument(doc(half, half))).toMatch(/parts/);
  });
});
