import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { type Compared, compareWorlds } from './compare-worlds.ts';
import { faultsOf, needlesslyAccepted } from './judge.ts';

let world: TestApp;
let compared: readonly Compared[];
beforeAll(async () => {
  world = await buildTestApp();
  compared = await compareWorlds(world, { small: 200, large: 4_000 });
});
afterAll(() => world.close());

test('every read costs its page in a world twenty times as large, or is accepted by name (API-4)', () => {
  expect(faultsOf(compared)).toEqual([]);
});

test('nothing is accepted that costs its page', () => {
  expect(needlesslyAccepted(compared)).toEqual([]);
});
