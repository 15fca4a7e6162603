import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(world.platform.now().getTime() + days * DAY_MS).toISOString();
const open = (id: string, days: readonly number[], end: number, who: CastMember = world.asha) =>
  world.as(who).put(`/api/huddles/${id}/dates`, { startDateTimes: days.map(inDays), endsAt: inDays(end) });
const read = async (id: string, who: CastMember) =>
  (await world.as(who).get(`/api/huddles/${id}/dates`)).body.items;
const view = async (id: string, who: CastMember = world.ben) =>
  (await world.as(who).get(`/api/huddles/${id}`)).body;
const rsvp = (id: string, who: CastMember) =>
  world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });

async function planned(changes: Parameters<typeof planOf>[1] = {}): Promise<string> {
  const made = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), changes));
  expect(made.status, made.text).toBe(200);
  return made.body.id;
}

async function polled(days: readonly number[] = [9, 7, 8], end = 3): Promise<string> {
  const id = await planned();
  const opened = await open(id, days, end);
  expect(opened.status, opened.text).toBe(200);
  return id;
}

/** Votes by the place of a date among the earliest. */
async function vote(id: string, who: CastMember, ...said: readonly string[]) {
  const dates = await read(id, who);
  const votes = said.map((each, at) => ({ dateId: dates[at].id, vote: each }));
  return world.as(who).put(`/api/huddles/${id}/dates/votes`, { votes });
}

async function toldOf(who: CastMember, id: string) {
  await world.runJobs();
  const { items } = (await world.as(who).get('/api/notifications')).body;
  return items
    .filter(
      (item: { kind: string; object: { id: string } }) =>
        item.kind === 'HUDDLE_DATE' && item.object.id === id,
    )
    .map(({ facts }: { facts: object }) => facts);
}

test('HUD-25 while people vote, the earliest date stands, nobody can answer, and hosts alone see who', async () => {
  const id = await polled();
  const start = await view(id);
  expect(start.startDateTime).toBe(inDays(7));
  expect(Date.parse(start.endDateTime)).toBeGreaterThan(Date.parse(start.startDateTime));
  expect(start.pollEndsAt).toBe(inDays(3));
  expect((await rsvp(id, world.ben)).body.code).toBe('DATE_OPEN');
  expect((await vote(id, world.ben, 'NO', 'YES', 'IF_NEEDED')).body.message).toBe('Your vote is saved.');
  expect((await vote(id, world.cleo, 'YES')).status).toBe(200);
  expect(await read(id, world.ben)).toMatchObject([
    { yes: 1, ifNeeded: 0, no: 1, mine: 'NO', voters: [] },
    { yes: 1, mine: 'YES', voters: [] },
    { yes: 0, ifNeeded: 1, mine: 'IF_NEEDED', voters: [] },
  ]);
  expect(await read(id, world.asha)).toMatchObject([
    { voters: [{ person: { username: 'cleo' }, vote: 'YES' }] },
    { voters: [{ person: { username: 'ben' }, vote: 'YES' }] },
    { voters: [{ person: { username: 'ben' }, vote: 'IF_NEEDED' }] },
  ]);
  await vote(id, world.ben, 'YES');
  expect((await read(id, world.ben))[0]).toMatchObject({ yes: 2, no: 0, mine: 'YES' });
});

test('HUD-25 the vote closes by itself: the best date is the date, and those who voted are told', async () => {
  const id = await polled();
  const before = await view(id);
  await vote(id, world.ben, 'NO', 'YES');
  await vote(id, world.cleo, 'NO', 'IF_NEEDED', 'IF_NEEDED');
  const chosen = inDays(8);
  world.forward(3 * DAY_MS);
  await world.runJobs();
  const after = await view(id);
  expect(after).toMatchObject({ pollEndsAt: null, startDateTime: chosen });
  const lasts = ({ startDateTime, endDateTime }: typeof after) =>
    Date.parse(endDateTime) - Date.parse(startDateTime);
  expect(lasts(after)).toBe(lasts(before));
  expect(await read(id, world.ben)).toEqual([]);
  for (const who of [world.ben, world.cleo, world.asha])
    expect(await toldOf(who, id)).toEqual([{ isSet: true }]);
  expect((await rsvp(id, world.ben)).body.participation).toMatchObject({ confirmed: true });
});

