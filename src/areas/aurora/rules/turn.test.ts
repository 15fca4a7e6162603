import { describe, expect, test } from 'vitest';
import {
  ABANDONED_MS,
  decideAgain,
  decideAsk,
  isUnderWay,
  MAX_QUESTIONS_A_DAY,
  MAX_QUESTIONS_A_MINUTE,
  MAX_TURNS,
} from './turn.ts';

const now = new Date('2026-06-01T10:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const done = { state: 'DONE', begun_at: ago(1) } as const;
const writing = { state: 'STREAMING', begun_at: ago(1_000) } as const;

test.each([
  ['begun a second ago', writing, true],
  ['begun just before it counts as given up', { state: 'STREAMING', begun_at: ago(ABANDONED_MS - 1) }, true],
  ['given up', { state: 'STREAMING', begun_at: ago(ABANDONED_MS) }, false],
  ['never begun', { state: 'STREAMING', begun_at: null }, false],
  ['asked', { state: 'ASKED', begun_at: ago(1) }, false],
  ['done', done, false],
] as const)('AUR-1 an answer that is %s is under way: %s', (_, turn, expected) => {
  expect(isUnderWay(turn, now)).toBe(expected);
});

const asking = {
  inDanger: false,
  askedToday: MAX_QUESTIONS_A_DAY - 1,
  askedThisMinute: MAX_QUESTIONS_A_MINUTE - 1,
};

describe('AUR-1 one more question', () => {
  const fine = { ...asking, turns: MAX_TURNS - 1, last: done, now };
  test.each([
    ['the last that a day allows', {}, undefined],
    ['the first of a conversation', { last: undefined, turns: 0 }, undefined],
    ['one over the limit of a day', { askedToday: MAX_QUESTIONS_A_DAY }, 'ASKED_ENOUGH'],
    ['one over the limit of a minute', { askedThisMinute: MAX_QUESTIONS_A_MINUTE }, 'ASKED_QUICKLY'],
    ['in a full conversation', { turns: MAX_TURNS }, 'TALK_FULL'],
    ['while the last is answered', { last: writing }, 'STILL_ANSWERING'],
  ])('%s: %s', (_, changed, code) => {
    expect(decideAsk({ ...fine, ...changed })?.code).toBe(code);
  });

  test('AUR-4 somebody in danger is never turned away', () => {
    const limit = {
      askedToday: MAX_QUESTIONS_A_DAY,
      askedThisMinute: MAX_QUESTIONS_A_MINUTE,
      turns: MAX_TURNS,
    };
    expect(decideAsk({ ...limit, inDanger: true, last: writing, now })).toBeUndefined();
  });
});

describe('AUR-1 the same question again', () => {
  const fine = { turn: done, isLast: true, askedToday: MAX_QUESTIONS_A_DAY - 1, now };
  test.each([
    ['the last one', {}, undefined],
    ['an earlier one', { isLast: false }, 'NOT_THE_LAST'],
    ['one that is being answered', { turn: writing }, 'STILL_ANSWERING'],
    ['after the limit of a day', { askedToday: MAX_QUESTIONS_A_DAY }, 'ASKED_ENOUGH'],
  ])('%s: %s', (_, changed, code) => {
    expect(decideAgain({ ...fine, ...changed })?.code).toBe(code);
  });
});
