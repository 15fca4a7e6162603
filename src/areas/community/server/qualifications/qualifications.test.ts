import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { warnOfEnds } from './warn.ts';

let world: TestApp;
/** Of asha; ben leads, cleo is a member. */
let club: string;
let eve: CastMember;
beforeAll(async () => {
  world = await buildTestApp();
  eve = await world.enter({ username: 'eve' });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.setNow('2026-06-01T08:00:00Z');
  const founding = { name: 'Ridge club', planning: 'LEADERS' };
  club = (await world.as(world.asha).post('/api/communities', founding)).body.id;
  for (const who of [world.ben, world.cleo]) await inClub(who, '/membership', {});
  await inClub(world.asha, `/members/${world.ben.personId}/role`, { role: 'LEADER' });
});

const inClub = (who: CastMember, rest: string, body: object) =>
  world.as(who).put(`/api/communities/${club}${rest}`, body);
const keep = (by: CastMember, of: CastMember, items: object[]) =>
  inClub(by, `/members/${of.personId}/qualifications`, { items });
const paper = (validFrom: string, validTo: string | null, name = 'Tour leader winter') => ({
  name,
  validFrom,
  validTo,
});
const names = async (who: CastMember) =>
  (await world.as(who).get(`/api/communities/${club}/qualifications`)).body.items?.map(
    ({ person }: { person: { username: string } }) => person.username,
  );
const at = (day: string) => ({ startDateTime: `${day}T08:00:00Z`, endDateTime: `${day}T16:00:00Z` });
const plan = (changes: object = {}) => ({
  name: 'Ridge walk',
  activity: 'HIKING',
  timeZone: 'Europe/Zurich',
  leaderNeeds: 'Tour leader winter',
  communityId: club,
  ...at('2026-06-08'),
  ...changes,
});
const told = async (who: CastMember) => {
  await world.runJobs();
  const { items } = (await world.as(who).get('/api/notifications?limit=50')).body;
  return items.filter(
    (each: { kind: string; object: { id: string } }) =>
      each.kind === 'COMMUNITY_QUALIFICATION' && each.object.id === club,
  ).length;
};

