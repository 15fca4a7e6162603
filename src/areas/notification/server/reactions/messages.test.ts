import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

async function club(...members: CastMember[]): Promise<string> {
  const made = await world.as(world.asha).post('/api/communities', { name: 'Ridge walkers' });
  for (const who of members) await world.as(who).put(`/api/communities/${made.body.id}/membership`, {});
  return made.body.id;
}
const say = (who: CastMember, room: string, text: string, more: object = {}) =>
  world.as(who).post(`/api/rooms/${room}/messages`, { text, ...more });

async function kinds(who: CastMember, room: string): Promise<string[]> {
  await world.runJobs();
  const { items } = (await world.as(who).get('/api/notifications?limit=50')).body;
  return items
    .filter((item: { object: { id: string } }) => item.object.id === room)
    .map((item: { kind: string; read: boolean }) => `${item.kind}${item.read ? ' read' : ''}`);
}

test('COM-7 in a community one is told of being meant, of announcements, and of all only by choice', async () => {
  const room = await club(world.ben, world.cleo);
  await world.as(world.cleo).put(`/api/rooms/${room}/telling`, { telling: 'NONE' });
  await say(world.asha, room, 'Good morning');
  await say(world.asha, room, 'Are you there, @ben and @cleo?');
  await say(world.asha, room, 'Snow on the pass', { announcement: true });
  expect(await kinds(world.ben, room)).toEqual(['COMMUNITY_ANNOUNCEMENT', 'COMMUNITY_MENTION']);
  expect(await kinds(world.cleo, room)).toEqual([]);
  expect(await kinds(world.asha, room)).toEqual([]);
  const [mail, ...more] = (await mailsTo(world.platform, 'ben@trailfolk.example')).filter(({ kind }) =>
    kind.startsWith('notification'),
  );
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Asha Rai announced something in Ridge walkers.');
  expect(mail?.text).toContain('Snow on the pass');
  expect(mail?.text).toContain(`/community/view/${room}?tab=Messages`);
});

test('COM-7 who wants all is told once until they look, and looking reads it', async () => {
  const room = await club(world.ben);
  await world.as(world.ben).put(`/api/rooms/${room}/telling`, { telling: 'ALL' });
  await say(world.asha, room, 'One');
  await world.runJobs();
  await say(world.asha, room, 'Two');
  expect(await kinds(world.ben, room)).toEqual(['COMMUNITY_TALK']);
  await world.as(world.ben).put(`/api/rooms/${room}/read`, { seq: 2 });
  expect(await kinds(world.ben, room)).toEqual(['COMMUNITY_TALK read']);
  await say(world.asha, room, 'Three');
  expect(await kinds(world.ben, room)).toEqual(['COMMUNITY_TALK', 'COMMUNITY_TALK read']);
});

test('MSG-1 a request is told once, answered in the list, and what follows is told as a message', async () => {
  const made = await world
    .as(world.ben)
    .post('/api/rooms', { kind: 'DIRECT', personId: world.cleo.personId });
  const room = made.body.id;
  await say(world.ben, room, 'Hello');
  await say(world.ben, room, 'You there?');
  expect(await kinds(world.cleo, room)).toEqual(['ROOM_REQUEST']);
  const { items } = (await world.as(world.cleo).get('/api/notifications?only=REQUESTS')).body;
  expect(items).toMatchObject([{ open: true, facts: { direct: true }, object: { name: 'Ben Okafor' } }]);
  await world.as(world.cleo).put(`/api/rooms/${room}/request`, { accept: true });
  await world.as(world.cleo).put(`/api/rooms/${room}/read`, { seq: 2 });
  await say(world.ben, room, 'Fine');
  expect(await kinds(world.cleo, room)).toEqual(['ROOM_TALK', 'ROOM_REQUEST read']);
});
