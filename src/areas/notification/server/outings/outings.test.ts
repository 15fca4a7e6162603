import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { hearsOf, type OutingChoice } from '../../rules/outing-news.ts';

const DAY_MS = 86_400_000;
let world: TestApp;
let club: string;
beforeEach(async () => {
  world = await buildTestApp();
  club = (await world.as(world.asha).post('/api/communities', { name: 'Ridge walkers' })).body.id;
  for (const who of [world.ben, world.cleo])
    await world.as(who).put(`/api/communities/${club}/membership`, {});
});
afterEach(() => world.close());

function walk() {
  const startsAt = world.platform.now().getTime() + 7 * DAY_MS;
  const startDateTime = new Date(startsAt).toISOString();
  const endDateTime = new Date(startsAt + DAY_MS / 3).toISOString();
  const times = { startDateTime, endDateTime, timeZone: 'Europe/Zurich' };
  return { name: 'Ridge walk', activity: 'HIKING', communityId: club, ...times };
}

async function plan(changes: object = {}): Promise<string> {
  const made = await world.as(world.asha).post('/api/huddles', { ...walk(), ...changes });
  expect(made.status).toBe(200);
  return made.body.id;
}

async function told(who: CastMember, kind = 'HUDDLE_PLANNED') {
  await world.runJobs();
  const { items } = (await world.as(who).get('/api/notifications?limit=50')).body;
  return items.filter((item: { kind: string }) => item.kind === kind);
}
const news = async (who: CastMember) =>
  (await mailsTo(world.platform, `${who.username}@trailfolk.example`)).filter(
    ({ kind }) => kind === 'notification-huddle-planned',
  );
const choose = (who: CastMember, choice: object) =>
  world.as(who).put(`/api/notifications/outings/${club}`, {
    wanted: 'ALL',
    byMail: true,
    activities: [],
    withinKm: null,
    hardest: null,
    ...choice,
  });

async function edit(id: string, changes: object) {
  const { edition } = (await world.as(world.asha).get(`/api/huddles/${id}/plan`)).body;
  const plan = { ...walk(), ...changes };
  const answer = await world.as(world.asha).put(`/api/huddles/${id}/plan`, { plan, edition, scope: 'THIS' });
  expect(answer.status).toBe(200);
}

test('COM-9: members hear once of a new outing of their club, in the app and by mail, its host and strangers do not', async () => {
  const stranger = await world.enter({ username: 'stranger' });
  const id = await plan();
  const [notice, ...more] = await told(world.ben);
  expect(more).toEqual([]);
  expect(notice).toMatchObject({
    actor: { displayName: 'Asha Rai' },
    object: { type: 'HUDDLE', id, name: 'Ridge walk' },
    facts: { again: false, series: false },
  });
  expect(await told(world.asha)).toEqual([]);
  expect(await told(stranger)).toEqual([]);
  const [mail] = await news(world.ben);
  expect(mail?.subject).toBe('Asha Rai planned an outing in your community: Ridge walk.');
  expect(mail?.text).toContain(`/huddle/view/${id}`);
});

test('COM-9: a private outing is not told, nor one that is no longer to come', async () => {
  await plan({ privacy: 'PRIVATE' });
  expect(await told(world.ben)).toEqual([]);
});

