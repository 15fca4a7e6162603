import type { TestApp } from '#app/server/testing/build-test-app.ts';
import { fillWorld } from './fill-world.ts';
import { groundOf } from './ground.ts';
import { askedOf, type Weighed, weighAll } from './weigh-operations.ts';

export interface Compared {
  readonly name: string;
  readonly small: Weighed;
  readonly large: Weighed;
  /** The larger ratio of rows read and of buffers; fifty are added to each, so that a few more count for nothing. */
  readonly factor: number;
}

export interface Sizes {
  readonly small: number;
  readonly large: number;
}

export interface Worlds {
  readonly compared: readonly Compared[];
  /** Weighs one read again in the large world, as the database is now. */
  weighAgain(name: string): Promise<Compared>;
}

/** Fills a small world, weighs every read, lets the world grow, and weighs again. */
export async function compareWorlds(world: TestApp, sizes: Sizes): Promise<Worlds> {
  const { pool } = world.platform.database;
  const ground = await groundOf(world);
  const asked = await askedOf(world, ground);
  await fillWorld(pool, ground, 1, sizes.small);
  const small = await weighAll(world, ground.stage, asked);
  world.forward(600_000);
  await fillWorld(pool, ground, sizes.small + 1, sizes.large);
  const large = await weighAll(world, ground.stage, asked);
  const compare = (before: Weighed, after: Weighed | undefined) =>
    after ? [{ name: before.name, small: before, large: after, factor: factorOf(before, after) }] : [];
  return {
    compared: small.flatMap((before, at) => compare(before, large[at])),
    async weighAgain(name) {
      const at = asked.findIndex((each) => each.name === name);
      const [after] = await weighAll(world, ground.stage, asked.slice(at, at + 1));
      const [again] = small.slice(at, at + 1).flatMap((before) => compare(before, after));
      if (!again) throw new Error(`nothing is asked under the name '${name}'`);
      return again;
    },
  };
}

const EASE = 50;

function factorOf({ cost: small }: Weighed, { cost: large }: Weighed): number {
  const ratio = (a: number, b: number) => (b + EASE) / (a + EASE);
  return Math.max(ratio(small.rows, large.rows), ratio(small.buffers, large.buffers));
}
