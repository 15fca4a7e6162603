import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
let coming: string;
beforeAll(async () => {
  world = await buildTestApp();
  const earlier = [
    await outing(world.ben, [world.asha, world.cleo]),
    await outing(world.asha, [world.ben], { showAttending: false }),
    await outing(world.asha, [world.ben, world.cleo], { showAttending: false }),
  ];
  const { pool } = world.platform.database;
  await pool.query(
    `update huddles set starts_at = $2::timestamptz - interval '5 hours', ends_at = $2 where id = any($1::uuid[])`,
    [earlier, new Date(world.platform.now().getTime() - 60_000)],
  );
  coming = await outing(world.asha, [world.cleo, world.ben]);
});
afterAll(() => world.close());

async function outing(host: CastMember, who: readonly CastMember[], changes: object = {}): Promise<string> {
  const plan = planOf(world.platform.now(), { showAttending: true, ...changes });
  const made = await world.as(host).post('/api/huddles', plan);
  expect(made.status, made.text).toBe(200);
  for (const person of who) {
    await world.as(person).put(`/api/huddles/${made.body.id}/rsvp`, { rsvpType: 'YES' });
  }
  return made.body.id;
}

async function companionsOf(who: CastMember, id = coming): Promise<Record<string, [boolean, number]>> {
  const answer = await world.as(who).get(`/api/huddles/${id}/companions`);
  expect(answer.status, answer.text).toBe(200);
  const items = answer.body.items as {
    person: { displayName: string };
    followed: boolean;
    outings: number;
  }[];
  return Object.fromEntries(
    items.map(({ person, followed, outings }) => [person.displayName, [followed, outings]]),
  );
}

test('HUD-8: who comes, too, stands with how often one was out with them', async () => {
  // Cleo sees Ben at his own outing, not at the one whose host does not show who comes; its host she sees.
  expect(await companionsOf(world.cleo)).toEqual({ 'Asha Rai': [false, 2], 'Ben Okafor': [false, 1] });
});

test('HUD-8: whom one follows comes first', async () => {
  await world.as(world.cleo).put(`/api/people/${world.ben.personId}/follow`);
  expect(Object.entries(await companionsOf(world.cleo))[0]).toEqual(['Ben Okafor', [true, 1]]);
});

test('HUD-18: who may not read who comes is told of nobody', async () => {
  const stranger = await world.enter({ username: 'companion.stranger' });
  expect(await companionsOf(stranger)).toEqual({});
  const closed = await outing(world.asha, [world.ben, world.cleo], { showAttending: false });
  expect(await companionsOf(world.ben, closed)).toEqual({});
});

test('PER-9: somebody who is blocked is not named, nor who was marked as missing counted', async () => {
  const { pool } = world.platform.database;
  await pool.query(`update participations set attended_people = 0 where person_id = $1 and huddle_id <> $2`, [
    world.cleo.personId,
    coming,
  ]);
  expect((await companionsOf(world.ben))['Cleo Laurent']?.[1] ?? 0).toBe(0);
  await pool.query('insert into blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())', [
    world.ben.personId,
    world.cleo.personId,
  ]);
  expect(Object.keys(await companionsOf(world.cleo))).toEqual(['Asha Rai']);
});
