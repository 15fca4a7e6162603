import { expect, test } from 'vitest';
import { beforeHalfWord, tellingWords, textQuery, wantedWords } from './wanted-words.ts';

test('what was typed becomes words, never an operator of the query (SRCH-1)', () => {
  expect(wantedWords("Gornergrat & | ! ( ' sunrise:*")).toEqual(['Gornergrat', 'sunrise']);
  expect(wantedWords('  ')).toEqual([]);
  expect(wantedWords('a b c d e f g h i j')).toHaveLength(8);
  expect(tellingWords('What is there to do at the Lake?')).toEqual(['Lake']);
  expect(tellingWords('what is it')).toEqual(['what', 'is', 'it']);
  expect(textQuery(['lake', 'walk'])).toBe('lake:* & walk:*');
  expect(textQuery(['lake', 'walk'], { any: true })).toBe('lake:* | walk:*');
  expect(textQuery(['lake', 'walk'], { whole: 'ALL' })).toBe('lake & walk');
  expect(textQuery(['lake', 'wa'], { whole: 'BUT_LAST' })).toBe('lake & wa:*');
});

test('half a word of one or two letters is only looked at in what holds the words before it (SRCH-1)', () => {
  expect(beforeHalfWord(['quiet', 'forest', 'l'])).toEqual({ others: 'quiet & forest', half: 'l:*' });
  expect(beforeHalfWord(['lake', 'wa'])).toEqual({ others: 'lake', half: 'wa:*' });
  expect(beforeHalfWord(['lake', 'wal'])).toBeUndefined();
  expect(beforeHalfWord(['wa'])).toBeUndefined();
});
