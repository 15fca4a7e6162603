import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { planOf } from '../testing/plans.ts';

/** The abuse cases 1 to 9 of the page about privacy, by their numbers. */
let world: TestApp;
const crowd: CastMember[] = [];
beforeAll(async () => {
  world = await buildTestApp({ DATABASE_POOL: '8' });
  for (let number = 0; number < 60; number += 1)
    crowd.push(await world.enter({ username: `crowd${number}` }));
});
afterAll(() => world.close());

type Changes = Parameters<typeof planOf>[1];
const guests = { guestAllowed: true, guestLimit: 3, guestAllowedAges: ['ADULT', 'KID'] } satisfies Changes;
const inDays = (days: number) => new Date(world.platform.now().getTime() + days * 86_400_000).toISOString();

async function plan(changes: Changes = {}): Promise<HuddleId> {
  const made = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), changes));
  expect(made.status, made.text).toBe(200);
  return made.body.id;
}
const rsvp = (who: CastMember, id: string, body: object = { rsvpType: 'YES' }) =>
  world.as(who).put(`/api/huddles/${id}/rsvp`, body);
const read = async (who: CastMember, id: string) => (await world.as(who).get(`/api/huddles/${id}`)).body;

async function taken(id: string): Promise<{ counted: number; sat: number; capacity: number }> {
  const { rows } = await world.platform.database.pool.query(
    `select h.capacity, h.confirmed_people + h.held_people as counted,
       coalesce(sum(p.party) filter (where p.place in ('CONFIRMED', 'OFFERED')), 0)::int as sat
     from huddles h left join participations p on p.huddle_id = h.id where h.id = $1 group by h.id`,
    [id],
  );
  return rows[0];
}

test("abuse 1: a yes with somebody else's id answers for nobody (HUD-15)", async () => {
  const id = await plan();
  const body = { rsvpType: 'YES', userId: world.ben.personId };
  expect((await rsvp(world.cleo, id, body)).status).toBe(400);
  expect(
    (
      await world
        .as(world.cleo)
        .put(`/api/huddles/${id}/rsvp?userId=${world.ben.personId}`, { rsvpType: 'YES' })
    ).status,
  ).toBe(400);
  expect((await read(world.ben, id)).participation.rsvped).toBe(false);
  expect((await read(world.cleo, id)).participation.rsvped).toBe(false);
});

test('abuse 2 and 3: a rush for the last places while the host lowers the limit drops nobody and sells none twice (HUD-14)', async () => {
  const id = await plan({ ...guests, capacity: 20, startDateTime: inDays(1), endDateTime: inDays(1.2) });
  const rush = crowd.map((person, at) =>
    rsvp(person, id, { rsvpType: 'YES', ...(at % 3 > 0 && { guests: { ADULT: at % 3 } }) }),
  );
  const lower = [18, 12, 4].map((capacity) =>
    world.as(world.asha).put(`/api/huddles/${id}/capacity`, { capacity }),
  );
  const [answers, limits] = await Promise.all([Promise.all(rush), Promise.all(lower)]);
  expect([...answers, ...limits].filter(({ status }) => status >= 500)).toEqual([]);
  for (const limit of limits) expect([200, 409]).toContain(limit.status);
  const found = await taken(id);
  expect(found.sat).toBe(found.counted);
  expect(found.sat).toBeLessThanOrEqual(found.capacity);
  const confirmed = answers.flatMap(({ body }, at) => (body.participation?.confirmed ? [crowd[at]] : []));
  for (const person of confirmed)
    expect((await read(person ?? world.ben, id)).participation.confirmed).toBe(true);
});

test('abuse 4: a withdrawal while the queue moves up ends in one state, and the place is freed once (HUD-14)', async () => {
  for (let round = 0; round < 8; round += 1) {
    const id = await plan({ capacity: 1, startDateTime: inDays(1), endDateTime: inDays(1.2) });
    await rsvp(world.ben, id);
    await rsvp(world.cleo, id);
    const [left, gone] = await Promise.all([
      world.as(world.ben).delete(`/api/huddles/${id}/rsvp`),
      world.as(world.cleo).delete(`/api/huddles/${id}/rsvp`),
    ]);
    expect([left.status, gone.status]).toEqual([200, 200]);
    expect(await taken(id)).toMatchObject({ counted: 0, sat: 0 });
    expect((await read(world.asha, id)).participantsSummary.totalWaitingParticipants).toBe(0);
  }
});

