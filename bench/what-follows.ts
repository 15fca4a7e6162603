import { setTimeout as sleep } from 'node:timers/promises';
import { readBacklog } from '../src/platform/server/job-backlog.ts';
import type { Shots } from './hammer.ts';
import { each, spent } from './processor.ts';
import type { Scene } from './scene.ts';

const MAX_FOLLOWING_MS = 120_000;

/**
 * The rate and the work until nobody is left to be told of what was done: what is left for later would else seem to cost
 * nothing, and take the time of whom it is compared to.
 */
export async function withWhatFollows({ live }: Scene, shoot: () => Promise<Shots>): Promise<Shots> {
  const [started, before] = [performance.now(), spent()];
  const shots = await shoot();
  const answered = shots.requestsPerSecond * shots.seconds;
  const isBehind = async () => (await readBacklog(live.platform.database.pool)).some(({ due }) => due > 0);
  while ((await isBehind()) && performance.now() - started < MAX_FOLLOWING_MS) await sleep(50);
  const seconds = (performance.now() - started) / 1_000;
  return { ...shots, requestsPerSecond: answered / seconds, work: each(before, spent(), answered) };
}
