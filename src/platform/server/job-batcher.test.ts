import { expect, test } from 'vitest';
import { JobBatcher, together } from './job-batcher.ts';

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
  const batcher = new JobBatcher({ concurrency: 1, held: 9 }, () => {});
  const { runs, handler } = recorder();
  const first = [1, 2, 3].map((payload) => batcher.run(handler, payload));
  await new Promise(setImmediate);
  const second = [4, 5].map((payload) => batcher.run(handler, payload));
  await Promise.all([...first, ...second]);
  expect(runs).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test('R10: why jobs failed together is told, and none that was done is done twice', async () => {
  const told: unknown[] = [];
  const batcher = new JobBatcher({ concurrency: 1, held: 9 }, (error, jobs) =>
    told.push([(error as Error).message, jobs]),
  );
  const { runs, handler } = recorder([2]);
  await Promise.allSettled([1, 2, 3].map((payload) => batcher.run(handler, payload)));
  expect(told).toEqual([['broken: 1,2,3', 3]]);
  expect(runs).toEqual([[1, 2, 3], [1], [2], [3]]);
});

test('a job that fails is tried alone and fails alone', async () => {
  const batcher = new JobBatcher({ concurrency: 1, held: 9 }, () => {});
  const { runs, handler } = recorder([2]);
  const outcomes = await Promise.allSettled([1, 2, 3].map((payload) => batcher.run(handler, payload)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(runs).toEqual([[1, 2, 3], [1], [2], [3]]);
});

test('no more jobs than a queue allows run at once, and jobs that cannot be shared come one by one', async () => {
  const batcher = new JobBatcher({ concurrency: 2, held: 9 }, () => {});
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
  await Promise.all([1, 2, 3, 4, 5].map((payload) => batcher.run(handler, payload)));
  expect(limit).toBe(2);
  expect([...done].sort()).toEqual([1, 2, 3, 4, 5]);
});

test('a first job runs at once, and what comes soon after it shares the next batch', async () => {
  const batcher = new JobBatcher({ concurrency: 1, held: 9 }, () => {});
  const { runs, handler } = recorder();
  await batcher.run(handler, 1);
  const second = batcher.run(handler, 2);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await Promise.all([second, batcher.run(handler, 3)]);
  expect(runs).toEqual([[1], [2, 3]]);
});

test('a kind that collects its next batch holds up no other', async () => {
  const batcher = new JobBatcher({ concurrency: 1, held: 9 }, () => {});
  const order: string[] = [];
  const kindOf = (name: string) => together(async () => void order.push(name));
  const [often, other] = [kindOf('often'), kindOf('other')];
  await batcher.run(often, 1);
  await Promise.all([batcher.run(often, 2), batcher.run(other, 3)]);
  expect(order).toEqual(['often', 'other', 'often']);
});

test('nothing is collected for that no more can be held', async () => {
  const batcher = new JobBatcher({ concurrency: 1, held: 1 }, () => {});
  const order: string[] = [];
  const kindOf = (name: string) => together(async (payloads) => void order.push(`${name} ${payloads}`));
  const [often, other] = [kindOf('often'), kindOf('other')];
  await batcher.run(often, 1);
  await Promise.all([batcher.run(often, 2), batcher.run(other, 3)]);
  expect(order).toEqual(['often 1', 'often 2', 'other 3']);
});
