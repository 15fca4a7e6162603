import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { countStatements } from '#app/server/testing/count-statements.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';

let world: TestApp;
let asha: CastMember;
let ben: CastMember;
let cleo: CastMember;
beforeEach(async () => {
  world = await buildTestApp();
  ({ asha, ben, cleo } = world);
});
afterEach(() => world.close());

const DAY_MS = 86_400_000;
const follow = (who: CastMember, whom: CastMember) =>
  world.as(who).put(`/api/people/${whom.personId}/follow`);
const profile = (who: CastMember, username: string) => world.as(who).get(`/api/profiles/${username}`);

/** An outing of Asha's with these people, that is over when it answers. */
async function goOut(people: readonly CastMember[], changes: object = {}): Promise<string> {
  const start = world.platform.now().getTime() + 7 * DAY_MS;
  const plan = {
    name: 'Ridge walk',
    activity: 'HIKING',
    timeZone: 'Europe/Zurich',
    startDateTime: new Date(start).toISOString(),
    endDateTime: new Date(start + DAY_MS / 3).toISOString(),
    ...changes,
  };
  const { body } = await world.as(asha).post('/api/huddles', plan);
  for (const each of people) await world.as(each).put(`/api/huddles/${body.id}/rsvp`, { rsvpType: 'YES' });
  world.setNow(new Date(new Date(plan.endDateTime).getTime() + DAY_MS));
  return body.id;
}

test('PER-1 a profile says who somebody is and how we stand to each other', async () => {
  await world.as(asha).patch('/api/me', {
    firstName: 'Asha',
    lastName: 'Rai',
    bio: 'Sunrises.',
    interestTags: ['Hiking'],
    location: { name: 'Bern', formattedAddress: 'Bern, Switzerland', lat: 46.948, lng: 7.447 },
  });
  await follow(ben, asha);
  const { body } = await profile(ben, 'ASHA');
  expect(body).toMatchObject({
    username: 'asha',
    displayName: 'Asha Rai',
    firstName: 'Asha',
    lastName: 'Rai',
    location: 'Bern',
    following: true,
    follower: false,
    followingSince: '2026-06-01T08:00:00.000Z',
    self: false,
    followers: 1,
    followings: 0,
    interestTags: ['Hiking'],
    bio: 'Sunrises.',
  });
  expect((await profile(asha, 'ben')).body).toMatchObject({ follower: true, following: false });
  expect((await profile(cleo, 'ben')).body).toMatchObject({ location: null, followingSince: null });
});

test('PER-2 requests stand on both profiles until they are answered', async () => {
  await world.as(asha).patch('/api/me', { connectionApprovalRequired: true });
  await follow(ben, asha);
  expect((await profile(ben, 'asha')).body).toMatchObject({ followingRequested: true, followers: 0 });
  expect((await profile(asha, 'ben')).body).toMatchObject({ followerRequested: true, follower: false });
});

test('PER-11 the day of birth stands on my own profile only, and where I live is a name', async () => {
  await world.as(asha).patch('/api/me', {
    dateOfBirth: '1990-04-02',
    location: { name: 'Bern', formattedAddress: 'Gasse 1, Bern', lat: 46.948123, lng: 7.447123 },
  });
  expect((await profile(asha, 'asha')).body).toMatchObject({ self: true, dateOfBirth: '1990-04-02' });
  const { text } = await profile(ben, 'asha');
  expect(text).not.toMatch(/1990|46\.9|7\.44|Gasse|@trailfolk/);
});

test('PER-9 a blocked, suspended or missing person answers the same on every door of the profile', async () => {
  await world.as(asha).put(`/api/me/blocks/${ben.personId}`);
  const gone = await world.enter({ username: 'gone', suspended: true });
  const bare = ({ status, text }: { status: number; text: string }) =>
    `${status} ${text.replace(/"requestId":"[^"]+"/, '')}`;
  for (const door of ['', '/mutual-connections', '/awards', '/trends']) {
    const missing = bare(await profile(ben, `nobody.here${door}`));
    expect(missing).toMatch(/^404/);
    for (const [who, whom] of [
      [ben, 'asha'],
      [asha, 'ben'],
      [cleo, gone.username],
    ] as const) {
      expect(bare(await profile(who, `${whom}${door}`))).toBe(missing);
    }
  }
});

test('PER-3 mutual connections are whom both of us follow: five faces and how many', async () => {
  const others: CastMember[] = [];
  for (let at = 0; at < 7; at += 1) others.push(await world.enter({ username: `other.${at}` }));
  for (const other of others) for (const who of [asha, ben]) await follow(who, other);
  await follow(ben, cleo);
  const mutuals = async () => (await profile(ben, 'asha/mutual-connections')).body;
  expect(await mutuals()).toMatchObject({ numberOfElements: 7 });
  expect((await mutuals()).content).toHaveLength(5);
  await world.platform.database.pool.query(
    `update people set suspended_at = now() where username = 'other.3'`,
  );
  expect((await mutuals()).numberOfElements).toBe(6);
  expect((await profile(cleo, 'asha/mutual-connections')).body).toEqual({ content: [], numberOfElements: 0 });
});

