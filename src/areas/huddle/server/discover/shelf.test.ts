import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';

let world: TestApp;
let noisy: CastMember;

/** Public huddles a minute apart, from so many minutes after now, each a little farther from the pier than the last. */
async function host(who: CastMember, name: string, first: number, amount: number): Promise<void> {
  await sql`with made as (
      insert into huddles (id, name, activity, privacy, status, starts_at, ends_at, time_zone, created_by, venue)
      select gen_random_uuid(), ${name}::text || ' ' || n, 'HIKING', 'PUBLIC', 'PUBLISHED', s.at, s.at + interval '1 hour',
        'UTC', ${who.personId}, jsonb_build_object('name', 'Pier', 'formattedAddress', '', 'lat', 40 + n * 0.05, 'lng', 8)
      from generate_series(${first}::int, ${first + amount - 1}::int) n
      cross join lateral (select ${world.platform.now()}::timestamptz + n * interval '1 minute' as at) s returning id)
    insert into participations (huddle_id, person_id, role)
    select id, ${who.personId}, 'HOST' from made`.execute(world.platform.database.db);
}

beforeAll(async () => {
  world = await buildTestApp();
  noisy = await world.enter({ username: 'noisy' });
  await host(noisy, 'Loud', 1, 60);
  await host(world.asha, 'Calm', 61, 3);
  await host(noisy, 'Loud', 64, 60);
  await host(world.asha, 'Calm', 124, 3);
  await sql`insert into blocks (blocker_id, blocked_id) values (${world.ben.personId}, ${noisy.personId}),
    (${noisy.personId}, ${world.asha.personId})`.execute(world.platform.database.db);
});
afterAll(() => world.close());

async function page(who: CastMember, query: string): Promise<{ names: string[]; next: string | null }> {
  const { body } = await world.as(who).get(`/api/huddles/discover?${query}`);
  return { names: body.items.map(({ name }: { name: string }) => name), next: body.next };
}

const calm = [61, 62, 63, 124, 125, 126].map((n) => `Calm ${n}`);
const lists = ['sort=DATE', 'near=40,8&sort=NEAR', 'q=calm%20pier', 'q=pier', 'near=40,8&withinKm=1000'];

test.each(lists)('HUD-5 PER-9 behind very many that a block hides stand all others: %s', async (list) => {
  const { ben, cleo } = world;
  const first = await page(ben, `${list}&limit=5`);
  const second = await page(ben, `${list}&limit=5&after=${first.next}`);
  expect([first.names, second]).toEqual([calm.slice(0, 5), { names: calm.slice(5), next: null }]);
  expect((await page(cleo, `${list}&limit=5`)).names[0]).toBe(list.includes('calm') ? 'Calm 61' : 'Loud 1');
});

test('HUD-5 PER-9 of one list that many read at once each finds what they may see', async () => {
  const { asha, ben, cleo } = world;
  const { body } = await world.as(cleo).get('/api/huddles/discover?limit=1');
  await world.as(cleo).put(`/api/huddles/${body.items[0].id}/rsvp`, { rsvpType: 'YES' });
  const everybody = [asha, ben, cleo, noisy, asha, ben, cleo, noisy, cleo];
  const read = async (who: CastMember) => (await world.as(who).get('/api/huddles/discover?limit=4')).body;
  const inTurn: unknown[] = [];
  for (const who of everybody) inTurn.push(await read(who));
  const answers = await Promise.all(everybody.map(read));
  expect(answers).toEqual(inTurn);
  const firsts = answers.slice(0, 4).map(({ items: [first] }) => [first.name, first.myAnswer, first.hosting]);
  expect(firsts).toEqual([
    ['Calm 61', null, true],
    ['Calm 61', null, false],
    ['Loud 1', 'YES', false],
    ['Loud 1', null, true],
  ]);
});
