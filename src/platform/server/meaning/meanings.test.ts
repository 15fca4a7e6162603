import { expect, test } from 'vitest';
import { Meanings } from './meanings.ts';

test('the thread of meanings begins with the first question, ends when nobody asks any more, and begins anew (SRCH-1)', async () => {
  let ended = 0;
  const meanings = new Meanings(() => {
    ended += 1;
  }, 300);
  expect(meanings.isRunning).toBe(false);
  const [first] = await meanings.embed(['sunrise on a ridge']);
  expect(first).toHaveLength(512);
  expect(meanings.isRunning).toBe(true);
  await expect.poll(() => meanings.isRunning, { timeout: 10_000 }).toBe(false);
  expect(ended).toBe(1);
  expect(await meanings.nearest('sunrise', 3)).toEqual({ near: [], isRead: true });
  expect((await meanings.nearest('xqzvkj', 3)).isRead).toBe(false);
  await meanings.close();
});
