import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { Autosave } from './autosave.ts';

interface Call {
  readonly form: string;
  readonly state: number | null;
  readonly answer: (state: number) => void;
  readonly fail: (error: unknown) => void;
}

let calls: Call[];

function begin(state: number | null = 1, saved = 'a'): Autosave<string, number> {
  calls = [];
  return new Autosave<string, number>({
    state,
    saved,
    conflictCode: 'CHANGED',
    save: (form, known) =>
      new Promise((answer, fail) => {
        calls.push({ form, state: known, answer, fail });
      }),
  });
}

const sent = () => calls.map(({ form, state }) => [form, state]);
const problem = (status: number, code = 'NO') =>
  new ApiProblem({ status, code, message: '', errors: ['Too long.'], params: {}, retryAfter: undefined });
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a draft', () => {
  test('is made at the first change, and not before', async () => {
    const autosave = begin(null);
    autosave.change('a');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(autosave.snapshot().saving).toBe('nothing');
    autosave.change('b');
    await settle();
    expect(sent()).toEqual([['b', null]]);
  });

  test('that could not be made is made of the same form again, and what was typed since follows', async () => {
    const autosave = begin(null);
    autosave.change('b');
    await settle();
    calls[0]?.fail(new TypeError('offline'));
    autosave.change('bc');
    await vi.advanceTimersByTimeAsync(3_000);
    calls[1]?.answer(1);
    await settle();
    expect(sent()).toEqual([
      ['b', null],
      ['b', null],
      ['bc', 1],
    ]);
  });
});

describe('a save whose answer is lost', () => {
  test('is repeated as it was, since the server may have it, and what was typed since follows', async () => {
    const autosave = begin();
    autosave.change('b');
    await vi.advanceTimersByTimeAsync(500);
    calls[0]?.fail(new TypeError('offline'));
    await settle();
    autosave.change('bc');
    await vi.advanceTimersByTimeAsync(3_000);
    calls[1]?.answer(2);
    await settle();
    expect(sent()).toEqual([
      ['b', 1],
      ['b', 1],
      ['bc', 2],
    ]);
  });

  test('is repeated also where what was typed is taken back meanwhile', async () => {
    const autosave = begin();
    autosave.change('b');
    await vi.advanceTimersByTimeAsync(500);
    autosave.change('a');
    calls[0]?.fail(problem(503));
    await vi.advanceTimersByTimeAsync(3_000);
    calls[1]?.answer(2);
    await settle();
    expect(sent()).toEqual([
      ['b', 1],
      ['b', 1],
      ['a', 2],
    ]);
  });

  test('is not repeated once the server has refused it: the next one is what stands there now', async () => {
    const autosave = begin(null);
    autosave.change('b');
    await settle();
    calls[0]?.fail(problem(422));
    await settle();
    autosave.change('c');
    await settle();
    expect(sent()).toEqual([
      ['b', null],
      ['c', null],
    ]);
  });
});

describe('a change', () => {
  test('is saved after a pause of half a second, together with what follows in it', async () => {
    const autosave = begin();
    autosave.change('b');
    await vi.advanceTimersByTimeAsync(499);
    autosave.change('bc');
    await vi.advanceTimersByTimeAsync(499);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual([['bc', 1]]);
  });

  test('that comes during a save is saved behind it, over what it answered', async () => {
    const autosave = begin();
    autosave.change('b');
    await vi.advanceTimersByTimeAsync(500);
    autosave.change('c');
    calls[0]?.answer(2);
    await settle();
    expect(sent()).toEqual([
      ['b', 1],
      ['c', 2],
    ]);
    calls[1]?.answer(3);
    await settle();
    expect(autosave.snapshot()).toMatchObject({ saving: 'saved', state: 3, savedText: '"c"' });
  });

  test('that is taken back before the pause is over is not saved', async () => {
    const autosave = begin();
    autosave.change('b');
    autosave.change('a');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toEqual([]);
  });

  test('is saved at once when it is asked for, once', async () => {
    const autosave = begin();
    autosave.change('b');
    const flushed = [autosave.flush(), autosave.flush()];
    calls[0]?.answer(2);
    expect(await Promise.all(flushed)).toEqual([2, 2]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toHaveLength(1);
  });
});

describe('a save that fails', () => {
  test.each([
    ['for want of a network', new TypeError('offline'), 'waiting', 2],
    ['because the server is down', problem(503), 'waiting', 2],
    ['because it was asked too often', problem(429), 'waiting', 2],
    ['because the server refuses it', problem(422), 'refused', 1],
    ['because it was saved elsewhere', problem(409, 'CHANGED'), 'conflict', 1],
  ] as const)('%s: %s', async (_, error, saving, tries) => {
    const autosave = begin();
    autosave.change('b');
    await vi.advanceTimersByTimeAsync(500);
    calls[0]?.fail(error);
    await settle();
    expect(autosave.snapshot().saving).toBe(saving);
    autosave.change('b');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(calls).toHaveLength(tries);
  });

  test('as it is refused is tried again with the next change, and says why until then', async () => {
    const autosave = begin();
    autosave.change('b');
    await vi.advanceTimersByTimeAsync(500);
    calls[0]?.fail(problem(422));
    await settle();
    expect(autosave.snapshot().fault).toBe('Too long.');
    autosave.change('c');
    await vi.advanceTimersByTimeAsync(500);
    calls[1]?.answer(2);
    await settle();
    expect(autosave.snapshot()).toMatchObject({ saving: 'saved', fault: undefined });
  });

  test('by a conflict goes on from what stands elsewhere, with what was made of both', async () => {
    const autosave = begin();
    autosave.change('b');
    await vi.advanceTimersByTimeAsync(500);
    calls[0]?.fail(problem(409, 'CHANGED'));
    await settle();
    autosave.change('bb');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toHaveLength(1);
    autosave.continueFrom(7, 'x');
    autosave.change('xb');
    await vi.advanceTimersByTimeAsync(500);
    expect(sent().at(-1)).toEqual(['xb', 7]);
  });

  test('is not repeated once the page is left', async () => {
    const autosave = begin();
    autosave.change('b');
    await vi.advanceTimersByTimeAsync(500);
    calls[0]?.fail(new TypeError('offline'));
    await settle();
    autosave.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toHaveLength(1);
  });

  test('is not repeated when the page was left while it was under way', async () => {
    const autosave = begin();
    autosave.change('b');
    await vi.advanceTimersByTimeAsync(500);
    autosave.stop();
    calls[0]?.fail(new TypeError('offline'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toHaveLength(1);
  });
});
