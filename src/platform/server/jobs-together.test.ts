import { expect, test } from 'vitest';
import { Hands, together } from './jobs-together.ts';

/** Notes what is handed over at once; those in `broken` fail whatever comes with them. */
function recorder(broken: readonly unknown[] = []) {
  const runs: unknown[][] = [];
  const handler = together(async (payloads) => {
    runs.push([...payloads]);
    await new Promise(setImmediate);
    if (payloads.some((payload) => broken.includes(payload))) throw new Error(`broken: ${payloads}`);
  });
  return { runs, handler };
}

test('jobs of one kind that come or wait together are carried out together, in their order', async () => {
  const hands = new Hands(1, () => {});
  const { runs, handler } = recorder();
  const first = [1, 2, 3].map((payload) => hands.carryOut(handler, payload));
  await new Promise(setImmediate);
  const second = [4, 5].map((payload) => hands.carryOut(handler, payload));
  await Promise.all([...first, ...second]);
  expect(runs).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test('R10: why jobs failed together is told, and none that was done is done twice', async () => {
  const told: unknown[] = [];
  const hands = new Hands(1, (error, jobs) => told.push([(error as Error).message, jobs]));
  const { runs, handler } = recorder([2]);
  await Promise.allSettled([1, 2, 3].map((payload) => hands.carryOut(handler, payload)));
  expect(told).toEqual([['broken: 1,2,3', 3]]);
  expect(runs).toEqual([[1, 2, 3], [1], [2], [3]]);
});

test('a job that fails is tried alone and fails alone', async () => {
  const hands = new Hands(1, () => {});
  const { runs, handler } = recorder([2]);
  const outcomes = await Promise.allSettled([1, 2, 3].map((payload) => hands.carryOut(handler, payload)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(runs).toEqual([[1, 2, 3], [1], [2], [3]]);
});

test('no more than the hands of a lane are busy at once, and jobs that cannot be shared come one by one', async () => {
  const hands = new Hands(2, () => {});
  let busy = 0;
  let limit = 0;
  const done: unknown[] = [];
  const handler = async (payload: unknown) => {
    busy += 1;
    limit = Math.max(limit, busy);
    await new Promise(setImmediate);
    busy -= 1;
    done.push(payload);
  };
  await Promise.all([1, 2, 3, 4, 5].map((payload) => hands.carryOut(handler, payload)));
  expect(limit).toBe(2);
  expect([...done].sort()).toEqual([1, 2, 3, 4, 5]);
});
