import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
let dana: CastMember;
const ids: Record<'open' | 'hidden' | 'secret', string> = { open: '', hidden: '', secret: '' };

async function plan(changes: object): Promise<string> {
  const { body } = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), changes));
  await world.as(world.ben).put(`/api/huddles/${body.id}/rsvp`, { rsvpType: 'YES' });
  return body.id;
}

beforeAll(async () => {
  world = await buildTestApp();
  dana = await world.enter({ username: 'dana' });
  ids.open = await plan({});
  ids.hidden = await plan({ showAttending: false });
  ids.secret = await plan({ privacy: 'PRIVATE', invitedIds: [world.ben.personId] });
  for (const id of [ids.open, ids.hidden])
    await world.as(dana).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
});
afterAll(() => world.close());

async function facesFor(who: CastMember, id: string): Promise<string[]> {
  const { status, body } = await world.as(who).get(`/api/huddles/faces?ids=${id}`);
  expect(status).toBe(200);
  const [item] = body.items as { huddleId: string; faces: { username: string }[] }[];
  return item?.faces.map(({ username }) => username) ?? [];
}

test('HUD-5 a card shows who hosts, and who goes to those who may read it', async () => {
  const { asha, ben, cleo } = world;
  expect(await facesFor(cleo, ids.open)).toEqual(['asha']);
  expect(await facesFor(ben, ids.open)).toEqual(['asha', 'ben', 'dana']);
  expect(await facesFor(asha, ids.open)).toEqual(['asha', 'ben', 'dana']);
});

test('HUD-18 who goes stays hidden where the host does not show it', async () => {
  expect(await facesFor(world.ben, ids.hidden)).toEqual(['asha']);
  expect(await facesFor(world.asha, ids.hidden)).toEqual(['asha', 'ben', 'dana']);
});

test('HUD-5 a huddle that one does not see has no face', async () => {
  expect(await facesFor(world.cleo, ids.secret)).toEqual([]);
  expect(await facesFor(world.ben, ids.secret)).toEqual(['asha', 'ben']);
  expect((await world.as(world.cleo).get('/api/huddles/faces?ids=nobody')).status).toBe(400);
});

test('HUD-5 many huddles at once, in the order in which they were asked for', async () => {
  const asked = [ids.hidden, ids.secret, ids.open];
  const { body } = await world.as(world.ben).get(`/api/huddles/faces?ids=${asked.join()}`);
  expect(body.items.map(({ huddleId }: { huddleId: string }) => huddleId)).toEqual(asked);
});

test('PER-9 nobody sees the face of somebody who blocks them', async () => {
  await world.platform.database.db
    .insertInto('blocks')
    .values({ blocker_id: dana.personId, blocked_id: world.ben.personId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  expect(await facesFor(world.ben, ids.open)).toEqual(['asha', 'ben']);
});
