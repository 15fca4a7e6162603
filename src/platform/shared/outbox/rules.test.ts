import { describe, expect, test } from 'vitest';
import type { Act } from './act.ts';
import {
  againAfterMs,
  answerOf,
  askedAbout,
  filledStep,
  MAX_CHARS_TOGETHER,
  MAX_TOGETHER,
  nextToSend,
  outcomeOf,
  STEP_KEY_KNOWN_MS,
  STEP_KEY_PATTERN,
  sentAgain,
  stepKey,
  withAct,
} from './rules.ts';

const NOW = 1_800_000_000_000;
const act = (key: string, changes: Partial<Act> = {}): Act => ({
  key,
  owner: 'somebody',
  at: NOW,
  kind: 'comment',
  about: 'huddle:1',
  words: key,
  steps: [{ wire: 'POST /api/things' }],
  answered: [],
  stale: [],
  state: 'WAITING',
  ...changes,
});
const keysOf = (acts: readonly Act[]) => acts.map(({ key }) => key);
const nextKeys = (acts: readonly Act[], now: number) => keysOf(nextToSend(acts, now));

test.each([
  [0, 1_000],
  [1, 1_000],
  [2, 4_000],
  [3, 15_000],
  [40, 15_000],
])('OFF-2: after %d tries in vain the next one comes in %d ms', (failures, pause) => {
  expect(againAfterMs(failures)).toBe(pause);
});

describe('OFF-2: what is sent next', () => {
  test('the oldest first', () => {
    expect(nextKeys([act('b', { at: NOW }), act('a', { at: NOW - 1 })], NOW)).toEqual(['a', 'b']);
    expect(nextKeys([], NOW)).toEqual([]);
  });

  test('one that was refused holds no other back (O4)', () => {
    const acts = [1, 2, 3, 4, 5].map((at) => act(`${at}`, { at, ...(at === 2 && { state: 'REFUSED' }) }));
    expect(nextKeys(acts, NOW)).toEqual(['1', '3', '4', '5']);
  });

  test('one whose time has passed is asked about, to the millisecond (O8)', () => {
    const yes = act('yes', { bestBefore: NOW });
    expect(nextKeys([yes], NOW)).toEqual(['yes']);
    expect(nextKeys([yes], NOW + 1)).toEqual([]);
    expect(askedAbout([yes], NOW)[0]?.state).toBe('WAITING');
    expect(askedAbout([yes], NOW + 1)[0]?.state).toBe('LATE');
    expect(askedAbout([act('no', { bestBefore: NOW, state: 'REFUSED' })], NOW + 1)[0]?.state).toBe('REFUSED');
  });

  test('one that its author sends all the same goes, however late', () => {
    const again = sentAgain(act('yes', { bestBefore: NOW, state: 'LATE', why: 'No.' }));
    expect(nextKeys([again], NOW + 1)).toEqual(['yes']);
    expect(again.why).toBeUndefined();
  });
});

describe('O19: what leaves in one request', () => {
  const acts = (count: number, chars = 0) =>
    Array.from({ length: count }, (_, at) =>
      act(`${at}`, { at, steps: [{ wire: 'POST /api/things', body: 'x'.repeat(chars) }] }),
    );
  /** Characters of a step around its words. */
  const around = JSON.stringify(acts(1)[0]?.steps).length;

  test.each([
    [MAX_TOGETHER, MAX_TOGETHER],
    [MAX_TOGETHER + 1, MAX_TOGETHER],
  ])('of %d acts %d', (count, sent) => {
    expect(nextKeys(acts(count), NOW)).toEqual(keysOf(acts(sent)));
  });

  test.each([
    [0, ['0', '1']],
    [1, ['0']],
  ])('no more characters than are allowed, but one act always: %d too many', (more, sent) => {
    expect(nextKeys(acts(2, MAX_CHARS_TOGETHER / 2 - around + more), NOW)).toEqual(sent);
    expect(nextKeys(acts(1, MAX_CHARS_TOGETHER + more), NOW)).toEqual(['0']);
  });

  const file = { wire: 'POST /api/media', file: new Blob(['x']) } as const;
  const words = { wire: 'POST /api/posts' } as const;
  test.each<[string, Partial<Act>, boolean]>([
    ['a file', { steps: [file] }, false],
    ['words behind a file', { steps: [file, words] }, false],
    ['words behind a file that is there', { steps: [file, words], answered: ['id'] }, true],
    ['words behind words', { steps: [words, words] }, false],
  ])('%s', (_, changes, isTogether) => {
    const one = (at: number) => act(`${at}`, { at, ...changes });
    const plain = (at: number) => act(`${at}`, { at });
    expect(nextKeys([one(1), plain(2)], NOW)).toEqual(isTogether ? ['1', '2'] : ['1']);
    expect(nextKeys([plain(1), one(2), plain(3)], NOW)).toEqual(isTogether ? ['1', '2', '3'] : ['1']);
  });
});

