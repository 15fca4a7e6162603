import { expect, test } from 'vitest';
import type { MessageView } from '../../contract/views.ts';
import {
  endOfGap,
  hasMessage,
  type Thread,
  withBetween,
  withEarlier,
  withNews,
  withOlder,
} from './thread.ts';

const message = (seq: number): MessageView => ({
  id: `m${seq}`,
  seq,
  author: null,
  text: '',
  announcement: false,
  createdAt: '2026-06-01T08:00:00.000Z',
  edited: false,
  removedBy: null,
  mine: false,
  namesMe: false,
  mentions: [],
  replyTo: null,
  pictures: [],
  reactions: [],
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => message(from + at));
const seqs = ({ items }: Thread) => items.map(({ seq }) => seq);
const newest: Thread = { items: range(8, 10), next: 8, revision: 10, gap: null };

test('HUD-37 the page before what is known stands before it', () => {
  const known = withOlder(newest, { items: range(5, 7).reverse(), next: 5 });
  expect([seqs(known), known.next]).toEqual([[5, 6, 7, 8, 9, 10], 5]);
});

test('HUD-37 somebody who went back reads on in the gap, until there is none', () => {
  const back = withEarlier(newest, { items: range(1, 3), next: null }, 4);
  expect([seqs(back), endOfGap(back)]).toEqual([[1, 2, 3, 8, 9, 10], { after: 3, before: 8 }]);
  const between = withBetween(back, range(3, 5), 6);
  expect([seqs(between), endOfGap(between)]).toEqual([[1, 2, 3, 4, 5, 8, 9, 10], { after: 5, before: 8 }]);
  const whole = withBetween(between, range(6, 7), 8);
  expect([seqs(whole), endOfGap(whole)]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], undefined]);
});

test('HUD-37 going back to what lies right before leaves no gap', () => {
  expect(withEarlier(newest, { items: range(6, 7), next: 6 }, 8).gap).toBeNull();
  expect(withEarlier(newest, { items: range(5, 6), next: 5 }, 7).gap).toBe(6);
});

test('MSG-1 what has changed where nothing is read yet is read with its page', () => {
  const back = withEarlier(newest, { items: range(4, 5), next: 4 }, 6);
  const news = withNews(back, [message(3), message(4), message(6), message(7), message(8), message(11)], 14);
  expect([seqs(news), news.revision]).toEqual([[4, 5, 8, 9, 10, 11], 14]);
  expect(seqs(withNews({ ...newest, next: null }, [message(2)], 9))).toEqual([2, 8, 9, 10]);
  expect(withNews(newest, [], 9).revision).toBe(10);
});

test.each([
  ['what was read', newest, 8, true],
  ['what lies before it', newest, 7, false],
  ['what lies before the first of all', { ...newest, next: null }, 1, true],
  ['nothing unread', newest, null, false],
  ['an empty conversation', { ...newest, items: [], next: null }, 1, false],
] as const)('HUD-37 %s is there, or not', (_, thread, seq, there) => {
  expect(hasMessage(thread, seq)).toBe(there);
});
