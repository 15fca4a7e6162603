import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { found } from '../testing/found.ts';
import { deleteEndedCommunities } from './end.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const read = async (who: CastMember | null, id: string) =>
  (await world.as(who).get(`/api/${who ? '' : 'public/'}communities/${id}`)).body;
const edit = (who: CastMember, id: string, body: object) =>
  world.as(who).put(`/api/communities/${id}`, { name: 'Ridge walkers', ...body });

describe('COM-1 what a community says about itself', () => {
  test('everything it is founded with is read again, by a visitor too', async () => {
    const plan = {
      name: 'Alpine mornings',
      description: 'We start early.',
      tags: ['Sunrise', 'sunrise', 'Snow'],
      incorporatedAt: '2019-05-04',
      externalWebUrl: 'https://alpine.example/',
      location: { name: 'Zermatt', formattedAddress: 'Zermatt, Valais', lat: 46.02, lng: 7.749 },
      externalSocialUrls: ['https://one.example/', '', 'https://two.example/'],
    };
    const id = await found(world, world.asha, plan);
    expect(await read(null, id)).toMatchObject({
      sight: 'ABOUT',
      name: 'Alpine mornings',
      privacy: 'PUBLIC',
      incorporatedAt: '2019-05-04',
      tags: [{ name: 'sunrise' }, { name: 'Snow' }],
      location: plan.location,
      externalSocialUrl1: 'https://one.example/',
      externalSocialUrl2: 'https://two.example/',
      externalSocialUrl3: '',
      welcome: '',
    });
  });

  test.each([
    ['no name', { name: ' ' }, 400],
    ['a name of 101 letters', { name: 'a'.repeat(101) }, 400],
    ['a script as an address', { name: 'X', externalWebUrl: 'javascript:alert(1)' }, 400],
    ['eleven topics', { name: 'X', tags: Array.from({ length: 11 }, (_, at) => `t${at}`) }, 400],
    ['a founding day to come', { name: 'X', incorporatedAt: '2031-01-01' }, 422],
    ['somebody else’s picture', { name: 'X', logoImageId: '018f0000-0000-7000-8000-000000000000' }, 422],
  ])('%s is refused', async (_, body, status) => {
    expect((await world.as(world.asha).post('/api/communities', body)).status).toBe(status);
  });

  test('COM-6 a person owns at most ten, and is told before they begin', async () => {
    const keen = await world.enter({ username: 'keen.founder' });
    const init = () => world.as(keen).post('/api/communities/init');
    expect((await init()).body).toMatchObject({ count: 0, most: 10 });
    for (let at = 0; at < 10; at++) await found(world, keen, { name: `Club ${at}` });
    expect((await init()).body).toMatchObject({ error: true, code: 'TOO_MANY_COMMUNITIES' });
    expect((await world.as(keen).post('/api/communities', { name: 'One more' })).status).toBe(409);
  });

  test('COM-6 two admins who edit at once: the second is told, and nothing is overwritten', async () => {
    const id = await found(world, world.asha);
    const { version } = await read(world.asha, id);
    expect((await edit(world.asha, id, { description: 'First', version })).status).toBe(200);
    const second = await edit(world.asha, id, { description: 'Second', version });
    expect(second.body.code).toBe('CHANGED_MEANWHILE');
    expect((await read(world.asha, id)).description).toBe('First');
  });
});

