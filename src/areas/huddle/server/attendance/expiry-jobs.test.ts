import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { planOf } from '../testing/plans.ts';
import { changeAttendance } from './change-attendance.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const query = (text: string, values: readonly unknown[] = []) =>
  world.platform.database.pool.query(text, [...values]);

/** Ben has the one spot and Cleo waits for it. */
async function fullHuddle(): Promise<HuddleId> {
  const made = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), { capacity: 1 }));
  const { id } = made.body;
  for (const who of [world.ben, world.cleo])
    await world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  return id;
}

async function endsOf(id: string): Promise<string[]> {
  const { rows } = await query(
    `select j.run_at from graphile_worker._private_jobs j
     where j.payload->>'huddleId' = $1 and j.task_id = (
       select t.id from graphile_worker._private_tasks t where t.identifier = 'lapse-offers') order by 1`,
    [id],
  );
  return rows.map(({ run_at }) => run_at.toISOString());
}

test('R8: an offer whose first commits failed has its end noted all the same', async () => {
  const id = await fullHuddle();
  await query('create sequence commits_tried');
  await query(`create function fail_some_commits() returns trigger language plpgsql as $$
    begin
      if nextval('commits_tried') <= 4 then raise exception 'not now' using errcode = '40001'; end if;
      return null;
    end $$`);
  await query(`create constraint trigger failing after update on huddles deferrable initially deferred
    for each row execute function fail_some_commits()`);
  expect((await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'NO' })).status).toBe(200);
  await query('drop trigger failing on huddles');
  const { rows } = await query('select last_value::int as tried from commits_tried');
  expect(rows[0].tried).toBeGreaterThan(4);
  expect(await endsOf(id)).toHaveLength(1);
});

test('HUD-14 the job reads the waiting list as it stands, whatever this process remembers of it', async () => {
  const id = await fullHuddle();
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'NO' });
  await query(
    `update participations set offer_ends_at = $2::timestamptz - interval '1 second' where huddle_id = $1 and place = 'OFFERED'`,
    [id, world.platform.now()],
  );
  await changeAttendance(world.platform, id, { type: 'expireOffers' });
  const seen = (await world.as(world.cleo).get(`/api/huddles/${id}`)).body;
  expect(seen.participation).toMatchObject({ offered: false, rsvped: false });
  expect(seen.placesLeft).toBe(1);
});

test('R7: when the start moves near, who was offered a place has it and is told', async () => {
  const id = await fullHuddle();
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'NO' });
  const { edition } = (await world.as(world.asha).get(`/api/huddles/${id}/plan`)).body;
  const [startDateTime, endDateTime] = [40, 44].map((hours) =>
    new Date(world.platform.now().getTime() + hours * 3_600_000).toISOString(),
  );
  const plan = { ...planOf(world.platform.now(), { capacity: 1 }), startDateTime, endDateTime };
  const saved = await world.as(world.asha).put(`/api/huddles/${id}/plan`, { plan, edition });
  expect(saved.status, saved.text).toBe(200);
  const { rows } = await query(
    'select place, offer_ends_at from participations where huddle_id = $1 and person_id = $2',
    [id, world.cleo.personId],
  );
  expect(rows).toEqual([{ place: 'CONFIRMED', offer_ends_at: null }]);
  await world.runJobs();
  const { items } = (await world.as(world.cleo).get('/api/notifications')).body;
  const kinds = items.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['HUDDLE_PROMOTED', 'HUDDLE_MOVED']));
});