describe('OFF-2: what may be with the server already is asked about once its key is forgotten', () => {
  const tried = { step: 0, at: NOW };
  const later = NOW + STEP_KEY_KNOWN_MS;

  test('to the millisecond, and sent again where its author says so', () => {
    const said = act('said', { tried });
    expect(nextKeys([said], later)).toEqual(['said']);
    expect(nextKeys([said], later + 1)).toEqual([]);
    expect(askedAbout([said], later)[0]?.state).toBe('WAITING');
    expect(askedAbout([said], later + 1)[0]?.state).toBe('UNSURE');
    expect(nextKeys([sentAgain(act('said', { tried, state: 'UNSURE' }))], later + 1)).toEqual(['said']);
  });

  test('not where doing it twice is doing it once, and not a step that was never sent', () => {
    const put = act('put', { tried, steps: [{ wire: 'PUT /api/things/:id' }] });
    const steps = [{ wire: 'POST /api/media' }, { wire: 'POST /api/things' }];
    const half = act('half', { tried, steps, answered: ['picture'] });
    expect(askedAbout([put, half, act('new')], later + 1).map(({ state }) => state)).toEqual([
      'WAITING',
      'WAITING',
      'WAITING',
    ]);
  });

  test('what is late is late, whatever was tried', () => {
    expect(askedAbout([act('late', { tried, bestBefore: NOW })], later + 1)[0]?.state).toBe('LATE');
  });
});

test('OFF-2: of two answers to the same thing the last counts, others stay (O6)', () => {
  const acts = [act('yes', { slot: 'answer:1' }), act('words'), act('other', { slot: 'answer:2' })];
  expect(keysOf(withAct(acts, act('no', { slot: 'answer:1' })))).toEqual(['words', 'other', 'no']);
  expect(keysOf(withAct(acts, act('more')))).toEqual(['yes', 'words', 'other', 'more']);
});

describe('OFF-2: what an answer makes of an act', () => {
  test.each([
    [undefined, undefined, 'LATER'],
    [500, 'INTERNAL', 'LATER'],
    [503, undefined, 'LATER'],
    [499, 'NO', 'REFUSED'],
    [401, 'TOKEN_EXPIRED', 'LATER'],
    [408, undefined, 'LATER'],
    [425, undefined, 'LATER'],
    [429, 'TOO_MANY', 'LATER'],
    [409, 'IN_FLIGHT', 'LATER'],
    [409, 'HUDDLE_PAST', 'REFUSED'],
    [400, 'INVALID', 'REFUSED'],
    [403, 'FORBIDDEN', 'REFUSED'],
    [404, 'NOT_FOUND', 'REFUSED'],
    [409, 'NOTHING_TO_WITHDRAW', 'DONE'],
    // A command may be answered with 200 and a no.
    [200, 'NO', 'REFUSED'],
  ] as const)('%s %s: %s', (status, code, outcome) => {
    expect(outcomeOf({ status, code }, { doneIf: ['NOTHING_TO_WITHDRAW'] })).toBe(outcome);
  });
});

test('OFF-2: a step is sent with the ids that the steps before it were answered', () => {
  const step = {
    wire: 'POST /api/posts/:postId',
    params: { postId: answerOf(0) },
    body: { content: 'costs $1', pictures: [{ mediaId: answerOf(1), alt: '' }], refPostId: null },
  };
  expect(filledStep(step, ['post', 'one'])).toEqual({
    wire: step.wire,
    params: { postId: 'post' },
    body: { content: 'costs $1', pictures: [{ mediaId: 'one', alt: '' }], refPostId: null },
  });
});

test('OFF-2: keys of steps are known as such, also on the server that forgets others sooner', () => {
  const pattern = new RegExp(STEP_KEY_PATTERN);
  const key = '0123456789abcdef'.repeat(2);
  expect([stepKey(key, 0), stepKey(key, 12)].every((each) => pattern.test(each))).toBe(true);
  expect([key, `${key}-`, `x${key}-0`, `${key}-0x`].some((each) => pattern.test(each))).toBe(false);
});
