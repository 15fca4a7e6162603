import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';
import { stageOf } from './testing/ride-stage.ts';
import { type Staged, stageClub } from './testing/stage-club.ts';

let world: TestApp;
let mona: CastMember;
let ida: CastMember;
let on: Staged;
let rides: ReturnType<typeof stageOf>;
const DAY = 86_400_000;

beforeAll(async () => {
  world = await buildTestApp();
  rides = stageOf(world);
  mona = await world.enter({ username: 'mona', displayName: 'Mona', moderator: true });
  ida = await world.enter({ username: 'ida', displayName: 'Ida' });
});
afterAll(() => world.close());

/** A club that Ida administers, with Ben and Cleo. */
beforeEach(async () => {
  on = await stageClub(world, [ida, world.ben, world.cleo]);
  await on.setRole(ida, 'ADMIN');
});

/** An outing for members of Ida's, to which these say yes in turn. */
async function outing(people: readonly CastMember[], changes: object = {}): Promise<string> {
  const plan = rides.plan({ privacy: 'COMMUNITY', communityId: on.club, ...changes });
  const { body } = await world.as(ida).post('/api/huddles', plan);
  for (const who of people) await answer(who, body.id);
  return body.id;
}
const answer = (who: CastMember, id: string, rsvpType = 'YES') =>
  world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType });
const rows = async (text: string, values: unknown[]) =>
  (await world.platform.database.pool.query(text, values)).rows;
const partOf = async (who: CastMember, id: string) =>
  (await rows('select * from participations where huddle_id = $1 and person_id = $2', [id, who.personId]))[0];

/** What was said is reported, and its author has to leave. */
async function remove(acts = ['REMOVE_MEMBER']): Promise<void> {
  const id = await on.say();
  await on.report(world.ben, id);
  const line = await on.caseOf(ida, id);
  expect((await on.decide(ida, line.id, { acts })).status).toBe(200);
  await world.runJobs();
}
const decisions = async () => (await world.as(on.author).get('/api/me/decisions')).body.items;

/** A moderator grants the appeal; what the author reads of it then, and the letter. */
async function grant() {
  const [own] = await decisions();
  await world.as(on.author).post(`/api/me/decisions/${own.id}/appeal`, { words: 'I did not' });
  const granted = await world.as(mona).put(`/api/moderation/decisions/${own.id}/answer`, { granted: true });
  expect(granted.status).toBe(200);
  await world.runJobs();
  const email = (await world.as(on.author).get('/api/me')).body.email;
  const [item] = await decisions();
  const told: [string, string | null][] = item.givenBack.map(
    ({ what, huddle }: { what: string; huddle: { name: string } | null }) => [what, huddle?.name ?? null],
  );
  return { told: told.sort(), letter: (await mailsTo(world.platform, email)).at(-1)?.text ?? '' };
}

test('ADM-1 a place comes back with all that was noted of it, and the letter says so', async () => {
  const id = await outing([on.author], { name: 'Lake', capacity: 2 });
  await rows(`update participations set paid_at = now(), answered_at = '2026-05-01' where person_id = $1`, [
    on.author.personId,
  ]);
  const before = await partOf(on.author, id);
  await remove(['BAN_MEMBER']);
  expect(await partOf(on.author, id)).toBeUndefined();
  await answer(world.ben, id);
  const { told, letter } = await grant();
  expect(told).toEqual([['PLACE', 'Lake']]);
  expect(letter).toContain('Everything that followed from it is undone.');
  expect(letter).toContain('You have your place again: Lake.');
  const { created_at: _, ...back } = await partOf(on.author, id);
  expect(before).toMatchObject(back);
});

test('ADM-1 a place that is given to others is a wait before everybody', async () => {
  const id = await outing([on.author, world.ben, world.cleo], { name: 'Lake', capacity: 1 });
  await remove();
  // The offer to Ben holds the only place; Cleo waits behind it.
  const { told, letter } = await grant();
  expect(told).toEqual([['PLACE_WAITING', 'Lake']]);
  expect(letter).toContain('as far as it still can be');
  expect(letter).toContain('You are on the waiting list: Lake.');
  const line = await rows(
    'select person_id from participations where huddle_id = $1 and queue_number is not null order by queue_number',
    [id],
  );
  expect(line.map(({ person_id }) => person_id)).toEqual([
    world.ben.personId,
    on.author.personId,
    world.cleo.personId,
  ]);
  await world.as(world.ben).delete(`/api/huddles/${id}/rsvp`);
  expect((await partOf(on.author, id)).place).toBe('OFFERED');
});

test('ADM-1 who waited stands where they stood, who asked asks, and a maybe and a bookmark are back unsaid', async () => {
  const full = await outing([world.ben, on.author, world.cleo], { name: 'Full', capacity: 1 });
  const asked = await outing([on.author], { name: 'Asked', approvalRequired: true });
  const maybe = await outing([]);
  await answer(on.author, maybe, 'MAYBE');
  const marked = await outing([]);
  await world.as(on.author).put(`/api/huddles/${marked}/interest`, { interested: true });
  await remove();
  const { told } = await grant();
  expect(told).toEqual([
    ['PLACE_REQUESTED', 'Asked'],
    ['PLACE_WAITING', 'Full'],
  ]);
  const line = await rows(
    'select person_id from participations where huddle_id = $1 and queue_number is not null order by queue_number',
    [full],
  );
  expect(line.map(({ person_id }) => person_id)).toEqual([on.author.personId, world.cleo.personId]);
  expect((await partOf(on.author, asked)).place).toBe('REQUESTED');
  expect((await partOf(on.author, maybe)).answer).toBe('MAYBE');
  expect((await partOf(on.author, marked)).interested).toBe(true);
  const [{ interested_count }] = await rows('select interested_count from huddles where id = $1', [marked]);
  expect(interested_count).toBe(1);
});

