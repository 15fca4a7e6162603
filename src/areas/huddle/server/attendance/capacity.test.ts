import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { openSecondServer } from '#app/server/testing/second-server.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
const people: CastMember[] = [];
beforeAll(async () => {
  world = await buildTestApp({ DATABASE_POOL: '8' });
  for (let number = 0; number < 200; number += 1)
    people.push(await world.enter({ username: `hiker${number}` }));
});
afterAll(() => world.close());

async function plan(capacity: number, near: boolean): Promise<string> {
  const start = new Date(world.platform.now().getTime() + (near ? 1 : 9) * 86_400_000);
  const made = await world.as(world.asha).post(
    '/api/huddles',
    planOf(world.platform.now(), {
      capacity,
      startDateTime: start.toISOString(),
      endDateTime: new Date(start.getTime() + 3_600_000).toISOString(),
      guestAllowed: true,
      guestLimit: 3,
      guestAllowedAges: ['ADULT'],
    }),
  );
  return made.body.id;
}

/** What the rows say, against what the huddle counts. */
async function recount(huddleId: string) {
  const result = await sql<{
    taken: number;
    counted: number;
    capacity: number;
    waiting: number;
    listed: number;
  }>`
    select h.capacity, h.confirmed_people + h.held_people as counted, h.waiting_count as waiting,
      coalesce(sum(p.party) filter (where p.place in ('CONFIRMED', 'OFFERED')), 0)::int as taken,
      (count(*) filter (where p.queue_number is not null))::int as listed
    from huddles h left join participations p on p.huddle_id = h.id
    where h.id = ${huddleId} group by h.id`.execute(world.platform.database.db);
  const row = result.rows[0];
  if (!row) throw new Error('no such huddle');
  return row;
}

test('HUD-14 of 200 people at once for 50 places none is sat twice, and the rest queue in order', async () => {
  const id = await plan(50, true);
  const answers = await Promise.all(
    people.map((person, at) => {
      const guests = at % 4 === 0 ? {} : { guests: { ADULT: at % 4 } };
      return world.as(person).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES', ...guests });
    }),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const row = await recount(id);
  expect(row.taken).toBeLessThanOrEqual(50);
  expect(row.counted).toBe(row.taken);
  expect(row.waiting).toBe(row.listed);
  const positions = answers.flatMap(({ body }) => body.participation.queuePosition ?? []);
  expect(new Set(positions).size).toBe(positions.length);
  expect(row.listed).toBe(positions.length);
});

test('HUD-14 of two servers neither decides on what the other changed meanwhile', async () => {
  const second = await openSecondServer(world.platform);
  const id = await plan(20, false);
  const say = async (person: CastMember, at: number, body: object) => {
    const server = at % 2 === 0 ? world.as(person) : second.as(person);
    const answer = await server.put(`/api/huddles/${id}/rsvp`, body);
    expect(answer.status, answer.text).toBe(200);
  };
  const some = people.slice(0, 60);
  for (let round = 0; round < 6; round += 1) {
    // Each comes now by this server, now by that one, and takes or frees a spot at the same time as the others.
    await Promise.all(
      some.map((person, at) => {
        const guests = at % 5 === 0 ? { guests: { ADULT: 2 } } : {};
        const yes = { rsvpType: 'YES', ...guests };
        return say(person, at + round, (at + round) % 3 === 0 ? { rsvpType: 'NO' } : yes);
      }),
    );
    const row = await recount(id);
    expect(row.taken).toBeLessThanOrEqual(20);
    expect([row.counted, row.waiting]).toEqual([row.taken, row.listed]);
  }
  await second.close();
});

test('HUD-14 who waited and is gone for good is passed over', async () => {
  const id = await plan(1, false);
  const names = ['goes', 'leaves', 'stays'];
  const [goes, leaves, stays] = await Promise.all(names.map((username) => world.enter({ username })));
  if (!goes || !leaves || !stays) throw new Error('nobody came');
  const say = (person: CastMember, rsvpType: string) =>
    world.as(person).put(`/api/huddles/${id}/rsvp`, { rsvpType });
  for (const person of [goes, leaves, stays]) await say(person, 'YES');
  await world.platform.database.pool.query('delete from people where id = $1', [leaves.personId]);
  expect((await say(goes, 'NO')).status).toBe(200);
  const { rows } = await world.platform.database.pool.query(
    'select place from participations where huddle_id = $1 and person_id = $2',
    [id, stays.personId],
  );
  expect(rows).toEqual([{ place: 'OFFERED' }]);
});
