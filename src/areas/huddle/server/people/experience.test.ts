import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { planOf } from '../testing/plans.ts';

const HOUR_MS = 3_600_000;
const DAYS = 24;

let world: TestApp;
let club = '';
let count = 0;
let ben: CastMember;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  const made = await world.as(world.asha).post('/api/communities', { name: 'Ridge club', privacy: 'PUBLIC' });
  club = made.body.id;
  count += 1;
  ben = await world.enter({ username: `asks${count}` });
  await world.as(ben).put(`/api/communities/${club}/membership`, {});
  await share(true);
});

const share = (attendanceShared: boolean) => world.as(ben).patch('/api/me', { attendanceShared });

/** An outing of the club after so many hours, which lasts for four. */
async function outing(hours: number, changes: object = {}, host = world.asha): Promise<string> {
  const start = world.platform.now().getTime() + hours * HOUR_MS;
  const times = {
    startDateTime: new Date(start).toISOString(),
    endDateTime: new Date(start + 4 * HOUR_MS).toISOString(),
  };
  const plan = planOf(world.platform.now(), { ...times, communityId: club, ...changes });
  const made = await world.as(host).post('/api/huddles', plan);
  expect(made.status, made.text).toBe(200);
  return made.body.id;
}
const answer = (id: string, who = ben) => world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
const note = (id: string, people: number) =>
  world.as(world.asha).put(`/api/huddles/${id}/participants/${ben.personId}/attendance`, { people });

/** What the hosts of an outing that asks for requests see of somebody who asks to come. */
async function seenAt(id: string, host = world.asha) {
  const { items } = (await world.as(host).get(`/api/huddles/${id}/participants?group=REQUESTED`)).body;
  return items.map((item: { experience: unknown }) => item.experience);
}
const asks = { approvalRequired: true, difficulty: 'HARD' };

async function withPast(): Promise<void> {
  const past = [
    await outing(10, { difficulty: 'EASY' }),
    await outing(20, { difficulty: 'HARD' }),
    await outing(30, { difficulty: 'VERY_HARD' }),
    await outing(40),
    await outing(50, { communityId: null }),
  ];
  for (const id of past) await answer(id);
  world.forward(60 * HOUR_MS);
  await note(past[3] ?? '', 0);
}

test('C17, HUD-29 hosts see how often somebody who asks to come was out with the club, and how often as hard', async () => {
  await withPast();
  const id = await outing(10 * DAYS, asks);
  await answer(id);
  expect(await seenAt(id)).toEqual([{ came: 3, asHard: 2, sameDay: 0 }]);
  const plain = await outing(12 * DAYS, { approvalRequired: true });
  await answer(plain);
  expect(await seenAt(plain)).toEqual([{ came: 3, asHard: 0, sameDay: 0 }]);
});

test('C17 without their consent, after they take it back, and where they do not ask, hosts see nothing of it', async () => {
  await withPast();
  const id = await outing(10 * DAYS, asks);
  await answer(id);
  await share(false);
  expect(await seenAt(id)).toEqual([null]);
  await share(true);
  expect(await seenAt(id)).not.toEqual([null]);
  expect(await seenAt(id, ben)).toEqual([]);
  const open = await outing(11 * DAYS);
  await answer(open);
  const { items } = (await world.as(world.asha).get(`/api/huddles/${open}/participants`)).body;
  expect(items.map((item: { experience: unknown }) => item.experience)).toEqual([null]);
  const ofNobody = await outing(10 * DAYS, { ...asks, communityId: null });
  await answer(ofNobody);
  expect(await seenAt(ofNobody)).toEqual([null]);
});

test('C17 consent is off by default', async () => {
  const dora = await world.enter({ username: 'dora' });
  expect((await world.as(dora).get('/api/me')).body.preference.attendanceShared).toBe(false);
});

/** Ten in the morning there: the day is from 22:00 to 22:00 UTC. */
const MORNING = new Date('2026-08-10T08:00:00Z');

test.each([
  ['earlier that day', -6, 1],
  ['across its start', -2, 1],
  ['from the evening before on', -12, 1],
  ['that ends at midnight before', -14, 0],
  ['late that day', 13, 1],
  ['that begins at midnight after', 14, 0],
])('C17 a second spot %s is counted, and not named', async (_what, hours, sameDay) => {
  const morning = (MORNING.getTime() - world.platform.now().getTime()) / HOUR_MS;
  const id = await outing(morning, asks);
  await answer(id);
  await outing(morning + hours, { communityId: null, privacy: 'PRIVATE' }, ben);
  expect(await seenAt(id)).toEqual([{ came: 0, asHard: 0, sameDay }]);
});
