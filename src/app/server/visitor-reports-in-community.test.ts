import { afterAll, beforeAll, expect, test } from 'vitest';
import { planOf } from '#areas/huddle/server/testing/plans.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { stageClub } from './testing/stage-club.ts';
import { visitorStage } from './testing/visitor-stage.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

test('ADM-1 what a visitor reports of a community is for its admins first, and an objection for moderators at once', async () => {
  const stage = await visitorStage(world);
  const on = await stageClub(world, [world.cleo]);
  await on.setRole(world.cleo, 'ADMIN');
  const plan = { ...planOf(world.platform.now()), privacy: 'PUBLIC', communityId: on.club };
  const id: string = (await world.as(on.author).post('/api/huddles', plan)).body.id;
  const email = 'vera@mail.example';
  const asked = { type: 'HUDDLE', reason: 'MISLEADING' };
  await stage.ask(id, email, asked);
  await stage.press(email, 'confirm');

  const line = await on.caseOf(on.owner, id);
  expect(line).toMatchObject({ reports: 1, doubts: [], withModerators: false, community: { id: on.club } });
  expect(await stage.caseOf(id)).toBeUndefined();
  const read = await world.as(on.owner).get(`${on.at}/cases/${line.id}`);
  expect(read.body.complaints).toMatchObject([{ reporter: null, objects: false, reason: 'MISLEADING' }]);
  expect(read.text).not.toContain(email);
  const complaint: string = read.body.complaints[0].id;
  const address = await world.as(on.owner).get(`/api/moderation/reports/${complaint}/address`);
  expect(address.status).toBe(403);
  const notices = async () =>
    (await world.as(world.cleo).get('/api/notifications')).body.items.filter(
      ({ kind }: { kind: string }) => kind === 'COMMUNITY_CASE',
    );
  await world.runJobs();
  expect(await notices()).toHaveLength(1);

  await on.decide(on.owner, line.id, { acts: ['NONE'] });
  await world.runJobs();
  expect((await stage.open(await stage.pathIn(email))).words).toContain('nothing breaks the rules');

  // What was read is not added to: another case would be one more notice.
  await world.platform.database.pool.query('update notifications set read_at = now()');
  await stage.press(email, 'object', 'It is still wrong.');
  await world.runJobs();
  expect((await stage.caseOf(id)).complaints).toMatchObject([{ objects: true, text: 'It is still wrong.' }]);
  // Another admin may still look, and is not called; whoever decided does not look again where there is a moderator.
  expect(await on.caseOf(world.cleo, id)).toMatchObject({ withModerators: true });
  expect(await on.caseOf(on.owner, id)).toBeUndefined();
  expect(await notices()).toHaveLength(1);
});