test('COM-9: before publishing stands how many are told at most, wherever they live and whomever they block (C20, decision 68)', async () => {
  const people = await Promise.all(
    ['fits', 'other', 'none', 'blocked', 'far'].map((username) => world.enter({ username })),
  );
  const [fits, other, none, blocked, far] = people;
  if (!fits || !other || !none || !blocked || !far) throw new Error('nobody');
  for (const who of people) await world.as(who).put(`/api/communities/${club}/membership`, {});
  await choose(fits, { wanted: 'FITTING', activities: ['HIKING'], hardest: 'MODERATE' });
  await choose(other, { wanted: 'FITTING', activities: ['CYCLING'] });
  await choose(none, { wanted: 'NONE' });
  await choose(far, { wanted: 'FITTING', withinKm: 1 });
  await world.as(blocked).put(`/api/me/blocks/${world.asha.personId}`);
  const shown = async (difficulty: string | null) =>
    (
      await world
        .as(world.asha)
        .post(`/api/notifications/outings/${club}/preview`, { activity: 'HIKING', difficulty })
    ).body;
  // Ben, Cleo, who fits, who lives anywhere, and who blocks the host; then all of them but who wants no hard ones.
  expect(await shown(null)).toEqual({ told: 5, unwanted: 2 });
  expect(await shown('MODERATE')).toEqual({ told: 5, unwanted: 2 });
  expect(await shown('HARD')).toEqual({ told: 4, unwanted: 3 });
});

test('COM-9: each hears what they chose, and who leaves chose nothing', async () => {
  await choose(world.ben, { wanted: 'FITTING', activities: ['YOGA'] });
  await choose(world.cleo, { wanted: 'NONE' });
  await plan();
  expect(await told(world.ben)).toEqual([]);
  expect(await told(world.cleo)).toEqual([]);
  await plan({ activity: 'YOGA' });
  expect(await told(world.ben)).toHaveLength(1);
  expect(await told(world.cleo)).toEqual([]);
  expect((await world.as(world.ben).get(`/api/notifications/outings/${club}`)).body).toMatchObject({
    wanted: 'FITTING',
    activities: ['YOGA'],
  });
  await world.as(world.ben).delete(`/api/communities/${club}/membership`);
  expect((await world.as(world.ben).get(`/api/notifications/outings/${club}`)).status).toBe(404);
  await world.as(world.ben).put(`/api/communities/${club}/membership`, {});
  expect((await world.as(world.ben).get(`/api/notifications/outings/${club}`)).body.wanted).toBe('ALL');
});

test('COM-9: the word in the mail ends the mails of this club alone, after a press', async () => {
  await plan();
  await told(world.ben);
  const [mail] = await news(world.ben);
  const word = /\/unsubscribe\/([\w-]+)/.exec(JSON.stringify(mail))?.[1];
  expect((await world.as(null).post(`/api/public/unsubscribe/${word}`)).status).toBe(200);
  const choice = (await world.as(world.ben).get(`/api/notifications/outings/${club}`)).body;
  expect(choice).toMatchObject({ wanted: 'ALL', byMail: false });
  await plan({ name: 'Second walk' });
  expect(await told(world.ben)).toHaveLength(2);
  expect(await news(world.ben)).toHaveLength(1);
});

test('COM-9: an edit tells nobody again, a move does, and who answered hears of it as before', async () => {
  const id = await plan();
  await told(world.cleo);
  await world.as(world.cleo).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await edit(id, { description: 'Bring poles.' });
  expect(await told(world.ben)).toHaveLength(1);
  const later = new Date(world.platform.now().getTime() + 9 * DAY_MS);
  await edit(id, {
    startDateTime: later.toISOString(),
    endDateTime: new Date(later.getTime() + 3_600_000).toISOString(),
  });
  const [again, first] = await told(world.ben);
  expect([again.facts.again, first.facts.again]).toEqual([true, false]);
  expect(await told(world.cleo)).toHaveLength(1);
  expect(await told(world.cleo, 'HUDDLE_MOVED')).toHaveLength(1);
});

test('COM-9: the days of a series are told once together', async () => {
  const id = await plan();
  await told(world.ben);
  const repeated = await world
    .as(world.asha)
    .post(`/api/huddles/${id}/repetitions`, { every: 'WEEK', times: 5 });
  expect(repeated.status).toBe(200);
  const items = await told(world.ben);
  expect(items.map(({ facts }: { facts: { series: boolean } }) => facts.series)).toEqual([true, false]);
});

