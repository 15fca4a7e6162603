import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { courseOf } from '../rules/course.ts';
import { isNotOver, isOver } from './course.sql.ts';
import { planOf } from './testing/plans.ts';

let world: TestApp;
let id: HuddleId;

beforeAll(async () => {
  world = await buildTestApp();
  const changes = { name: 'Over the ridge', communityId: null };
  id = (await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), changes))).body.id;
  await world.as(world.cleo).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
});
afterAll(() => world.close());

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

async function move(start: number, end: number) {
  const now = world.platform.now().getTime();
  const [startsAt, endsAt] = [new Date(now + start), new Date(now + end)];
  await world.platform.database.db
    .updateTable('huddles')
    .set({ starts_at: startsAt, ends_at: endsAt })
    .where('id', '=', id)
    .execute();
  return { startsAt, endsAt };
}

const named = (body: { items: { name: string }[] }) => body.items.map(({ name }) => name);

describe('P3: what is under way stays where people look for it (HUD-27)', () => {
  const spans = [
    [MINUTE_MS, 5 * HOUR_MS],
    [-MINUTE_MS, 5 * HOUR_MS],
    [-5 * HOUR_MS, MINUTE_MS],
    [-5 * HOUR_MS, -MINUTE_MS],
    [-30 * 24 * HOUR_MS, HOUR_MS],
    [-31 * 24 * HOUR_MS, -MINUTE_MS],
  ] as const;

  it.each(spans)('rows and rule agree from %d to %d', async (start, end) => {
    const now = world.platform.now();
    const course = courseOf(await move(start, end), now);
    const { rows } = await sql<{ open: boolean; over: boolean }>`
      select ${isNotOver(now)} as open, ${isOver(now)} as over from huddles h where id = ${id}`.execute(
      world.platform.database.db,
    );
    expect(rows).toEqual([{ open: course !== 'OVER', over: course === 'OVER' }]);
  });

  it.each([
    [-HOUR_MS, HOUR_MS, true],
    [-2 * HOUR_MS, -HOUR_MS, false],
  ])('stands on every list from %d to %d: %s', async (start, end, there) => {
    await move(start, end);
    const [asha, ben, cleo] = [world.as(world.asha), world.as(world.ben), world.as(world.cleo)];
    const answers = [
      await ben.get('/api/huddles/discover'),
      await world.as(null).get('/api/public/huddles'),
      await asha.get('/api/huddles?mine=HOSTING'),
      await cleo.get('/api/huddles?mine=GOING'),
    ];
    for (const { body } of answers) expect(named(body).includes('Over the ridge')).toBe(there);
    const past = await cleo.get('/api/huddles?mine=PAST');
    expect(named(past.body).includes('Over the ridge')).toBe(!there);
  });

  it('is called off by its host while it is under way, and not when it is over', async () => {
    await move(-2 * HOUR_MS, -HOUR_MS);
    const asha = world.as(world.asha);
    const late = await asha.post(`/api/huddles/${id}/cancellation`, { reason: 'Rockfall' });
    expect([late.status, late.body.code]).toEqual([422, 'HUDDLE_PAST']);
    await move(-HOUR_MS, HOUR_MS);
    const inTime = await asha.post(`/api/huddles/${id}/cancellation`, { reason: 'Rockfall' });
    expect(inTime.status).toBe(200);
  });
});
