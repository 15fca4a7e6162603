import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

test('S12: work is done in turn for each who waits, and one failure is its own', async () => {
  const queue = new FairQueue();
  const done: string[] = [];
  const work = (name: string) => async () => {
    await new Promise(setImmediate);
    if (name === 'a2') throw new Error('spoilt');
    done.push(name);
  };
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) =>
    queue.run(name.slice(0, 1), work(name)),
  );
  expect([queue.waiting('a'), queue.waiting('b'), queue.waiting()]).toEqual([3, 2, 6]);
  await Promise.allSettled(all);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a3', 'b2', 'a4']);
  expect(queue.waiting()).toBe(0);
});