test('COM-9: one press reminds who has not answered or not seen a change, once a day', async () => {
  const id = await plan();
  await world.as(world.cleo).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  const read = async () => (await world.as(world.asha).get(`/api/huddles/${id}/reminder`)).body;
  expect(await read()).toEqual({ unanswered: 1, unseen: 0, remindedAt: null, nextAt: null });
  world.forward(60_000);
  const later = new Date(world.platform.now().getTime() + 9 * DAY_MS);
  await edit(id, {
    startDateTime: later.toISOString(),
    endDateTime: new Date(later.getTime() + 3_600_000).toISOString(),
  });
  await told(world.cleo);
  expect(await read()).toMatchObject({ unanswered: 1, unseen: 1 });
  const press = () => world.as(world.asha).post(`/api/huddles/${id}/reminder`);
  expect((await press()).body).toMatchObject({ people: 2, message: '2 people are reminded.' });
  expect(await press()).toMatchObject({ status: 409, body: { code: 'REMINDED_TODAY' } });
  expect(await told(world.ben, 'HUDDLE_ASKED')).toHaveLength(1);
  expect(await told(world.cleo, 'HUDDLE_ASKED')).toEqual([]);
  expect(await told(world.cleo, 'HUDDLE_MOVED')).toHaveLength(2);
  world.forward(24 * 3_600_000);
  expect((await press()).status).toBe(200);
  expect((await world.as(world.ben).post(`/api/huddles/${id}/reminder`)).status).toBe(404);
});

test('COM-9: with nobody left to ask there is no reminder, nor for members who want none', async () => {
  await choose(world.ben, { wanted: 'NONE' });
  const id = await plan();
  await world.as(world.cleo).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'NO' });
  const answer = await world.as(world.asha).post(`/api/huddles/${id}/reminder`);
  expect(answer).toMatchObject({ status: 409, body: { code: 'NOBODY_TO_REMIND' } });
});

test('COM-9: more members than one page are all told once', async () => {
  const now = world.platform.now();
  await world.platform.database.pool.query(
    `with made as (insert into people (id, username, display_name, onboarded_at, created_at)
       select gen_random_uuid(), 'many.' || n, 'Many ' || n, $1, $1 from generate_series(1, 1010) n returning id)
     insert into memberships (community_id, person_id, state, since) select $2, id, 'MEMBER', $1 from made`,
    [now, club],
  );
  await plan();
  await world.runJobs();
  const { rows } = await world.platform.database.pool.query(
    `select count(*)::int as n, count(distinct recipient_id)::int as people from notifications where kind = 'HUDDLE_PLANNED'`,
  );
  expect(rows[0]).toEqual({ n: 1012, people: 1012 });
});

const wishes = ['ALL', 'FITTING', 'NONE'] as const;
const cases = wishes.flatMap((wanted) =>
  [[], ['HIKING'], ['YOGA']].flatMap((activities) =>
    [null, 10, 100].flatMap((withinKm) =>
      [null, 'EASY', 'VERY_HARD'].map((hardest) => ({ wanted, activities, withinKm, hardest })),
    ),
  ),
) as Omit<OutingChoice, 'byMail'>[];

test('COM-9: the query hears what the rule says, for every choice', async () => {
  const venue = { name: 'Arth', formattedAddress: 'Arth', lat: 47.06, lng: 8.52 };
  const id = await plan({ venue, difficulty: 'HARD' });
  const { pool } = world.platform.database;
  await pool.query('update people set place_lat = 47.37, place_lng = 8.54 where id = $1', [
    world.ben.personId,
  ]);
  const outing = { activity: 'HIKING', difficulty: 'HARD', kilometres: 34.5 } as const;
  for (const choice of cases) {
    await choose(world.ben, choice);
    const { unanswered } = (await world.as(world.asha).get(`/api/huddles/${id}/reminder`)).body;
    // Cleo never chose.
    expect([choice, unanswered - 1]).toEqual([choice, hearsOf(choice, outing) ? 1 : 0]);
  }
});
