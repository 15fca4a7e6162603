import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import type { CommunityId, HuddleId } from '#platform/shared/ids.ts';
import { listHuddles } from './discover/lists.sql.ts';
import { discoverHuddles } from './discover/reads.ts';
import { findHuddle, namesOfVisibleHuddles } from './reads.ts';
import { planOf } from './testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const privacies = ['PUBLIC', 'COMMUNITY', 'PRIVATE'] as const;
const statuses = ['DRAFT', 'PUBLISHED', 'CANCELLED'] as const;
const parts = {
  none: undefined,
  interested: { interested: true },
  invited: { invited_at: new Date() },
  requested: { answer: 'YES', place: 'REQUESTED' },
  confirmed: { answer: 'YES', place: 'CONFIRMED' },
  maybe: { answer: 'MAYBE' },
  declined: { declined_at: new Date() },
  'co-host': { role: 'CO_HOST' },
} as const;

/** Every privacy, status and part, with and without a block. */
const cases = privacies.flatMap((privacy) =>
  statuses.flatMap((status) =>
    Object.entries(parts).flatMap(([name, part]) =>
      [false, true].flatMap((blocked) =>
        [false, true].map((member) => ({ privacy, status, name, part, blocked, member })),
      ),
    ),
  ),
);

async function found(owner: CastMember): Promise<CommunityId> {
  const made = await world.as(owner).post('/api/communities', { name: 'Club' });
  return made.body.id;
}

test('HUD-3 the rule of sight and the predicate of lists agree on every case', async () => {
  const { db } = world.platform.database;
  const disagreements: string[] = [];
  const [me, host] = [world.ben.personId, world.asha.personId];
  const [mine, others] = [await found(world.ben), await found(world.asha)];
  for (const { privacy, status, name, part, blocked, member } of cases) {
    const made = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now()));
    const id = made.body.id as HuddleId;
    const community_id = member ? mine : others;
    await db.updateTable('huddles').set({ privacy, status, community_id }).where('id', '=', id).execute();
    if (part)
      await db
        .insertInto('participations')
        .values({ huddle_id: id, person_id: me, ...part })
        .execute();
    if (blocked) await db.insertInto('blocks').values({ blocker_id: host, blocked_id: me }).execute();
    const found = await findHuddle(db, { personId: me }, id);
    const seen = found !== undefined;
    const rows = await listHuddles(db, { personId: me, limit: 500, now: world.platform.now() });
    const row = rows.find((each) => each.id === id);
    const listed = row !== undefined;
    const opened = seen && found.access !== 'LINK';
    const input = { personId: me, limit: 500, now: world.platform.now(), sort: 'DATE' } as const;
    const discovered = (await discoverHuddles(db, input)).some((row) => row.id === id);
    const coming = opened && status === 'PUBLISHED';
    const named = (await namesOfVisibleHuddles(db, me, [id])).has(id);
    const listable = seen && status !== 'DRAFT';
    const told = row?.opened ?? opened;
    if (listable !== listed || coming !== discovered || seen !== named || told !== opened)
      disagreements.push(`${privacy} ${status} ${name} blocked=${blocked} member=${member}`);
    await db.deleteFrom('blocks').execute();
    await db.deleteFrom('huddles').where('id', '=', id).execute();
  }
  expect(cases.length).toBe(288);
  expect(disagreements).toEqual([]);
});

test('HUD-3, LINK-3 who has only asked to come finds name and day on the card, and by no filter anything else', async () => {
  const venue = { name: 'Pier three', formattedAddress: 'Brunnen, Schwyz', lat: 46.99412, lng: 8.60461 };
  const details = { venue, description: 'Behind the red door', capacity: 7, distanceMeters: 9_000 };
  const plan = planOf(world.platform.now(), { privacy: 'PRIVATE', name: 'Hidden ridge', ...details });
  const { id } = (await world.as(world.asha).post('/api/huddles', plan)).body;
  const link = await world.as(world.asha).post('/api/links', { objectType: 'HUDDLE', objectId: id });
  await world.as(world.cleo).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES', link: link.body.uid });
  const cleo = world.as(world.cleo);
  const day = plan.startDateTime.slice(0, 10);
  const span = `from=${day}T00:00:00Z&to=${day}T23:59:59Z`;
  for (const path of ['/api/huddles?mine=WAITING', `/api/huddles/calendar?${span}`]) {
    const { text, body } = await cleo.get(path);
    expect([path, body.items[0]?.name, body.items[0]?.capacity]).toEqual([path, 'Hidden ridge', null]);
    expect(text).not.toMatch(/Pier three|red door|46\.99|9000|cover\?/);
  }
  for (const filter of ['q=red%20door', 'near=47,8.6&withinKm=5', '']) {
    expect([filter, (await cleo.get(`/api/huddles/discover?${filter}`)).text]).toEqual([
      filter,
      expect.not.stringContaining(id),
    ]);
  }
  await world.as(world.asha).put(`/api/huddles/${id}/requests/${world.cleo.personId}`, { accept: true });
  expect((await cleo.get('/api/huddles?mine=GOING')).text).toContain('Pier three');
});
