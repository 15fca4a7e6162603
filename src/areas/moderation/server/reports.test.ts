import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';

let world: TestApp;
let mona: CastMember;
const day = 86_400_000;

async function plan(host: CastMember, privacy = 'PUBLIC'): Promise<string> {
  const start = new Date(world.platform.now().getTime() + 7 * day);
  const made = await world.as(host).post('/api/huddles', {
    name: 'Night swim',
    privacy,
    startDateTime: start.toISOString(),
    endDateTime: new Date(start.getTime() + 3_600_000).toISOString(),
    timeZone: 'UTC',
  });
  return made.body.id;
}

beforeAll(async () => {
  world = await buildTestApp();
  mona = await world.enter({ username: 'mona', displayName: 'Mona', moderator: true });
});
afterAll(() => world.close());

const report = (who: CastMember, objectId: string) =>
  world
    .as(who)
    .post('/api/reports', { objectType: 'HUDDLE', objectId, reason: 'DANGEROUS', text: 'Rip tide' });
const open = async () => (await world.as(mona).get('/api/moderation/cases?limit=50')).body.items;

test('HUD-16 a report is kept once for moderators, who close it; the reporter sees how it stands', async () => {
  const id = await plan(world.asha);
  expect((await report(world.ben, id)).status).toBe(200);
  expect((await report(world.ben, id)).body.code).toBe('ALREADY_REPORTED');
  const [found] = await open();
  expect(found).toMatchObject({ object: { id, name: 'Night swim' }, reports: 1 });
  const verdict = { version: 1, acts: ['WARN'], reason: 'DANGEROUS' };
  const decide = (who: CastMember) =>
    world.as(who).post(`/api/moderation/cases/${found.id}/decisions`, verdict);
  expect((await decide(world.ben)).status).toBe(403);
  expect((await decide(mona)).status).toBe(200);
  expect((await decide(mona)).body.code).toBe('CASE_DECIDED');
  expect(await open()).toEqual([]);
  const own = (await world.as(world.ben).get('/api/reports/mine')).body;
  expect(own.items).toMatchObject([{ state: 'UPHELD' }]);
  expect((await world.as(world.cleo).get('/api/reports/mine')).body.items).toEqual([]);
});

test('HUD-16 nobody reports what they do not see, nor decides about what they host', async () => {
  const hidden = await report(world.cleo, await plan(world.asha, 'PRIVATE'));
  expect(hidden.status).toBe(404);
  const own = await plan(mona);
  await report(world.cleo, own);
  expect(await open()).toEqual([]);
  const stored = await world.platform.database.pool.query(
    'select id from moderation_cases where object_id = $1',
    [own],
  );
  const verdict = { version: 1, acts: ['NONE'], reason: 'OTHER' };
  const decided = await world.as(mona).post(`/api/moderation/cases/${stored.rows[0].id}/decisions`, verdict);
  expect(decided.status).toBe(404);
});

test('HUD-16 more than twenty reports a day are refused', async () => {
  const dara = await world.enter({ username: 'dara' });
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1)
    statuses.push((await report(dara, await plan(world.asha))).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(422);
});

test('PER-9 a person is reported to moderators, but not oneself, nor who is not to be seen', async () => {
  const reportPerson = (who: CastMember, whom: CastMember) =>
    world
      .as(who)
      .post('/api/reports', { objectType: 'PERSON', objectId: whom.personId, reason: 'HARASSMENT' });
  expect((await reportPerson(world.ben, world.cleo)).status).toBe(200);
  expect((await reportPerson(world.ben, world.ben)).status).toBe(404);
  expect((await open()).map((each: { object: object }) => each.object)).toContainEqual({
    type: 'PERSON',
    id: world.cleo.personId,
    name: 'Cleo Laurent',
  });
  await world.as(world.cleo).put(`/api/me/blocks/${world.asha.personId}`);
  expect((await reportPerson(world.asha, world.cleo)).status).toBe(404);
});

test('COM-2 COM-7 a community and what was said in it are reported by who sees them, and decided by who does not lead it', async () => {
  const send = (who: CastMember, objectType: string, objectId: string) =>
    world.as(who).post('/api/reports', { objectType, objectId, reason: 'SPAM' });
  const founded = { name: 'Loud club', privacy: 'HIDDEN' };
  const clubId = (await world.as(world.asha).post('/api/communities', founded)).body.id;
  const invited = { personId: world.ben.personId };
  await world.as(world.asha).post(`/api/communities/${clubId}/invitations`, invited);
  await world.as(world.ben).put(`/api/communities/${clubId}/membership`, {});
  const said = await world.as(world.asha).post(`/api/rooms/${clubId}/messages`, { text: 'Buy my boots' });
  const messageId = said.body.id;

  expect((await send(world.ben, 'COMMUNITY', clubId)).status).toBe(200);
  expect((await send(world.ben, 'MESSAGE', messageId)).status).toBe(200);
  expect((await send(world.asha, 'MESSAGE', messageId)).status).toBe(404);
  expect((await send(world.cleo, 'COMMUNITY', clubId)).status).toBe(404);
  expect((await send(world.cleo, 'MESSAGE', messageId)).status).toBe(404);
  const objects = (await open()).map((each: { object: object }) => each.object);
  expect(objects).toContainEqual({ type: 'COMMUNITY', id: clubId, name: 'Loud club' });
  expect(objects).toContainEqual({ type: 'MESSAGE', id: messageId, name: 'Buy my boots' });
  await world.platform.database.pool.query(
    `update memberships set person_id = $1 where community_id = $2 and role = 'OWNER'`,
    [mona.personId, clubId],
  );
  const left = (await open()).map(({ object }: { object: { type: string } }) => object.type);
  expect(left).not.toContain('COMMUNITY');
});
