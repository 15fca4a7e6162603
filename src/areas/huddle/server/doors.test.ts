import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { listenTo } from '#app/server/testing/listen.ts';
import { planOf, sayYesToHosting } from './testing/plans.ts';

let world: TestApp;
let open: string;
let hidden: string;
const missing = '0190aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa';

beforeAll(async () => {
  world = await buildTestApp();
  const place = { name: 'Brunnen', formattedAddress: 'Brunnen, Schwyz', lat: 46.99412, lng: 8.60461 };
  const changes = {
    venue: place,
    meetingPoint: { ...place, name: 'Pier three' },
    meetingPointNote: 'Behind the red door',
    externalCommChannelUrl: 'https://chat.example/room',
  };
  open = await plan(changes);
  hidden = await plan({ ...changes, privacy: 'PRIVATE', name: 'Hidden ridge' });
});
afterAll(() => world.close());

async function plan(changes: Parameters<typeof planOf>[1]): Promise<string> {
  const made = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), changes));
  expect(made.status, made.text).toBe(200);
  return made.body.id;
}

const withoutRequest = (text: string) => text.replace(/"requestId":"[^"]+"/, '');

describe('a private huddle', () => {
  const publicDoors = ['', '/cover', '/card.jpg', '/calendar.ics'];
  const memberDoors = ['', '/cover', '/calendar.ics', '/participants'];

  test.each(publicDoors)('answers a visitor at %j as if it were missing (HUD-3, SITE-2)', async (door) => {
    const there = await world.as(null).get(`/api/public/huddles/${hidden}${door}`);
    const gone = await world.as(null).get(`/api/public/huddles/${missing}${door}`);
    expect(there.status).toBe(404);
    expect(withoutRequest(there.text)).toBe(withoutRequest(gone.text));
  });

  test.each(memberDoors)('answers a stranger at %j as if it were missing (HUD-3)', async (door) => {
    const there = await world.as(world.cleo).get(`/api/huddles/${hidden}${door}`);
    const gone = await world.as(world.cleo).get(`/api/huddles/${missing}${door}`);
    expect(there.status).toBe(404);
    expect(withoutRequest(there.text)).toBe(withoutRequest(gone.text));
  });

  test('is in nobody else’s list, and takes no answer from a stranger', async () => {
    const listed = await world.as(world.cleo).get('/api/huddles');
    expect(listed.body.items.map((huddle: { id: string }) => huddle.id)).not.toContain(hidden);
    const answer = await world.as(world.cleo).put(`/api/huddles/${hidden}/rsvp`, { rsvpType: 'YES' });
    expect(answer.status).toBe(404);
    const stream = await listenTo(world, world.cleo, `huddle:${hidden}`);
    await expect.poll(() => stream.text).toContain('"watched":[]');
    stream.stop();
  });

  test('shows name and date to who holds a live link, who may ask; a revoked link shows nothing (LINK-3)', async () => {
    const link = await world.as(world.asha).post('/api/links', { objectType: 'HUDDLE', objectId: hidden });
    const { uid } = link.body;
    const seen = await world.as(null).get(`/api/public/huddles/${hidden}?link=${uid}`);
    expect(seen.body).toMatchObject({ sight: 'LINK', name: 'Hidden ridge', venue: null, description: '' });
    expect(seen.text).not.toMatch(/Brunnen|Pier three|red door|chat\.example/);
    const asked = await world
      .as(world.cleo)
      .put(`/api/huddles/${hidden}/rsvp`, { rsvpType: 'YES', link: uid });
    expect(asked.body.participation.requested).toBe(true);
    await world.as(world.asha).delete(`/api/links/${uid}`);
    const gone = await world.as(null).get(`/api/public/huddles/${hidden}?link=${uid}`);
    expect(gone.status).toBe(404);
    expect((await world.as(null).get(`/api/public/links/${uid}`)).status).toBe(404);
  });
});

describe('exact places', () => {
  const exact = /46\.99412|Pier three|red door|chat\.example/;

  test.each(['', '/calendar.ics'])('reach nobody outside at %j (HUD-23)', async (door) => {
    expect((await world.as(null).get(`/api/public/huddles/${open}${door}`)).text).not.toMatch(exact);
    expect((await world.as(world.cleo).get(`/api/huddles/${open}${door}`)).text).not.toMatch(exact);
  });

  test('reach who is confirmed, in the page and the calendar, and no longer who has left (HUD-23)', async () => {
    await world.as(world.ben).put(`/api/huddles/${open}/rsvp`, { rsvpType: 'YES' });
    const seen = await world.as(world.ben).get(`/api/huddles/${open}`);
    expect(seen.body.meetingPoint).toMatchObject({ name: 'Pier three', exact: true });
    expect((await world.as(world.ben).get(`/api/huddles/${open}/calendar.ics`)).text).toContain('Pier three');
    await world.as(world.ben).put(`/api/huddles/${open}/rsvp`, { rsvpType: 'NO' });
    expect((await world.as(world.ben).get(`/api/huddles/${open}`)).text).not.toMatch(exact);
  });
});

describe('blocked people', () => {
  async function block(blocker: CastMember, blocked: CastMember): Promise<void> {
    await world.platform.database.db
      .insertInto('blocks')
      .values({ blocker_id: blocker.personId, blocked_id: blocked.personId })
      .execute();
  }

  test('find the blocker’s huddles missing at every member door, without a hint (PER-9)', async () => {
    const dara = await world.enter({ username: 'dara' });
    await block(world.asha, dara);
    const there = await world.as(dara).get(`/api/huddles/${open}`);
    const gone = await world.as(dara).get(`/api/huddles/${missing}`);
    expect(withoutRequest(there.text)).toBe(withoutRequest(gone.text));
    const answer = await world.as(dara).put(`/api/huddles/${open}/rsvp`, { rsvpType: 'YES' });
    expect(answer.status).toBe(404);
    const listed = await world.as(dara).get('/api/huddles');
    expect(listed.body.items).toEqual([]);
  });
});

test('PER-9 a co-host who has blocked somebody does not stand among the hosts that they read, nor on the calendar entry', async () => {
  const id = await plan({ name: 'Led by three', coHostIds: [world.ben.personId] });
  await sayYesToHosting(world, id, world.ben);
  const coHosts = async (who: CastMember) => {
    const { body } = await world.as(who).get(`/api/huddles/${id}`);
    return body.coHosts.map((face: { username: string }) => face.username);
  };
  expect(await coHosts(world.cleo)).toEqual(['ben']);
  await world.as(world.ben).put(`/api/me/blocks/${world.cleo.personId}`);
  expect((await world.as(world.cleo).get(`/api/huddles/${id}`)).text).not.toContain('Ben Okafor');
  expect((await world.as(world.cleo).get(`/api/huddles/${id}/calendar.ics`)).text).not.toContain(
    'Ben Okafor',
  );
  expect(await coHosts(world.asha)).toEqual(['ben']);
  await world.as(world.ben).delete(`/api/me/blocks/${world.cleo.personId}`);
  expect(await coHosts(world.cleo)).toEqual(['ben']);
});
