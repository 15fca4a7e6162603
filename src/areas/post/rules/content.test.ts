import { describe, expect, test } from 'vitest';
import { firstLinkOf, foldTag, keysIn, piecesOf, plainText, tagsOf } from './content.ts';

const pieces = (content: string, ...keys: string[]) => piecesOf(content, new Set(keys));

describe('the content of a post', () => {
  test('POST-1 is words with {{key}} places, hashtags and addresses', () => {
    expect(
      pieces('Up to {{2657896}} with {{ben}} #Sunrise https://example.org/a.', 'ben', '2657896'),
    ).toEqual([
      { kind: 'text', text: 'Up to ' },
      { kind: 'parameter', key: '2657896' },
      { kind: 'text', text: ' with ' },
      { kind: 'parameter', key: 'ben' },
      { kind: 'text', text: ' ' },
      { kind: 'tag', text: '#Sunrise', tag: 'sunrise' },
      { kind: 'text', text: ' ' },
      { kind: 'link', url: 'https://example.org/a' },
      { kind: 'text', text: '.' },
    ]);
  });

  test('POST-1 braces without a known key stay as they were typed', () => {
    expect(pieces('{{nobody}} and {{}} and {{{ben}}}', 'ben')).toEqual([
      { kind: 'text', text: '{{nobody}} and {{}} and {' },
      { kind: 'parameter', key: 'ben' },
      { kind: 'text', text: '}' },
    ]);
    expect(keysIn('{{a}} {{b}} {{a}}')).toEqual(new Set(['a', 'b']));
  });

  test.each([
    ['#Zermatt, #zermatt and #ZERMATT', ['zermatt']],
    ['#größe #山 #4000er #日本山', ['größe', '4000er', '日本山']],
    ['#1 #12 a#b &#x27; https://example.org/#part', []],
    ['(#ridge) "#hut"', ['ridge', 'hut']],
  ])('POST-1 hashtags of %j are read from the text', (content, tags) => {
    expect(tagsOf(content, 30)).toEqual(tags);
  });

  test('POST-7 a tag is the same however its letters are written', () => {
    expect(foldTag('Cafe\u0301')).toBe(foldTag('CAFÉ'));
  });

  test.each([
    ['see https://example.org/a_(b).', 'https://example.org/a_(b)'],
    ['(https://example.org/a)', 'https://example.org/a'],
    ['HTTP://EXAMPLE.org!', 'HTTP://EXAMPLE.org'],
    ['javascript:alert(1) ftp://example.org', undefined],
  ])('POST-3 the address of a link card in %j', (content, url) => {
    expect(firstLinkOf(content)).toBe(url);
  });

  test('POST-1 is read aloud with names', () => {
    const parameters = [
      { key: 'ben', value: { name: 'Ben Okafor' } },
      { key: 'gone', value: null },
    ];
    expect(plainText('{{ben}} and {{gone}} #hut', parameters)).toBe('Ben Okafor and … #hut');
  });

  test('POST-1 nothing of a content is ever lost or doubled', () => {
    for (const content of ['#', '##ab', '{{', 'a #b_c{{ben}}#d', 'https://', '#a1\n#b2', 'x{{ben}}{{ben}}']) {
      const back = pieces(content, 'ben').map((piece) => {
        if (piece.kind === 'parameter') return `{{${piece.key}}}`;
        return piece.kind === 'link' ? piece.url : piece.text;
      });
      expect(back.join('')).toBe(content);
    }
  });
});

test.each([
  ['#a', []],
  ['#ab', ['ab']],
  [`#${'a'.repeat(50)}`, ['a'.repeat(50)]],
  [`#${'a'.repeat(51)}`, []],
  [`#${'\ufb03'.repeat(20)}`, []],
  ['#Sun #sun #SUN', ['sun']],
  ['#one1 #123', ['one1']],
])('POST-1 the tags of %s are %j', (content, tags) => {
  expect(tagsOf(content, 30)).toEqual(tags);
});

test('POST-1 a key is up to sixty letters long', () => {
  expect(keysIn(`{{${'k'.repeat(60)}}}`).size).toBe(1);
  expect(keysIn(`{{${'k'.repeat(61)}}}`).size).toBe(0);
});

test('POST-1 read aloud, links and tags are as they were written, and a place that is gone is three dots', () => {
  const values = [
    { key: 'ben', value: { name: 'Ben' } },
    { key: 'hut', value: null },
  ];
  expect(plainText('{{ben}} at {{hut}} #sun https://example.org/a?b', values)).toBe(
    'Ben at … #sun https://example.org/a?b',
  );
});

test('POST-1 two pieces of words that touch are one', () => {
  expect(pieces('#1 #2')).toEqual([{ kind: 'text', text: '#1 #2' }]);
});
