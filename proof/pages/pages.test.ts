import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { fillWorld, type Ground } from '../growth/fill-world.ts';
import { groundOf } from '../growth/ground.ts';
import { depart } from './depart.ts';
import { listed } from './fill-lists.ts';
import { type List, listsOf, readPage, walk } from './lists.ts';

let world: TestApp;
let ground: Ground;
let lists: List[];
beforeAll(async () => {
  world = await buildTestApp();
  ground = await groundOf(world);
  await fillWorld(world.platform.database.pool, ground, 1, PEOPLE, listed);
  world.forward(600_000);
  lists = await listsOf(world, ground);
});
afterAll(() => world.close());

const PEOPLE = 80;
const PAGE = 7;

/** What every list answers now, by pages of fifty. */
async function readAll(): Promise<Map<List, readonly string[]>> {
  const all = new Map<List, readonly string[]>();
  for (const list of lists) all.set(list, await walk(world, ground, list, 50));
  return all;
}

test('API-4 every list reads the same by pages of seven as by pages of fifty, and no row twice', async () => {
  const faults: string[] = [];
  const long = new Set<string>();
  for (const [list, whole] of await readAll()) {
    const name = list.name.split(' · ')[0] ?? '';
    if (whole.length > PAGE) long.add(name);
    if (new Set(whole).size < whole.length) faults.push(`${list.name}: a row twice by pages of fifty`);
    const bySeven = await walk(world, ground, list, PAGE);
    if (bySeven.join() !== whole.join())
      faults.push(`${list.name}: by seven ${bySeven.length} of ${whole.length}`);
  }
  expect(faults).toEqual([]);
  const untried = new Set(
    lists.map(({ name }) => name.split(' · ')[0] ?? '').filter((name) => !long.has(name)),
  );
  expect(untried).toEqual(new Set());
});

interface Reading {
  readonly list: List;
  readonly before: readonly string[];
  readonly seen: string[];
  from: string | null;
  done: boolean;
}

/** Reads the next page of every list that goes on. */
async function readOn(readings: readonly Reading[]): Promise<void> {
  for (const reading of readings.filter(({ done }) => !done)) {
    const { keys, next } = await readPage(world, ground, reading.list, { limit: PAGE, from: reading.from });
    reading.seen.push(...keys);
    Object.assign(reading, { from: next, done: next === null });
  }
}

/** The row by which each list goes on, and one of what it has yet to show. */
const leaving = (readings: readonly Reading[]) =>
  readings
    .filter(({ done }) => !done)
    .flatMap(({ before, seen }) => [seen.at(-1) ?? '', before[before.indexOf(seen.at(-1) ?? '') + 3] ?? '']);

function faultsIn({ list, before, seen }: Reading, after: readonly string[] | undefined): string[] {
  const staying = before.filter((key) => after?.includes(key));
  const shown = seen.filter((key) => staying.includes(key));
  const twice = seen.filter((key, at) => seen.indexOf(key) < at);
  const missed = staying.filter((key) => !seen.includes(key));
  return [
    ...(twice.length > 0 ? [`${list.name}: ${twice.length} rows twice`] : []),
    ...(missed.length > 0 ? [`${list.name}: ${missed.length} of ${staying.length} rows missed`] : []),
    ...(missed.length + twice.length === 0 && shown.join() !== staying.join()
      ? [`${list.name}: in another order`]
      : []),
  ];
}

test('API-4 deep pages miss nothing and repeat nothing while rows arrive and go, the last one read among them', async () => {
  const { pool } = world.platform.database;
  const { on, stage } = ground;
  const kept = [...Object.values(on), ...Object.values(stage.people).map(({ personId }) => personId)];
  const before = await readAll();
  const readings = lists.map(
    (list): Reading => ({ list, before: before.get(list) ?? [], seen: [], from: null, done: false }),
  );
  for (let round = 0; readings.some(({ done }) => !done) && round < 40; round += 1) {
    await readOn(readings);
    if (round > 8) continue;
    await depart(pool, leaving(readings), kept);
    await fillWorld(pool, ground, PEOPLE + round * 5 + 1, PEOPLE + round * 5 + 5, listed);
  }
  const after = await readAll();
  expect(readings.flatMap((reading) => faultsIn(reading, after.get(reading.list)))).toEqual([]);
});
