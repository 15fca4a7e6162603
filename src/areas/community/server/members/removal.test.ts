import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import { found } from '../testing/found.ts';
import { outing } from '../testing/outing.ts';

let world: TestApp;
let club: string;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  club = await found(world, world.asha);
  for (const who of [world.ben, world.cleo])
    await world.as(who).put(`/api/communities/${club}/membership`, {});
});

async function plan(host: CastMember, changes: object = {}): Promise<string> {
  const base = outing(world.platform.now(), { capacity: 1 });
  const made = await world
    .as(host)
    .post('/api/huddles', { ...base, communityId: club, carpooling: true, ...changes });
  if (made.status !== 200) throw new Error(made.text);
  return made.body.id;
}
const yes = (who: CastMember, id: string) =>
  world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
const path = (who: CastMember) => `/api/communities/${club}/members/${who.personId}`;
const holdings = async (by: CastMember = world.asha) =>
  (await world.as(by).get(`${path(world.ben)}/holdings`)).body;
const remove = async (takes: string) => {
  const answer = await world.as(world.asha).delete(`${path(world.ben)}?${takes}`);
  await world.runJobs();
  return answer.status;
};
const read = async (who: CastMember, id: string) => (await world.as(who).get(`/api/huddles/${id}`)).body;
const goes = async (id: string) => (await read(world.asha, id)).participantsSummary.totalConfirmedPeople;

describe('COM-12 removing somebody', () => {
  test('shows what they have to come in the club, and nothing of elsewhere', async () => {
    const [hosted, joined, full] = [await plan(world.ben), await plan(world.asha), await plan(world.asha)];
    await yes(world.ben, joined);
    await yes(world.cleo, full);
    await yes(world.ben, full);
    await yes(world.ben, await plan(world.cleo, { communityId: null }));
    await plan(world.ben, { privacy: 'PRIVATE' });
    expect(await holdings()).toMatchObject({
      outings: [{ id: hosted }],
      spots: 1,
      waiting: 1,
      cars: 0,
      seats: 0,
    });
    expect((await holdings(world.cleo)).code).toBe('NOT_AN_ADMIN');
  });

  test('leaves everything to them unless the admin says so', async () => {
    const [hosted, joined] = [await plan(world.ben), await plan(world.asha)];
    await yes(world.ben, joined);
    expect(await remove('')).toBe(200);
    expect(await read(world.cleo, hosted)).toMatchObject({ status: 'PUBLISHED' });
    expect(await goes(joined)).toBe(1);
  });

  test('takes their spots, and who waits moves up', async () => {
    const [hosted, joined] = [await plan(world.ben), await plan(world.asha)];
    await yes(world.ben, joined);
    await yes(world.cleo, joined);
    await remove('places=true');
    const { participation } = await read(world.cleo, joined);
    expect(participation.confirmed || participation.offerEndsAt !== null).toBe(true);
    expect(await read(world.cleo, hosted)).toMatchObject({ status: 'PUBLISHED' });
  });

  test('calls their outings off, and who was coming is told', async () => {
    const hosted = await plan(world.ben);
    await yes(world.cleo, hosted);
    await remove('outings=true&ban=true');
    expect(await read(world.cleo, hosted)).toMatchObject({ status: 'CANCELLED' });
    const { items } = (await world.as(world.cleo).get('/api/notifications?limit=50')).body;
    const told = items.find((item: { object: { id: string } }) => item.object.id === hosted);
    expect(told).toMatchObject({ kind: 'HUDDLE_CANCELLED', actor: { username: 'asha' } });
  });

  test('calls their cars off', async () => {
    const joined = await plan(world.asha, { capacity: 5 });
    await yes(world.ben, joined);
    const stage = stageOf(world);
    const car = await stage.offer(world.ben, { huddleId: joined });
    expect(await holdings()).toMatchObject({ spots: 1, cars: 1 });
    await remove('cars=true');
    expect((await stage.read(world.ben, car)).body.status).toBe('CANCELLED');
    expect(await goes(joined)).toBe(1);
  });
});

test('HUD-4, COM-11 a leader who leaves the club before the outing still hosts it, and plans none there any more', async () => {
  const role = `/api/communities/${club}/members/${world.ben.personId}/role`;
  const given = await world.as(world.asha).put(role, { role: 'LEADER' });
  expect(given.status, given.text).toBe(200);
  const id = await plan(world.ben, { privacy: 'COMMUNITY', capacity: 4 });
  await yes(world.cleo, id);
  expect((await world.as(world.ben).delete(`/api/communities/${club}/membership`)).status).toBe(200);
  await world.runJobs();
  expect(await read(world.ben, id)).toMatchObject({ status: 'PUBLISHED', participation: { role: 'HOST' } });
  expect(await goes(id)).toBe(1);
  expect((await yes(world.asha, id)).status).toBe(200);
  const said = await world
    .as(world.ben)
    .post(`/api/huddles/${id}/messages`, { audience: 'ALL', text: 'At 8' });
  expect(said.status, said.text).toBe(200);
  await expect(plan(world.ben, { privacy: 'COMMUNITY' })).rejects.toThrow(/COMMUNITY_UNKNOWN/);
});
