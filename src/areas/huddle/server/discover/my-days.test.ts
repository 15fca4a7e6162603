import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

/** So many more outings like this one, hosted by the same person. */
async function plantLike(huddleId: string, count: number): Promise<void> {
  await world.platform.database.pool.query(
    `with more as (
       insert into huddles select (jsonb_populate_record(h, jsonb_build_object('id', gen_random_uuid()))).*
       from huddles h, generate_series(1, $2::int) where h.id = $1 returning id)
     insert into participations select (jsonb_populate_record(p, jsonb_build_object('huddle_id', more.id))).*
     from participations p, more where p.huddle_id = $1`,
    [huddleId, count],
  );
}

test('HUD-5 three hundred outings of a month are shown, and that there are more is said', async () => {
  const { body } = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now()));
  const day = (days: number) => new Date(world.platform.now().getTime() + days * 86_400_000).toISOString();
  const shown = async () => {
    const span = new URLSearchParams({ from: day(0), to: day(60) });
    const month = (await world.as(world.asha).get(`/api/huddles/calendar?${span}`)).body;
    return [month.items.length, month.more];
  };
  await plantLike(body.id, 299);
  expect(await shown()).toEqual([300, false]);
  await plantLike(body.id, 1);
  expect(await shown()).toEqual([300, true]);
});