describe('C14, COM-11 qualifications of members', () => {
  test('admins keep them; who plans reads all, everybody else their own', async () => {
    expect((await keep(world.ben, world.ben, [])).body.code).toBe('NOT_AN_ADMIN');
    expect((await keep(world.asha, eve, [])).body.code).toBe('THEY_ARE_NO_MEMBER');
    expect((await keep(world.asha, world.ben, [paper('2026-02-30', null)])).body.code).toBe('NOT_A_DAY');
    const backwards = [paper('2026-02-02', '2026-02-01')];
    expect((await keep(world.asha, world.ben, backwards)).body.code).toBe('ENDS_BEFORE_IT_BEGINS');
    for (const who of [world.ben, world.cleo]) await keep(world.asha, who, [paper('2026-01-01', null)]);
    expect(await names(world.ben)).toEqual(expect.arrayContaining(['ben', 'cleo']));
    expect(await names(world.cleo)).toEqual(['cleo']);
    expect((await world.as(eve).get(`/api/communities/${club}/qualifications`)).status).toBe(403);
    await keep(world.asha, world.ben, []);
    expect(await names(world.asha)).toEqual(['cleo']);
  });

  test('of one member alone: by those who plan, by themselves, and by nobody else', async () => {
    await keep(world.asha, world.ben, [paper('2026-01-01', null), paper('2026-01-01', null, 'First aid')]);
    await keep(world.asha, world.cleo, [paper('2026-01-01', null)]);
    const read = async (who: CastMember, of: CastMember) => {
      const { body } = await world.as(who).get(`/api/communities/${club}/qualifications?of=${of.personId}`);
      return [body.items.map(({ name }: { name: string }) => name), body.cut];
    };
    expect(await read(world.asha, world.ben)).toEqual([['First aid', 'Tour leader winter'], false]);
    expect(await read(world.cleo, world.cleo)).toEqual([['Tour leader winter'], false]);
    expect(await read(world.cleo, world.ben)).toEqual([[], false]);
  });

  test('what a club keeps beyond 2,000 is said to be there', async () => {
    await world.platform.database.pool.query(
      `insert into member_qualifications (id, community_id, person_id, name, valid_from)
       select gen_random_uuid(), $1, $2, 'Paper ' || n, '2026-01-01' from generate_series(1, 2000) n`,
      [club, world.ben.personId],
    );
    const read = async () => (await world.as(world.asha).get(`/api/communities/${club}/qualifications`)).body;
    expect([(await read()).items.length, (await read()).cut]).toEqual([2_000, false]);
    await keep(world.asha, world.cleo, [paper('2026-01-01', null, 'Zealous')]);
    expect([(await read()).items.length, (await read()).cut]).toEqual([2_000, true]);
  });

  test('needed on the day of the outing, and the paper of one never helps another', async () => {
    await keep(world.asha, world.cleo, [paper('2026-01-01', null)]);
    const ben = world.as(world.ben);
    expect((await ben.post('/api/huddles', plan())).body.code).toBe('LEADER_NOT_QUALIFIED');
    await keep(world.asha, world.ben, [paper('2026-01-01', '2026-06-20')]);
    expect((await ben.post('/api/huddles', plan(at('2026-06-21')))).body.code).toBe('LEADER_NOT_QUALIFIED');
    const { body } = await ben.post('/api/huddles', plan(at('2026-06-20')));
    expect(body.code).toBe('HUDDLE_PLANNED');
    await keep(world.asha, world.ben, [paper('2026-07-01', null)]);
    expect((await ben.post('/api/huddles', plan(at('2026-06-20')))).body.code).toBe('LEADER_NOT_QUALIFIED');
    expect((await ben.post('/api/huddles', plan(at('2026-07-01')))).body.code).toBe('HUDDLE_PLANNED');
    expect((await ben.post('/api/huddles', plan({ ...at('2026-06-20'), leaderNeeds: '' }))).status).toBe(200);
  });

  test('no door leads past it: another day, a series, a vote, another host', async () => {
    await keep(world.asha, world.ben, [paper('2026-01-01', '2026-06-20')]);
    const ben = world.as(world.ben);
    const outing = { ...at('2026-06-18'), coHostIds: [world.cleo.personId] };
    const { id } = (await ben.post('/api/huddles', plan(outing))).body;
    const { edition } = (await ben.get(`/api/huddles/${id}/plan`)).body;
    const edit = (changes: object) =>
      ben.put(`/api/huddles/${id}/plan`, { plan: plan({ ...outing, ...changes }), edition, scope: 'THIS' });
    expect((await edit(at('2026-06-21'))).body.code).toBe('LEADER_NOT_QUALIFIED');
    const repeat = await ben.post(`/api/huddles/${id}/repetitions`, { every: 'WEEK', times: 1 });
    expect(repeat.body.code).toBe('LEADER_NOT_QUALIFIED');
    const starts = ['2026-06-19T08:00:00Z', '2026-06-21T08:00:00Z'];
    const poll = { startDateTimes: starts, endsAt: '2026-06-10T08:00:00Z' };
    expect((await ben.put(`/api/huddles/${id}/dates`, poll)).body.code).toBe('LEADER_NOT_QUALIFIED');
    await world.as(world.cleo).put(`/api/huddles/${id}/host-request`, { accept: true });
    await ben.put(`/api/huddles/${id}/host`, { personId: world.cleo.personId });
    const taken = await world.as(world.cleo).put(`/api/huddles/${id}/host-request`, { accept: true });
    expect(taken.body.code).toBe('LEADER_NOT_QUALIFIED');
    // What stands may be described better, whatever became of the paper.
    await keep(world.asha, world.ben, []);
    expect((await edit({ name: 'Other words' })).status).toBe(200);
  });

  test('60 and 14 days before the end its holder and the admins are told, once each, and nothing ends', async () => {
    await keep(world.asha, world.ben, [paper('2026-01-01', '2026-08-01')]);
    const on = async (day: string) => {
      world.setNow(`${day}T08:00:00Z`);
      for (const _ of [1, 2]) await warnOfEnds(world.platform);
      return [await told(world.ben), await told(world.asha), await told(world.cleo)];
    };
    expect(await on('2026-06-01')).toEqual([0, 0, 0]);
    expect(await on('2026-06-02')).toEqual([1, 1, 0]);
    await keep(world.asha, world.ben, [paper('2026-01-01', '2026-08-01')]);
    expect(await on('2026-07-17')).toEqual([1, 1, 0]);
    expect(await on('2026-07-18')).toEqual([2, 2, 0]);
    expect(await on('2026-08-02')).toEqual([2, 2, 0]);
    expect(await names(world.asha)).toEqual(['ben']);
  });

  test('who leaves the club takes it along, and comes back without', async () => {
    await keep(world.asha, world.ben, [paper('2026-01-01', null)]);
    await world.as(world.ben).delete(`/api/communities/${club}/membership`);
    await inClub(world.ben, '/membership', {});
    expect(await names(world.asha)).toEqual([]);
  });
});
