import { expect, test } from 'vitest';
import type { Reaction } from '../../rules/reactions.ts';
import { withReaction } from './with-reaction.ts';

const sign = (reaction: Reaction, count: number, mine = false) => ({ reaction, count, mine });
const after = (reactions: ReturnType<typeof sign>[], reaction: Reaction, on: boolean) =>
  withReaction({ reactions }, reaction, on).reactions;

test('MSG-1: my sign joins those of others in its place, or comes last', () => {
  expect(after([sign('👍', 2), sign('❤️', 1)], '👍', true)).toEqual([sign('👍', 3, true), sign('❤️', 1)]);
  expect(after([sign('❤️', 1)], '👍', true)).toEqual([sign('❤️', 1), sign('👍', 1, true)]);
});

test('MSG-1: taken back, it leaves those of others, or nothing', () => {
  expect(after([sign('👍', 3, true)], '👍', false)).toEqual([sign('👍', 2)]);
  expect(after([sign('👍', 1, true), sign('❤️', 1)], '👍', false)).toEqual([sign('❤️', 1)]);
});

test('MSG-1: the same said twice changes nothing', () => {
  expect(after([sign('👍', 3, true)], '👍', true)).toEqual([sign('👍', 3, true)]);
  expect(after([sign('👍', 3)], '👍', false)).toEqual([sign('👍', 3)]);
});
