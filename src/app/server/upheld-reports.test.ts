import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish } from '#areas/inspiration/server/testing/write-story.ts';
import { say } from '#areas/post/server/testing/say.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';

let world: TestApp;
let mona: CastMember;
beforeAll(async () => {
  world = await buildTestApp();
  mona = await world.enter({ username: 'mona', displayName: 'Mona', moderator: true });
});
afterAll(() => world.close());

/** Ben reports it, Mona decides, and everything that follows is done. */
async function decide(objectType: string, objectId: string, acts: readonly string[]): Promise<void> {
  const report = { objectType, objectId, reason: 'DANGEROUS', text: 'Rip tide' };
  expect((await world.as(world.ben).post('/api/reports', report)).status).toBe(200);
  const { items } = (await world.as(mona).get('/api/moderation/cases')).body;
  const found = items.find(({ object }: { object: { id: string } }) => object.id === objectId);
  const body = { version: 1, acts, reason: 'DANGEROUS' };
  expect((await world.as(mona).post(`/api/moderation/cases/${found.id}/decisions`, body)).status).toBe(200);
  await world.runJobs();
}

async function letters(who: CastMember): Promise<string[]> {
  const { email } = (await world.as(who).get('/api/me')).body;
  return (await mailsTo(world.platform, email)).map(({ text }) => text ?? '');
}

test('HUD-16 an inspiration found against is gone from readers, its author is told why and keeps the draft', async () => {
  const kim = await world.enter({ username: 'kim' });
  const id = await publish(world, kim);
  const read = async () => (await world.as(null).get(`/api/public/inspirations/${id}`)).status;
  await decide('INSPIRATION', id, ['NONE']);
  expect([await read(), await letters(kim)]).toEqual([200, []]);
  await decide('INSPIRATION', id, ['HIDE']);
  expect(await read()).toBe(404);
  expect((await world.as(kim).get(`/api/inspirations/${id}/draft`)).body).toMatchObject({
    state: 'PUBLISHED',
  });
  const [letter = '', ...more] = await letters(kim);
  expect(more).toEqual([]);
  expect(letter).toContain('It is dangerous for those who come.');
  expect(letter).toContain('Layers');
  for (const secret of ['Ben', 'Mona', 'Rip tide']) expect(letter).not.toContain(secret);
});

test('POST-7 a post found against is gone from every reader, and its author is told', async () => {
  const lou = await world.enter({ username: 'lou' });
  const id = await say(world, lou, 'Buy my boots');
  await decide('POST', id, ['HIDE', 'WARN']);
  const read = (await world.as(world.cleo).get(`/api/posts/${id}`)).text;
  expect(read).not.toContain('Buy my boots');
  expect(await letters(lou)).toHaveLength(1);
});

test('HUD-16 the hosts of a huddle found against are warned', async () => {
  const max = await world.enter({ username: 'max' });
  const at = { startDateTime: '2026-07-01T08:00:00Z', endDateTime: '2026-07-01T09:00:00Z', timeZone: 'UTC' };
  const made = await world.as(max).post('/api/huddles', { name: 'Night swim', privacy: 'PUBLIC', ...at });
  await decide('HUDDLE', made.body.id, ['WARN']);
  const [letter = ''] = await letters(max);
  expect(letter).toContain('Night swim');
  expect(letter).toContain('This is a warning.');
});
