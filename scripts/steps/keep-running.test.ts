import { expect, test } from 'vitest';
import { type Keeper, keepRunning, MAX_TRIES, type Running, WITHIN_MS } from './keep-running.ts';

const gone: Running = { ended: Promise.resolve() };

/** A server that ends after so long, by a clock that moves with it; it is stopped after so many starts. */
function scene({ stands = 0, startsUntilStop = Number.POSITIVE_INFINITY, starts = true } = {}) {
  let [now, started] = [0, 0];
  const [said, pauses]: [string[], number[]] = [[], []];
  const keeper: Keeper<Running> = {
    start: async () => {
      started += 1;
      if (!starts) throw new Error('The server did not start: no room');
      now += stands;
      return gone;
    },
    isStopping: () => started >= startsUntilStop,
    say: (words) => said.push(words),
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
      now += milliseconds;
    },
    now: () => now,
  };
  return { keeper, said, pauses, started: () => started };
}

test('S16: a server that keeps ending is started again after pauses that grow, ten times in ten minutes', async () => {
  const { keeper, said, pauses, started } = scene();
  expect(await keepRunning(gone, keeper)).toBe(false);
  expect(started()).toBe(MAX_TRIES);
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000]);
  expect(said[0]).toBe('The server has ended by itself; it is started again in 0.5 s.');
  expect(said.at(-1)).toBe('The server ended 10 times within ten minutes and is given up.');
});

test('S16: one that stands for ten minutes in between is started again for ever, each time at once', async () => {
  const { keeper, pauses } = scene({ stands: WITHIN_MS, startsUntilStop: 40 });
  expect(await keepRunning(gone, keeper)).toBe(true);
  expect(new Set(pauses)).toEqual(new Set([500]));
});

test('S16: a start that fails is one of the tries, and its reason is said', async () => {
  const { keeper, said, started } = scene({ starts: false });
  expect(await keepRunning(gone, keeper)).toBe(false);
  expect([started(), said.filter((words) => words.includes('no room')).length]).toEqual([10, 10]);
});

test('S16: a server that ends because it is stopped stays down', async () => {
  const { keeper, said, started } = scene({ startsUntilStop: 0 });
  expect(await keepRunning(gone, keeper)).toBe(true);
  expect([started(), said]).toEqual([0, []]);
});
