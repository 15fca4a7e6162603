import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { publish } from '../testing/write-story.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const input = { profession: 'DOCTOR', proof: 'Register of Bern, number 12' };
const request = (who: CastMember, body = input) => world.as(who).post('/api/badge-requests', body);
const decide = (who: CastMember, id: string, granted: boolean) =>
  world.as(who).put(`/api/badge-requests/${id}`, { granted });
const mine = async (who: CastMember) => (await world.as(who).get('/api/badge')).body;
let moderators = 0;
async function moderator(): Promise<CastMember> {
  moderators += 1;
  const person = await world.enter({ username: `moderator.${moderators}` });
  await world.platform.database.pool.query('update people set moderator = true where id = $1', [
    person.personId,
  ]);
  return person;
}
const kinds = async (who: CastMember) =>
  (await world.as(who).get('/api/notifications')).body.items.map(
    ({ kind, object }: { kind: string; object: { name: string } }) => [kind, object.name],
  );

test('INS-5 a badge is asked for, granted by a moderator, and stands beside the advice', async () => {
  const id = await publish(world, world.asha, { health: true });
  const read = async () => (await world.as(null).get(`/api/public/inspirations/${id}`)).body;
  expect(await read()).toMatchObject({ healthNote: 'NOT_PROFESSIONAL', author: { badge: null } });
  const asked = await request(world.asha);
  expect(asked.body.message).toBe('Thank you. Moderators will look at it.');
  expect((await request(world.asha)).body.code).toBe('BADGE_ASKED');
  expect((await decide(world.asha, asked.body.id, true)).status).toBe(403);
  const mod = await moderator();
  const waiting = (await world.as(mod).get('/api/badge-requests')).body.items;
  expect(waiting).toMatchObject([{ id: asked.body.id, proof: input.proof, profession: 'DOCTOR' }]);
  expect((await world.as(world.ben).get('/api/badge-requests')).status).toBe(403);
  expect((await decide(mod, asked.body.id, true)).status).toBe(200);
  expect((await decide(mod, asked.body.id, false)).body.code).toBe('BADGE_DECIDED');
  expect(await read()).toMatchObject({ healthNote: 'PROFESSIONAL', author: { badge: 'DOCTOR' } });
  expect(await mine(world.asha)).toMatchObject({ badge: 'DOCTOR', request: { state: 'GRANTED' } });
  await world.runJobs();
  expect(await kinds(world.asha)).toEqual([['BADGE_GRANTED', 'doctor']]);
  expect((await world.as(world.ben).get(`/api/public/inspirations/${id}`)).text).not.toContain(input.proof);
});

test('INS-5 a declined request is told and can be made anew; a moderator decides about others only', async () => {
  const mod = await moderator();
  const declined = (await request(world.ben)).body.id;
  await decide(mod, declined, false);
  expect(await mine(world.ben)).toMatchObject({ badge: null, request: { state: 'DECLINED' } });
  await world.runJobs();
  expect(await kinds(world.ben)).toEqual([['BADGE_DECLINED', 'doctor']]);
  await world.as(world.ben).patch('/api/me', { locale: 'de' });
  expect(await kinds(world.ben)).toEqual([['BADGE_DECLINED', 'Ärztin oder Arzt']]);
  expect((await request(world.ben)).status).toBe(200);
  const own = (await request(mod)).body.id;
  expect((await decide(mod, own, true)).status).toBe(403);
  expect((await world.as(mod).get('/api/badge-requests')).text).not.toContain(own);
});
