import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from './build-test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

test('the cast comes in with tokens that the real check accepts, a visitor and a forged token do not', async () => {
  const url = '/api/places?q=zurich';
  expect((await world.as(world.asha).get(url)).status).toBe(200);
  expect((await world.as(null).get(url)).status).toBe(401);
  const forged = { ...world.asha, token: `${world.asha.token.slice(0, -6)}AAAAAA` };
  expect((await world.as(forged).get(url)).status).toBe(401);
});

test('the clock stands until the test moves it', () => {
  expect(world.platform.now().toISOString()).toBe('2026-06-01T08:00:00.000Z');
  world.forward(60_000);
  expect(world.platform.now().toISOString()).toBe('2026-06-01T08:01:00.000Z');
  world.setNow('2026-07-01T00:00:00Z');
  expect(world.platform.now().toISOString()).toBe('2026-07-01T00:00:00.000Z');
});