test('PER-10 awards come from outings that took place, and not from promises', async () => {
  const awards = async (who: CastMember, whom: string) => {
    const { items } = (await profile(who, `${whom}/awards`)).body;
    return items.map((item: { id: string; earnedIn: string | null }) => `${item.id} ${item.earnedIn}`);
  };
  const early = new Date('2026-06-08T02:30:00Z');
  await goOut([ben], {
    startDateTime: early.toISOString(),
    endDateTime: new Date(early.getTime() + DAY_MS / 4).toISOString(),
  });
  expect(await awards(cleo, 'ben')).toEqual(['FIRST_OUTING 2026-06', 'SUNRISE 2026-06']);
  expect(await awards(cleo, 'asha')).toEqual([
    'FIRST_OUTING 2026-06',
    'FIRST_HOSTED 2026-06',
    'SUNRISE 2026-06',
  ]);
  const missed = await goOut([cleo]);
  await world.as(asha).put(`/api/huddles/${missed}/participants/${cleo.personId}/attendance`, { people: 0 });
  expect(await awards(ben, 'cleo')).toEqual([]);
  const own = (await profile(ben, 'ben/awards')).body.items;
  expect(own).toContainEqual({ id: 'TEN_OUTINGS', earnedIn: null, have: 1, need: 10 });
});

test('PER-10 who took somebody along has helped with rides; an empty, called off or coming car has not', async () => {
  const stage = stageOf(world);
  const rides = async () => {
    const { items } = (await profile(cleo, 'asha/awards')).body;
    return items.filter(({ id }: { id: string }) => id === 'HELPER_WITH_RIDES').length;
  };
  const trip = { departAt: stage.at(24), returnAt: stage.at(30) };
  await stage.offer(asha, trip);
  const off = await stage.offer(asha, trip);
  await stage.riding(asha, off, ben);
  await world.as(asha).post(`/api/carpools/${off}/cancellation`, { reason: '' });
  const full = await stage.offer(asha, { ...trip, departAt: stage.at(25) });
  expect(await stage.riding(asha, full, ben)).toBe('ACCEPTED');
  expect(await rides()).toBe(0);
  world.forward(DAY_MS * 2);
  expect(await rides()).toBe(1);
  await world.platform.database.pool.query('delete from carpools where id = $1', [full]);
  expect(await rides()).toBe(0);
});

test('PER-10 trends count outings, way and people by month, for me alone until I publish them', async () => {
  await goOut([ben, cleo], { distanceMeters: 12_000, ascentMeters: 800 });
  const trends = async (who: CastMember) => (await profile(who, 'ben/trends?months=3')).body;
  expect(await trends(cleo)).toEqual({ published: false, months: null });
  const empty = { outings: 0, hosted: 0, distanceMeters: 0, ascentMeters: 0, peopleMet: 0 };
  const june = { outings: 1, hosted: 0, distanceMeters: 12_000, ascentMeters: 800, peopleMet: 2 };
  const months = [
    { month: '2026-04', ...empty },
    { month: '2026-05', ...empty },
    { month: '2026-06', ...june },
  ];
  expect(await trends(ben)).toEqual({ published: false, months });
  await world.as(ben).put('/api/me/trends', { published: true });
  expect(await trends(cleo)).toEqual({ published: true, months });
});

test('PER-8 people near a place are found by coarse squares, and nobody without a place', async () => {
  const near = async (lat: number, lng: number) => {
    const { body } = await world.as(cleo).get(`/api/people/near?lat=${lat}&lng=${lng}`);
    return body.people.map((each: { username: string }) => each.username);
  };
  const move = (who: CastMember, lat: number) =>
    world.as(who).patch('/api/me', { location: { name: 'Town', formattedAddress: '', lat, lng: 7.4 } });
  await move(asha, 46.9);
  await move(ben, 48.9);
  expect(await near(46.95, 7.45)).toEqual(['asha']);
  // A little further or nearer finds the same people: the answer does not tell where in the square they are.
  for (const lat of [46.88, 46.9, 46.99, 47.1]) expect(await near(lat, 7.45)).toEqual(['asha']);
  await world.as(asha).put(`/api/me/blocks/${cleo.personId}`);
  expect(await near(46.95, 7.45)).toEqual([]);
});

test('PER-1 each door of a profile asks the database a fixed number of times, however many follow', async () => {
  const count = async (door: string) => countStatements(world, () => profile(ben, `asha${door}`));
  await count('');
  const before = [await count(''), await count('/mutual-connections'), await count('/awards')];
  for (let at = 0; at < 6; at += 1) {
    const other = await world.enter({ username: `crowd.${at}` });
    await follow(other, asha);
    for (const who of [asha, ben]) await follow(who, other);
  }
  await goOut([ben, cleo]);
  expect([await count(''), await count('/mutual-connections'), await count('/awards')]).toEqual(before);
  expect(before).toEqual([1, 2, 4]);
});

test('SITE-8 visitors meet only who has said so, and only as long as they say so', async () => {
  const shy = await world.enter({ username: 'shy.host' });
  const open = await world.enter({ username: 'open.host' });
  const met = async () => {
    const { body } = await world.as(null).get('/api/public/people/trailblazers?limit=12');
    return body.people as { id: string; name: string; words: string }[];
  };
  for (const who of [shy, open]) await world.as(who).patch('/api/me', { bio: `Words of ${who.username}` });
  expect(await met()).toEqual([]);
  await world.as(open).patch('/api/me', { shownToVisitors: true });
  expect(await met()).toEqual([expect.objectContaining({ id: open.personId, words: 'Words of open.host' })]);
  await world.as(open).patch('/api/me', { shownToVisitors: false });
  expect(await met()).toEqual([]);
});
