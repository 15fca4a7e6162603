import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { serializerOf } from '#platform/server/http/serializer.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { discoverContract } from '../../contract/discover.ts';
import { huddleCard } from '../../contract/views.ts';
import { planOf, sayYesToHosting } from '../testing/plans.ts';
import { listHuddles } from './lists.sql.ts';
import { presentCard } from './present.ts';
import { discoverCards } from './reads.ts';

let world: TestApp;
const pier = { name: 'Pier "Süd" \\ 東 🏔', formattedAddress: 'Brunnen', lat: 46.99512, lng: -8.60431 };
const onGrid = { name: '', formattedAddress: '', lat: 47, lng: 0.001 };

async function plan(changes: object): Promise<HuddleId> {
  const answer = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), changes));
  expect(answer.status).toBe(200);
  return answer.body.id;
}

/** Huddles that differ in all that a card depends on: who may see them, what they show, and who somebody is at them. */
beforeAll(async () => {
  world = await buildTestApp();
  const { asha, ben, cleo } = world;
  const { db } = world.platform.database;
  const everything = {
    venue: pier,
    difficulty: 'HARD',
    distanceMeters: 12_345,
    capacity: 9,
    carpooling: true,
  };
  const open = await plan({ ...everything, name: 'A "quoted" \\ </script> name 🥾', paymentMode: 'PAID' });
  await world.as(ben).put(`/api/huddles/${open}/rsvp`, { rsvpType: 'YES' });
  await world.as(cleo).put(`/api/huddles/${open}/rsvp`, { rsvpType: 'MAYBE' });
  const hidden = await plan({ capacity: 4, venue: { ...onGrid, name: 'Hut' } });
  await db.updateTable('huddles').set({ show_attending: false }).where('id', '=', hidden).execute();
  await world.as(ben).put(`/api/huddles/${hidden}/rsvp`, { rsvpType: 'YES' });
  const full = await plan({ capacity: 1 });
  for (const who of [ben, cleo]) await world.as(who).put(`/api/huddles/${full}/rsvp`, { rsvpType: 'YES' });
  const left = await plan({ coHostIds: [cleo.personId] });
  await sayYesToHosting(world, left, cleo);
  await db.updateTable('huddles').set({ created_by: null }).where('id', '=', left).execute();
  const invited = await plan({ ...everything, privacy: 'PRIVATE', invitedIds: [ben.personId] });
  const club = await world.as(asha).post('/api/communities', { name: 'Club' });
  await db
    .insertInto('memberships')
    .values({
      community_id: club.body.id,
      person_id: cleo.personId,
      state: 'MEMBER',
      since: world.platform.now(),
    })
    .execute();
  const ofClub = await plan({ communityId: club.body.id, privacy: 'COMMUNITY' });
  await db
    .updateTable('huddles')
    .set({ starts_at: new Date(world.platform.now().getTime() + 1_234_567), version: 12 })
    .where('id', 'in', [invited, ofClub])
    .execute();
});
afterAll(() => world.close());

const everybody = (): Array<CastMember | null> => [world.asha, world.ben, world.cleo, null];

test('HUD-5 a card that the database writes is the card of every other list, byte for byte', async () => {
  const { db } = world.platform.database;
  const counts: number[] = [];
  for (const who of everybody()) {
    const input = { personId: who?.personId ?? null, now: world.platform.now(), limit: 50 };
    const rows = (await listHuddles(db, input)).filter(
      ({ opened, status }) => opened && status === 'PUBLISHED',
    );
    const cards = rows.map((row) => serializerOf({ schema: huddleCard })(presentCard(row, who !== null)));
    expect(await discoverCards(db, { ...input, sort: 'DATE' })).toEqual(cards);
    counts.push(cards.length);
  }
  expect(counts).toEqual([6, 5, 5, 4]);
});

test.each(['most=50', 'most=2', 'near=47.05,8.3&sort=NEAR&limit=1', 'near=47,8&withinKm=5000'])(
  'HUD-5 a list of written cards says what its contract says and nothing else: %s',
  async (query) => {
    const { reply } = discoverContract['GET /api/huddles/discover'];
    for (const who of everybody().filter((each) => each !== null)) {
      const { text, headers } = await world.as(who).get(`/api/huddles/discover?${query}`);
      const read = reply.parse(JSON.parse(text));
      expect(serializerOf({ schema: reply })(read)).toBe(text);
      expect(read.items.length).toBeGreaterThan(0);
      expect(read.items.every(({ metersAway }) => (metersAway === null) !== query.includes('near'))).toBe(
        true,
      );
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    }
  },
);