describe('COM-6 finding communities', () => {
  test('by words, topic and place, the largest first; a hidden one by nobody, a private one by its name only', async () => {
    const place = { name: 'Boulder', formattedAddress: 'Boulder, Colorado', lat: 40.015, lng: -105.27 };
    const small = await found(world, world.asha, {
      name: 'Flatiron ramblers',
      tags: ['Climbing'],
      location: place,
    });
    const large = await found(world, world.asha, { name: 'Flatiron sunrise', description: 'Early rambles' });
    const closed = await found(world, world.asha, {
      name: 'Flatiron secret',
      privacy: 'PRIVATE',
      description: 'Zebra',
      location: place,
    });
    await found(world, world.asha, { name: 'Flatiron hidden', privacy: 'HIDDEN' });
    await world.as(world.ben).put(`/api/communities/${large}/membership`, {});
    const ids = async (query: string, who: CastMember | null = world.cleo) =>
      (await world.as(who).get(`/api/${who ? '' : 'public/'}communities?${query}`)).body.items.map(
        (card: { id: string }) => card.id,
      );
    expect((await ids('text=flatiron'))[0]).toBe(large);
    expect((await ids('text=flatiron')).sort()).toEqual([small, large, closed].sort());
    expect((await ids('text=flatiron', null)).sort()).toEqual([small, large].sort());
    expect(await ids('text=zebra')).toEqual([]);
    expect(await ids('topic=climbing')).toEqual([small]);
    expect(await ids('lat=40&lng=-105.3&within=20')).toEqual([small]);
    expect(await ids('lat=47&lng=8&within=20')).toEqual([]);
    expect(await ids('lat=5e-324&lng=0&within=1')).toEqual([]);
    // The map is told where they are at home to about a kilometre, and of a private one nothing.
    const listed = (await world.as(world.cleo).get('/api/communities?text=flatiron')).body.items;
    const areas = listed.map(({ id, area }: { id: string; area: object | null }) => [id, area]);
    expect(Object.fromEntries(areas)).toEqual({
      [small]: { lat: 40.02, lng: -105.27 },
      [large]: null,
      [closed]: null,
    });
    const first = await world.as(world.cleo).get('/api/communities?text=flatiron&limit=1');
    const next = await world
      .as(world.cleo)
      .get(`/api/communities?text=flatiron&limit=2&after=${first.body.next}`);
    expect(next.body.items).toHaveLength(2);
    expect(next.body.items.map((card: { id: string }) => card.id)).not.toContain(large);
  });
});

describe('COM-1, P5 statistics and huddles', () => {
  test('HUD-3, P24 a huddle for the community is seen by its members only, and counted', async () => {
    const id = await found(world, world.asha);
    await world.as(world.ben).put(`/api/communities/${id}/membership`, {});
    const startsAt = world.platform.now().getTime() + 7 * 86_400_000;
    const [startDateTime, endDateTime] = [startsAt, startsAt + 3_600_000].map((at) =>
      new Date(at).toISOString(),
    );
    const time = { startDateTime, endDateTime, timeZone: 'UTC' };
    const plan = { name: 'Club walk', ...time, communityId: id, privacy: 'COMMUNITY' };
    const made = await world.as(world.ben).post('/api/huddles', plan);
    expect(made.status, made.text).toBe(200);
    expect((await world.as(world.cleo).post('/api/huddles', plan)).body.code).toBe('COMMUNITY_UNKNOWN');
    expect((await world.as(world.asha).get(`/api/huddles/${made.body.id}`)).status).toBe(200);
    expect((await world.as(world.cleo).get(`/api/huddles/${made.body.id}`)).status).toBe(404);
    await world.as(world.asha).put(`/api/huddles/${made.body.id}/rsvp`, { rsvpType: 'YES' });
    expect((await read(world.asha, id)).statistics).toMatchObject({
      totalUpcomingHuddles: 1,
      totalConfirmedHuddles: 1,
      totalPastHuddles: 0,
      totalMembers: 2,
    });
    // A number is a door, too: it counts what the list would show, and nothing that a stranger may not know.
    const stranger = await read(world.cleo, id);
    expect(stranger.statistics).toMatchObject({ totalUpcomingHuddles: 0, totalConfirmedHuddles: 0 });
    const two = await world
      .as(world.ben)
      .post('/api/huddles', { ...plan, name: 'Two of us', privacy: 'PRIVATE' });
    await world.as(world.ben).post('/api/huddles', { ...plan, name: 'Open walk', privacy: 'PUBLIC' });
    const upcomingFor = async (member: CastMember) => {
      const { items } = (await world.as(member).get('/api/communities?limit=50')).body;
      const card = items.find((one: { id: string }) => one.id === id);
      return [card.upcomingHuddles, (await read(member, id)).statistics.totalUpcomingHuddles];
    };
    expect(await upcomingFor(world.cleo)).toEqual([1, 1]);
    expect(await upcomingFor(world.asha)).toEqual([2, 2]);
    expect(await upcomingFor(world.ben)).toEqual([3, 3]);
    expect((await read(null, id)).statistics.totalUpcomingHuddles).toBe(1);
    // P24: who only asked to come by a link sees no more of it than its name, and no list has it.
    const link = await world
      .as(world.ben)
      .post('/api/links', { objectType: 'HUDDLE', objectId: two.body.id });
    const asks = { rsvpType: 'YES', link: link.body.uid };
    expect((await world.as(world.cleo).put(`/api/huddles/${two.body.id}/rsvp`, asks)).status).toBe(200);
    expect(await upcomingFor(world.cleo)).toEqual([1, 1]);
  });
});

