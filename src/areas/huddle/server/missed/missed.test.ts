import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { huddleJobs } from '../reactions.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
beforeEach(() => world.platform.database.pool.query('delete from missed_outings'));
afterAll(() => world.close());

const HOUR_MS = 3_600_000;
const YEAR_MS = 366 * 24 * HOUR_MS;

function timesIn(hours: number) {
  const start = world.platform.now().getTime() + hours * HOUR_MS;
  return {
    startDateTime: new Date(start).toISOString(),
    endDateTime: new Date(start + 4 * HOUR_MS).toISOString(),
  };
}

async function planned(hours: number, changes: object = {}, host = world.asha): Promise<string> {
  const times = timesIn(hours);
  const made = await world
    .as(host)
    .post('/api/huddles', planOf(world.platform.now(), { ...times, ...changes }));
  expect(made.status, made.text).toBe(200);
  return made.body.id;
}
const answer = (id: string, who: CastMember, rsvpType = 'YES') =>
  world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType });
const withdraw = (id: string, who: CastMember) => world.as(who).delete(`/api/huddles/${id}/rsvp`);
const note = (id: string, whom: CastMember, people: number | null) =>
  world.as(world.asha).put(`/api/huddles/${id}/participants/${whom.personId}/attendance`, { people });
const say = (id: string, who: CastMember, reply: string | null) =>
  world.as(who).put(`/api/me/missed-outings/${id}/reply`, { reply });

async function mineOf(who: CastMember): Promise<Array<{ huddleId: string; missed: string }>> {
  await world.runJobs();
  return (await world.as(who).get('/api/me/missed-outings')).body.items;
}
const missedBy = async (who: CastMember) =>
  (await mineOf(who)).map(({ huddleId, missed }) => `${missed} ${huddleId}`);

/** What a host of another huddle, to which `whom` says yes, sees of them. */
async function seenAt(id: string, whom: CastMember, host = world.asha) {
  await world.runJobs();
  const listed = (await world.as(host).get(`/api/huddles/${id}/participants`)).body.items;
  const of = listed.find((item: { person: { id: string } }) => item.person.id === whom.personId);
  const one = await world.as(host).get(`/api/huddles/${id}/participants/${whom.personId}/missed`);
  return { count: of?.missed, items: one.body.items };
}

test.each([
  ['taken back', (id: string) => withdraw(id, world.ben)],
  ['with a no', (id: string) => answer(id, world.ben, 'NO')],
  ['with a maybe', (id: string) => answer(id, world.ben, 'MAYBE')],
])('COM-13 a place given back %s in the last 24 hours is remembered, earlier not', async (_, giveBack) => {
  const [late, early] = [await planned(23.9), await planned(24.1)];
  for (const id of [late, early]) {
    await answer(id, world.ben);
    expect((await giveBack(id)).status).toBe(200);
  }
  expect(await missedBy(world.ben)).toEqual([`GAVE_BACK_LATE ${late}`]);
});

test('COM-13 only a place that one had: not a maybe, a waiting place, or what hosts took away', async () => {
  const id = await planned(5, { capacity: 1 });
  await answer(id, world.ben);
  await answer(id, world.cleo);
  await withdraw(id, world.cleo);
  const admission = `/api/huddles/${id}/participants/${world.ben.personId}/admission`;
  await world.as(world.asha).put(admission, { admitted: false });
  const open = await planned(5);
  await answer(open, world.cleo, 'MAYBE');
  await withdraw(open, world.cleo);
  for (const who of [world.ben, world.cleo]) expect(await missedBy(who)).toEqual([]);
});

test('COM-13 another yes, another time or place and a cancelled outing forgive what was given back', async () => {
  const [again, moved, off] = [await planned(5), await planned(5), await planned(5)];
  for (const id of [again, moved, off]) {
    await answer(id, world.ben);
    await withdraw(id, world.ben);
  }
  expect(await missedBy(world.ben)).toHaveLength(3);
  await answer(again, world.ben);
  const { edition } = (await world.as(world.asha).get(`/api/huddles/${moved}/plan`)).body;
  const plan = planOf(world.platform.now(), timesIn(5.5));
  const changed = await world.as(world.asha).put(`/api/huddles/${moved}/plan`, { plan, edition });
  expect(changed.status, changed.text).toBe(200);
  await world.as(world.asha).post(`/api/huddles/${off}/cancellation`, { reason: 'Storm' });
  expect(await missedBy(world.ben)).toEqual([]);
  await answer(moved, world.ben);
  await withdraw(moved, world.ben);
  expect(await missedBy(world.ben)).toEqual([]);
});

test('COM-13 who did not come is noted, and told once, half a day after the end', async () => {
  const id = await planned(2);
  const ends = world.platform.now().getTime() + 6 * HOUR_MS;
  for (const who of [world.ben, world.cleo]) await answer(id, who);
  await world.runJobs();
  for (const who of [world.ben, world.cleo]) expect((await note(id, who, 0)).status).toBe(200);
  expect((await note(id, world.cleo, 1)).status).toBe(200);
  expect(await tellsAt()).toEqual([ends + 12 * HOUR_MS]);
  expect(await missedBy(world.ben)).toEqual([`DID_NOT_COME ${id}`]);
  expect(await missedBy(world.cleo)).toEqual([]);
  expect(await toldOf(world.ben)).toEqual([id]);
  world.forward(10 * HOUR_MS);
  await note(id, world.ben, 0);
  expect(await tellsAt()).toEqual([world.platform.now().getTime() + 12 * HOUR_MS]);
  expect(await toldOf(world.ben)).toEqual([id]);
  expect(await toldOf(world.cleo)).toEqual([]);
  await note(id, world.ben, null);
  expect(await missedBy(world.ben)).toEqual([]);
});