test('HUD-25 where no date suits anyone the hosts are told and choose one by hand', async () => {
  const id = await polled();
  await vote(id, world.ben, 'NO', 'NO', 'NO');
  const [, second] = await read(id, world.ben);
  world.forward(3 * DAY_MS);
  expect(await toldOf(world.asha, id)).toEqual([{ isSet: false }]);
  expect(await toldOf(world.ben, id)).toEqual([]);
  expect((await vote(id, world.ben, 'YES')).body.code).toBe('POLL_OVER');
  expect((await rsvp(id, world.ben)).body.code).toBe('DATE_OPEN');
  const set = (who: CastMember, dateId: string) => world.as(who).put(`/api/huddles/${id}/date`, { dateId });
  expect((await set(world.ben, second.id)).status).toBe(403);
  expect((await set(world.asha, id)).body.code).toBe('DATES_CHANGED');
  expect((await set(world.asha, second.id)).status).toBe(200);
  expect(await view(id)).toMatchObject({ pollEndsAt: null, startDateTime: second.startDateTime });
  expect(await toldOf(world.ben, id)).toEqual([{ isSet: true }]);
  expect((await set(world.asha, second.id)).body.code).toBe('POLL_OVER');
});

test('HUD-25 dates that stay keep their votes; a later vote begins from the start', async () => {
  const id = await polled([7, 8]);
  await vote(id, world.ben, 'YES', 'NO');
  expect((await open(id, [8, 7, 10], 4)).status).toBe(200);
  expect(await read(id, world.ben)).toMatchObject([{ yes: 1 }, { no: 1 }, { yes: 0, no: 0 }]);
  // The end that was named first has passed: the vote goes on until the later one.
  world.forward(3 * DAY_MS);
  await world.runJobs();
  expect((await view(id)).pollEndsAt).not.toBeNull();
  const [first] = await read(id, world.ben);
  await world.as(world.asha).put(`/api/huddles/${id}/date`, { dateId: first.id });
  expect((await open(id, [4, 9], 2)).status).toBe(200);
  expect(await read(id, world.ben)).toMatchObject([{ yes: 0, no: 0 }, { yes: 0 }]);
});

test('HUD-25 no vote on dates that are wrong, by others than hosts, or once somebody has answered', async () => {
  const id = await planned();
  expect((await open(id, [7], 3)).body.code).toBe('DATES_MISSING');
  expect((await open(id, [7, 8], -1)).body.code).toBe('POLL_END_IN_PAST');
  expect((await open(id, [7, 8], 7)).body.code).toBe('POLL_ENDS_TOO_LATE');
  const days = (count: number) => Array.from({ length: count }, (_, at) => 7 + at);
  expect((await open(id, days(13), 3)).status).toBe(400);
  expect((await open(id, days(12), 3)).status).toBe(200);
  expect((await open(id, [7, 8], 3, world.ben)).status).toBe(403);
  const answered = await planned();
  await rsvp(answered, world.ben);
  expect(await open(answered, [7, 8], 3)).toMatchObject({
    status: 409,
    body: { code: 'PEOPLE_HAVE_ANSWERED', params: { answers: 1 } },
  });
  await world.as(world.ben).put(`/api/huddles/${answered}/rsvp`, { rsvpType: 'NO' });
  expect((await open(answered, [7, 8], 3)).status).toBe(200);
});

test('HUD-25 a vote on a cancelled huddle is over, and a date of another huddle is none', async () => {
  const [id, other] = [await polled(), await polled()];
  const [date] = await read(other, world.ben);
  const votes = [{ dateId: date.id, vote: 'YES' }];
  const refused = await world.as(world.ben).put(`/api/huddles/${id}/dates/votes`, { votes });
  expect(refused.body.code).toBe('DATES_CHANGED');
  await world.as(world.asha).post(`/api/huddles/${id}/cancellation`, { reason: 'Storm' });
  expect((await vote(id, world.ben, 'YES')).body.code).toBe('HUDDLE_CANCELLED');
  world.forward(3 * DAY_MS);
  expect(await toldOf(world.ben, id)).toEqual([]);
});