test('abuse 5: the clock of the server rules the RSVP window, not that of the caller (HUD-10, HUD-9)', async () => {
  const id = await plan({ rsvpStartDateTime: inDays(1), rsvpEndDateTime: inDays(2) });
  const late = { date: new Date(inDays(1.5)).toUTCString() };
  const answer = (who: CastMember) => world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' }, late);
  world.forward(86_400_000 - 1_000);
  expect((await answer(world.ben)).body.code).toBe('RSVP_NOT_STARTED');
  world.forward(1_000);
  expect((await answer(world.ben)).status).toBe(200);
  world.forward(86_400_000 + 1_000);
  expect((await answer(world.cleo)).body.code).toBe('RSVP_ENDED');
  world.forward(6 * 86_400_000);
  expect((await answer(world.cleo)).body.code).toBe('HUDDLE_PAST');
});

test.each([
  ['fewer than none', { KID: -1 }, guests],
  ['very many', { ADULT: 1e9 }, guests],
  ['an unknown group', { DOG: 1 }, guests],
  ['half a person', { ADULT: 1.5 }, guests],
  ['more than the limit', { ADULT: 4 }, guests],
  ['some where none are allowed', { ADULT: 1 }, {}],
])(
  'abuse 6: guests that are %s are refused and nothing is saved (HUD-12)',
  async (_what, brought, changes) => {
    const id = await plan(changes);
    const refused = await rsvp(world.ben, id, { rsvpType: 'YES', guests: brought });
    expect([400, 422]).toContain(refused.status);
    expect((await read(world.ben, id)).participation).toMatchObject({ rsvped: false, guests: {} });
  },
);

test('abuse 7: a host does not answer their own huddle, and is not taken off it (HUD-11)', async () => {
  const id = await plan();
  const refused = await rsvp(world.asha, id);
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Hosts are not allowed to update their RSVP from the public huddle page.',
  ]);
  const off = `/api/huddles/${id}/participants/${world.asha.personId}/admission`;
  expect((await world.as(world.asha).put(off, { admitted: false })).status).toBe(409);
  expect((await read(world.asha, id)).sight).toBe('HOST');
});

test('abuse 8: no door of a private huddle differs from one that does not exist (HUD-3)', async () => {
  const id = await plan({ privacy: 'PRIVATE' });
  const nobody = '0190aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa';
  const said = await world
    .as(world.asha)
    .post(`/api/huddles/${id}/comments`, { text: 'Hello', parentId: null });
  const doors = [
    '',
    '/cover',
    '/calendar.ics',
    '/participants',
    '/messages',
    '/comments',
    '/photos',
    `/comments/${said.body.id}/replies`,
    `/photos/${nobody}/picture`,
  ].map((door) => [`/api/huddles/:id${door}`, world.cleo] as const);
  const open = ['', '/cover', '/calendar.ics', '/card.jpg'].map(
    (door) => [`/api/public/huddles/:id${door}`, null] as const,
  );
  for (const [door, who] of [...doors, ...open]) {
    const [there, gone] = [id, nobody].map((each) => world.as(who).get(door.replace(':id', each)));
    const [a, b] = [await there, await gone];
    expect([door, a?.status]).toEqual([door, 404]);
    expect(a?.text.replace(/"requestId":"[^"]+"/, '')).toBe(b?.text.replace(/"requestId":"[^"]+"/, ''));
  }
});

test('abuse 9: an open stream tells who was taken off nothing more of a private huddle', async () => {
  const id = await plan({ privacy: 'PRIVATE' });
  const invitation = { huddle_id: id, person_id: world.ben.personId, invited_at: world.platform.now() };
  await world.platform.database.db.insertInto('participations').values(invitation).execute();
  await rsvp(world.ben, id);
  await world.runJobs();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  const leaving = new AbortController();
  const stream = await fetch(`http://127.0.0.1:${port}/api/sse/subscribe?watch=huddle:${id}`, {
    headers: { authorization: `Bearer ${world.ben.token}` },
    signal: leaving.signal,
  });
  let heard = '';
  const reading = (async () => {
    for await (const bytes of stream.body ?? []) heard += Buffer.from(bytes).toString();
  })().catch(() => undefined);
  const change = (capacity: number) =>
    world
      .as(world.asha)
      .put(`/api/huddles/${id}/capacity`, { capacity })
      .then(() => world.runJobs());
  await change(10);
  await expect.poll(() => heard).toContain('huddle.changed');
  const off = `/api/huddles/${id}/participants/${world.ben.personId}/admission`;
  await world.as(world.asha).put(off, { admitted: false });
  await world.runJobs();
  await expect.poll(() => heard).toContain('notification.counted');
  const before = heard.split('huddle.changed').length;
  await change(11);
  // What follows on the same stream shows that the change before it would have arrived.
  await rsvp(world.ben, await plan());
  await world.as(world.ben).put('/api/notifications/seen');
  await expect.poll(() => heard.split('notification.counted').length).toBeGreaterThan(2);
  expect(heard.split('huddle.changed').length).toBe(before);
  leaving.abort();
  await reading;
});