test('ADM-1 what is cancelled, has begun, or is no longer theirs to see stays lost, and is told', async () => {
  const off = await outing([on.author], { name: 'Off' });
  const begun = await outing([on.author], { name: 'Begun' });
  const closed = await outing([on.author], { name: 'Closed' });
  await remove();
  await world.as(ida).post(`/api/huddles/${off}/cancellation`, {});
  await rows('update huddles set starts_at = $2 where id = $1', [
    begun,
    new Date(world.platform.now().getTime() - DAY / 24),
  ]);
  await rows(`update huddles set privacy = 'PRIVATE' where id = $1`, [closed]);
  const { told, letter } = await grant();
  expect(told).toEqual([
    ['PLACE_BEGUN', 'Begun'],
    ['PLACE_CANCELLED', 'Off'],
    ['PLACE_CLOSED', null],
  ]);
  expect(letter).toContain('no longer open to you: an outing of the community.');
  expect(letter).not.toContain('Closed');
});

test('ADM-1 what they withdrew before, and what they said since, stays as they left it', async () => {
  const withdrawn = await outing([on.author]);
  const since = await outing([on.author], { name: 'Since' });
  await world.as(on.author).delete(`/api/huddles/${withdrawn}/rsvp`);
  await remove();
  await world.as(on.author).put(`${on.at}/membership`, {});
  await answer(on.author, since);
  await world.as(on.author).delete(`/api/huddles/${since}/rsvp`);
  const { told } = await grant();
  expect(told).toEqual([]);
  for (const id of [withdrawn, since]) expect((await partOf(on.author, id))?.answer ?? null).toBe(null);
});

test('ADM-1 a removal by hand keeps nothing', async () => {
  await outing([on.author]);
  await world.as(ida).delete(`${on.at}/members/${on.author.personId}`);
  await world.runJobs();
  expect(await rows('select 1 from ended_parts where person_id = $1', [on.author.personId])).toEqual([]);
});

test('ADM-1 a seat comes back while it is free, not when it is taken; a car stays cancelled', async () => {
  const id = await outing([on.author, world.ben, world.cleo], { name: 'Ride' });
  const ofHuddle = { huddleId: id, whoMayAsk: 'PARTICIPANTS' };
  const free = await rides.offer(world.ben, ofHuddle);
  await rides.riding(world.ben, free, on.author, { legs: ['OUT'] });
  const full = await rides.offer(world.cleo, { ...ofHuddle, seatsOut: 1, seatsBack: 1 });
  await rides.riding(world.cleo, full, on.author, { legs: ['BACK'] });
  const own = await rides.offer(on.author, ofHuddle);
  await remove();
  expect(await rides.left(world.cleo, free)).toEqual([2, 2]);
  await rides.riding(world.cleo, full, world.ben, { legs: ['BACK'] });
  const { told, letter } = await grant();
  expect(told).toEqual([
    ['CAR_OFF', 'Ride'],
    ['PLACE', 'Ride'],
    ['SEAT', 'Ride'],
    ['SEAT_TAKEN', 'Ride'],
  ]);
  expect(letter).toContain('somebody else has it: Ride.');
  expect(await rides.left(world.cleo, free)).toEqual([1, 2]);
  expect(await rides.left(on.author, full)).toEqual([1, 0]);
  expect((await world.as(on.author).get(`/api/carpools/${own}`)).body.status).toBe('CANCELLED');
});

test('ADM-1 without a place in the outing no seat comes back', async () => {
  const id = await outing([on.author, world.ben], { name: 'Tight', capacity: 2 });
  const car = await rides.offer(world.ben, { huddleId: id, whoMayAsk: 'PARTICIPANTS' });
  await rides.riding(world.ben, car, on.author, { legs: ['OUT'] });
  await remove();
  await answer(world.cleo, id);
  const { told } = await grant();
  expect(told).toEqual([
    ['PLACE_WAITING', 'Tight'],
    ['SEAT_NO_PLACE', 'Tight'],
  ]);
  expect(await rides.left(world.ben, car)).toEqual([2, 2]);
});

test('ADM-1 is given back once; an appeal that is refused gives nothing', async () => {
  const id = await outing([on.author]);
  await remove();
  const [own] = await decisions();
  await world.as(on.author).post(`/api/me/decisions/${own.id}/appeal`, { words: 'I did not' });
  const answered = (granted: boolean) =>
    world.as(mona).put(`/api/moderation/decisions/${own.id}/answer`, { granted });
  await answered(false);
  await world.runJobs();
  expect(await partOf(on.author, id)).toBeUndefined();
  expect((await answered(true)).body.code).toBe('APPEAL_ANSWERED');
  expect((await decisions())[0].givenBack).toEqual([]);
});

test('ADM-1 what ended is forgotten half a year after the outing, with its rides', async () => {
  const id = await outing([on.author, world.ben]);
  const car = await rides.offer(world.ben, { huddleId: id, whoMayAsk: 'PARTICIPANTS' });
  await rides.riding(world.ben, car, on.author, { legs: ['OUT'] });
  await remove();
  const kept = async (days: number) => {
    const ended = new Date(world.platform.now().getTime() - days * DAY);
    await rows(
      `update huddles set starts_at = $2::timestamptz - interval '1 hour', ends_at = $2 where id = $1`,
      [id, ended],
    );
    await rows(`select graphile_worker.add_job('forget-what-ended')`, []);
    await world.runJobs();
    return rows(
      'select 1 from ended_parts where huddle_id = $1 union all select 1 from ended_rides where huddle_id = $1',
      [id],
    );
  };
  expect((await kept(179)).length).toBe(2);
  expect((await kept(181)).length).toBe(0);
});