/** When those who did not come are told, of all outings of which somebody still has to be. */
async function tellsAt(): Promise<number[]> {
  const { rows } = await world.platform.database.pool.query<{ run_at: Date }>(
    `select run_at from graphile_worker.jobs where task_identifier = 'tell-missed'`,
  );
  return rows.map(({ run_at }) => run_at.getTime());
}

async function toldOf(who: CastMember): Promise<string[]> {
  await world.runJobs();
  const { items } = (await world.as(who).get('/api/notifications')).body;
  return items
    .filter(({ kind }: { kind: string }) => kind === 'HUDDLE_MISSED')
    .map(({ object }: { object: { id: string } }) => object.id);
}

test('COM-13 hosts see what was missed of their outings, with the word of the person; others see nothing', async () => {
  const missed = await planned(5, { name: 'Ridge in fog' });
  const others = await planned(5, {}, world.cleo);
  for (const id of [missed, others]) {
    await answer(id, world.ben);
    await withdraw(id, world.ben);
  }
  const next = await planned(100);
  await answer(next, world.ben);
  await world.runJobs();
  expect((await say(missed, world.ben, ' My train stood still. ')).body.message).toContain('Hosts read them');
  const item = { name: 'Ridge in fog', missed: 'GAVE_BACK_LATE', reply: 'My train stood still.' };
  expect(await seenAt(next, world.ben)).toMatchObject({ count: 1, items: [item] });
  expect((await seenAt(missed, world.ben)).items).toEqual([]);
  const path = `/api/huddles/${next}/participants/${world.ben.personId}/missed`;
  expect((await world.as(world.ben).get(path)).status).toBe(403);
  await answer(next, world.cleo);
  const listed = (await world.as(world.cleo).get(`/api/huddles/${next}/participants`)).body.items;
  expect(listed.map(({ missed }: { missed: unknown }) => missed)).toEqual([null, null]);
  // Nobody is looked up who has no part in the huddle.
  const empty = await planned(100);
  const stranger = `/api/huddles/${empty}/participants/${world.ben.personId}/missed`;
  expect((await world.as(world.asha).get(stranger)).status).toBe(404);
  expect((await say(missed, world.ben, null)).status).toBe(200);
  expect((await seenAt(next, world.ben)).items).toMatchObject([{ reply: null }]);
});

test('COM-13 hosts of a community see what was missed there, of a private outing without its name', async () => {
  const made = await world.as(world.asha).post('/api/communities', { name: 'Ridge club' });
  expect(made.status, made.text).toBe(200);
  const communityId = made.body.id;
  await world.as(world.cleo).put(`/api/communities/${communityId}/membership`, {});
  const hidden = await planned(5, { communityId, privacy: 'PRIVATE', name: 'Secret hut' });
  await world.platform.database.pool.query(
    `insert into missed_outings (person_id, huddle_id, missed, fades_at) values ($1, $2, 'DID_NOT_COME', $3)`,
    [world.ben.personId, hidden, new Date(world.platform.now().getTime() + YEAR_MS)],
  );
  const next = await planned(100, { communityId }, world.cleo);
  await answer(next, world.ben);
  expect(await seenAt(next, world.ben, world.cleo)).toMatchObject({
    count: 1,
    items: [{ name: null, missed: 'DID_NOT_COME' }],
  });
  const alone = await planned(100, {}, world.cleo);
  await answer(alone, world.ben);
  expect(await seenAt(alone, world.ben, world.cleo)).toMatchObject({ count: 0, items: [] });
});

test('COM-13 after twelve months nobody sees it, nothing more can be said, and the row goes', async () => {
  const id = await planned(2);
  const start = world.platform.now().getTime() + 2 * HOUR_MS;
  await answer(id, world.ben);
  await note(id, world.ben, 0);
  const fades = new Date(start);
  fades.setUTCFullYear(fades.getUTCFullYear() + 1);
  world.forward(fades.getTime() - world.platform.now().getTime() - 1_000);
  expect(await missedBy(world.ben)).toEqual([`DID_NOT_COME ${id}`]);
  world.forward(1_000);
  expect(await missedBy(world.ben)).toEqual([]);
  expect((await say(id, world.ben, 'Ill')).status).toBe(404);
  expect((await note(id, world.ben, 0)).status).toBe(200);
  await huddleJobs(world.platform)['delete-faded-misses']?.(null);
  const { rows } = await world.platform.database.pool.query('select from missed_outings');
  expect(rows).toHaveLength(0);
});

test('COM-13 a word has 1 to 300 characters, and only for what one missed oneself', async () => {
  const id = await planned(5);
  await answer(id, world.ben);
  await withdraw(id, world.ben);
  await world.runJobs();
  expect((await say(id, world.ben, 'a'.repeat(300))).status).toBe(200);
  for (const wrong of ['', '  ', 'a'.repeat(301)]) expect((await say(id, world.ben, wrong)).status).toBe(400);
  expect((await say(id, world.cleo, 'Mine')).status).toBe(404);
});