describe('COM-6 ending a community', () => {
  test('its pictures are shown by addresses that its members may read, before and after', async () => {
    const id = await found(world, world.asha);
    const shown = async () => {
      const page = await read(world.asha, id);
      const { items } = (await world.as(world.asha).get('/api/communities?mine=MEMBER')).body;
      const card = items.find((each: { id: string }) => each.id === id);
      return [page.logoUrl, page.coverUrl, card.logoUrl, card.coverUrl].map(String);
    };
    const statuses = (addresses: readonly string[], who: typeof world.asha | null) =>
      Promise.all(addresses.map(async (each) => (await world.as(who).get(each)).status));
    expect(await statuses(await shown(), null)).toEqual([200, 200, 200, 200]);
    await world.as(world.asha).put(`/api/communities/${id}/deletion`, { wanted: true });
    const addresses = await shown();
    // A browser asks for what is public by itself, and without a token.
    expect(addresses.filter((each) => each.startsWith('/api/public/'))).toEqual([]);
    expect(await statuses(addresses, world.asha)).toEqual([200, 200, 200, 200]);
    expect(await statuses(addresses, world.cleo)).toEqual([404, 404, 404, 404]);
  });

  test('an archived one takes nobody in; one that is to be deleted is gone for strangers, and really gone after 14 days', async () => {
    const id = await found(world, world.asha);
    await world.as(world.ben).put(`/api/communities/${id}/membership`, {});
    await world.as(world.asha).put(`/api/communities/${id}/archive`, { archived: true });
    expect((await world.as(world.cleo).put(`/api/communities/${id}/membership`, {})).body.code).toBe(
      'COMMUNITY_ARCHIVED',
    );
    await world.as(world.asha).put(`/api/communities/${id}/deletion`, { wanted: true });
    expect((await world.as(world.cleo).get(`/api/communities/${id}`)).status).toBe(404);
    world.forward(13 * 86_400_000);
    await deleteEndedCommunities(world.platform);
    expect((await read(world.ben, id)).sight).toBe('INSIDE');
    world.forward(2 * 86_400_000);
    await deleteEndedCommunities(world.platform);
    expect((await world.as(world.asha).get(`/api/communities/${id}`)).status).toBe(404);
  });
});

test('S13: a community cannot take a name of those who run the product, or one that nobody can read', async () => {
  const found = async (name: string) =>
    (await world.as(world.cleo).post('/api/communities', { name, privacy: 'PUBLIC' })).body.code;
  expect(await found('Trаilfolk Support')).toBe('NAME_RESERVED');
  expect(await found('Moderator Team')).toBe('NAME_RESERVED');
  expect(await found('\u200b\u200b')).toBe('NAME_UNREADABLE');
});

test('COM-1 a community outlives who once founded it: it belongs to its owners', async () => {
  const founder = await world.enter({ username: 'founder' });
  const id = await found(world, founder);
  await world.as(world.ben).put(`/api/communities/${id}/membership`, {});
  await world.as(founder).put(`/api/communities/${id}/owner`, { personId: world.ben.personId });
  await world.platform.database.pool.query('delete from people where id = $1', [founder.personId]);
  const { status, body } = await world.as(world.ben).get(`/api/communities/${id}`);
  expect([status, body.membership.role]).toEqual([200, 'OWNER']);
});
