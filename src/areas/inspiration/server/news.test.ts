import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { paragraph, publish } from './testing/write-story.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const follow = (follower: CastMember, followee: CastMember) =>
  world.platform.database.pool.query(
    `insert into follows (follower_id, followee_id, state) values ($1, $2, 'FOLLOWING') on conflict do nothing`,
    [follower.personId, followee.personId],
  );
async function news(who: CastMember): Promise<string[]> {
  await world.runJobs();
  const { items } = (await world.as(who).get('/api/notifications')).body;
  return items.map(({ kind }: { kind: string }) => kind);
}

test('NOT-4 followers hear once that somebody published, and who is named hears that instead', async () => {
  const enter = (username: string) => world.enter({ username });
  const [gus, hana, ines] = [await enter('gus'), await enter('hana'), await enter('ines')];
  for (const follower of [hana, ines]) await follow(follower, gus);
  const mention = { type: 'mention', attrs: { id: ines.personId } };
  const document = { type: 'doc', content: [paragraph('With'), { type: 'paragraph', content: [mention] }] };
  const id = await publish(world, gus, { document });
  expect(await news(hana)).toEqual(['INSPIRATION_PUBLISHED']);
  expect(await news(ines)).toEqual(['INSPIRATION_MENTION']);
  expect(await news(gus)).toEqual([]);
  const again = { edition: 2 };
  await world.as(gus).delete(`/api/inspirations/${id}/publication`);
  await world.as(gus).post(`/api/inspirations/${id}/publication`, again);
  await world.as(gus).post(`/api/inspirations/${id}/publication`, again);
  expect(await news(hana)).toEqual(['INSPIRATION_PUBLISHED']);
});

test('NOT-4 the author hears of likes once, of comments each; a reply is told to who is answered', async () => {
  const id = await publish(world, world.asha);
  for (const liked of [true, false, true])
    await world.as(world.ben).put(`/api/inspirations/${id}/like`, { liked });
  const at = `/api/inspirations/${id}/comments`;
  const said = (await world.as(world.ben).post(at, { text: 'Which wool?' })).body.id;
  await world.as(world.asha).post(at, { text: 'Merino.', parentId: said });
  await world.as(world.asha).put(`/api/inspirations/${id}/like`, { liked: true });
  expect(await news(world.asha)).toEqual(['INSPIRATION_COMMENT', 'INSPIRATION_LIKE']);
  expect(await news(world.ben)).toEqual(['INSPIRATION_REPLY']);
});

test('NOT-4 a story is shown to people I follow, each is told once, and nobody who may not read it', async () => {
  const id = await publish(world, world.asha);
  const { cleo } = world;
  const jon = await world.enter({ username: 'jon' });
  await follow(cleo, jon);
  await follow(cleo, world.ben);
  await world.platform.database.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [
    world.asha.personId,
    jon.personId,
  ]);
  const before = (await news(world.ben)).length;
  const userIds = [jon.personId, world.ben.personId];
  const share = () => world.as(cleo).post(`/api/inspirations/${id}/shares`, { userIds });
  expect((await share()).body.message).toBe('Shared with 2 people.');
  await share();
  expect((await news(world.ben)).slice(0, -before)).toEqual(['INSPIRATION_SHARED']);
  expect(await news(jon)).toEqual([]);
});

test('PER-9 an inspiration is reported by who reads it, and its author does not decide about that', async () => {
  const [kim, lou] = [await world.enter({ username: 'kim' }), await world.enter({ username: 'lou' })];
  await world.platform.database.pool.query('update people set moderator = true where id = any($1)', [
    [kim.personId, lou.personId],
  ]);
  const id = await publish(world, kim);
  const report = { objectType: 'INSPIRATION', objectId: id, reason: 'DANGEROUS', text: 'Avalanche' };
  expect((await world.as(world.ben).post('/api/reports', report)).status).toBe(200);
  const seen = async (who: CastMember) => (await world.as(who).get('/api/moderation/cases')).body.items;
  expect(await seen(kim)).toEqual([]);
  expect(await seen(lou)).toMatchObject([{ object: { type: 'INSPIRATION', id, name: 'Layers' } }]);
});

test('LINK-1 a share link leads to the inspiration, and none is made to a draft', async () => {
  const id = await publish(world, world.asha);
  const made = await world.as(world.ben).post('/api/links', { objectType: 'INSPIRATION', objectId: id });
  const resolved = await world.as(null).get(`/api/public/links/${made.body.uid}`);
  expect(resolved.body).toMatchObject({ objectType: 'INSPIRATION', objectId: id });
  const draft = (await world.as(world.ben).post('/api/inspirations')).body.id;
  const none = await world.as(world.ben).post('/api/links', { objectType: 'INSPIRATION', objectId: draft });
  expect(none.status).toBe(404);
});
