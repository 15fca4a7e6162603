import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOperator } from './operator/run-operator.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';

const DAY_MS = 86_400_000;
let world: TestApp;
/** Hosts outings, and is no newcomer. */
let hedy: CastMember;
const strangers: CastMember[] = [];

beforeAll(async () => {
  world = await buildTestApp({ NEWCOMER_DAYS: '14', NEWCOMER_STRANGERS: '2', NEWCOMER_INVITATIONS: '2' });
  hedy = await world.enter({ username: 'hedy' });
  for (let at = 0; at < 6; at += 1) strangers.push(await world.enter({ username: `stranger${at}` }));
  await world.platform.database.pool.query('update people set created_at = $1 where id = any($2::uuid[])', [
    new Date('2026-01-01T00:00:00Z'),
    [hedy.personId, ...strangers.map(({ personId }) => personId)],
  ]);
});
afterAll(() => world.close());

async function write(who: CastMember, to: CastMember | undefined, text = 'Hello') {
  const opened = await world.as(who).post('/api/rooms', { kind: 'DIRECT', personId: to?.personId });
  return world.as(who).post(`/api/rooms/${opened.body.id}/messages`, { text });
}

async function outing(host: CastMember, more: object = {}) {
  const start = new Date(world.platform.now().getTime() + DAY_MS);
  return world.as(host).post('/api/huddles', {
    name: 'Ridge',
    startDateTime: start.toISOString(),
    endDateTime: new Date(start.getTime() + 3_600_000).toISOString(),
    timeZone: 'UTC',
    ...more,
  });
}

/** Both are at an outing of this host, who notes that the other came. */
async function comeAlong(host: CastMember, guest: CastMember) {
  const { id } = (await outing(host)).body;
  await world.as(guest).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  world.forward(2 * DAY_MS);
  const noted = await world
    .as(host)
    .put(`/api/huddles/${id}/participants/${guest.personId}/attendance`, { people: 1 });
  expect(noted.status).toBe(200);
}

test('C9: a newcomer writes to so many strangers a day, and the roll-call ends that', async () => {
  const nora = await world.enter({ username: 'nora' });
  const [one, two, three, four] = strangers;
  expect((await write(nora, one)).status).toBe(200);
  expect((await write(nora, two)).status).toBe(200);
  const refused = await write(nora, three);
  expect(refused.body).toMatchObject({ code: 'NEW_HERE_STRANGERS' });
  expect(refused.body.detail).toContain('once you have come to an outing');
  expect((await write(nora, one, 'And more')).status).toBe(200);
  world.forward(DAY_MS + 1);
  expect((await write(nora, three)).status).toBe(200);
  expect((await write(nora, four)).status).toBe(200);
  await comeAlong(hedy, nora);
  for (const stranger of strangers.slice(2)) expect((await write(nora, stranger)).status).toBe(200);
});

test('C9: who follows the newcomer, or was out with them, is no stranger', async () => {
  const [one, two, three] = strangers;
  const nils = await world.enter({ username: 'nils' });
  const fan = await world.enter({ username: 'fan' });
  await world.as(fan).put(`/api/people/${nils.personId}/follow`, {});
  const { id } = (await outing(hedy)).body;
  await world.as(nils).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  for (const each of [fan, hedy, one, two]) expect((await write(nils, each)).status).toBe(200);
  expect((await write(nils, three)).body.code).toBe('NEW_HERE_STRANGERS');
});

test('C9: one newcomer notes in vain that another came', async () => {
  const [nat, ned] = [await world.enter({ username: 'nat' }), await world.enter({ username: 'ned' })];
  await comeAlong(nat, ned);
  for (const each of strangers.slice(0, 2)) await write(ned, each);
  expect((await write(ned, strangers[2])).body.code).toBe('NEW_HERE_STRANGERS');
});

test('C9: invitations, groups and mentions are for strangers as messages are', async () => {
  const ids = strangers.map(({ personId }) => personId);
  const nina = await world.enter({ username: 'nina' });
  const { id } = (await outing(nina)).body;
  const invite = (personIds: readonly string[]) =>
    world.as(nina).post(`/api/huddles/${id}/invitations`, { personIds });
  expect((await invite(ids.slice(0, 3))).body.code).toBe('NEW_HERE_STRANGERS');
  expect((await invite(ids.slice(0, 2))).status).toBe(200);
  expect((await invite(ids.slice(0, 2))).status).toBe(200);
  const group = { kind: 'GROUP', name: 'Us', personIds: ids.slice(2, 4) };
  expect((await world.as(nina).post('/api/rooms', group)).body.code).toBe('NEW_HERE_STRANGERS');
  expect((await outing(nina, { invitedIds: ids.slice(2) })).body.code).toBe('NEW_HERE_STRANGERS');
  const club = (await world.as(nina).post('/api/communities', { name: 'Club' })).body.id;
  const one = { personId: ids[4] };
  const invited = await world.as(nina).post(`/api/communities/${club}/invitations`, one);
  expect(invited.body.code).toBe('NEW_HERE_STRANGERS');
  const begun = (await world.as(nina).post('/api/posts/init', {})).body.id;
  const named = { content: 'Look @stranger5', taggedUsers: {}, taggedLocations: {}, taggedHashes: [] };
  expect((await world.as(nina).post(`/api/posts/${begun}`, named)).body.code).toBe('NEW_HERE_STRANGERS');
});

const links = 'https://a.example https://b.example https://c.example';

test('C9: more links than two are refused in words that cannot be held back', async () => {
  const nell = await world.enter({ username: 'nell' });
  expect((await write(nell, strangers[0], links)).body.code).toBe('NEW_HERE_LINKS');
  expect((await outing(nell, { description: links })).body.code).toBe('NEW_HERE_LINKS');
  const club = { name: 'Links', description: links };
  expect((await world.as(nell).post('/api/communities', club)).body.code).toBe('NEW_HERE_LINKS');
  expect((await world.as(hedy).post('/api/communities', club)).status).toBe(200);
});

test('C9: an operator lifts the limits, and may set them again', async () => {
  const nick = await world.enter({ username: 'nick' });
  const operate = (act: string) => runOperator(world.platform, [act, 'trusted', 'nick'], 'root@here');
  const say3 = async () => (await write(nick, strangers[0], links)).status;
  expect(await say3()).toBe(422);
  await operate('grant');
  expect(await say3()).toBe(200);
  await operate('revoke');
  expect(await say3()).toBe(422);
});
