import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { writeDigests } from '../digest/write-digests.ts';

let world: TestApp;
beforeEach(async () => {
  world = await buildTestApp();
});
afterEach(() => world.close());

const plan = {
  startDateTime: '2026-06-20T06:00:00Z',
  endDateTime: '2026-06-20T12:00:00Z',
  timeZone: 'Europe/Zurich',
};
const until = '2026-06-08T05:00:00.000Z';

const settings = async (who: CastMember) => (await world.as(who).get('/api/notifications/settings')).body;
const goAway = (who: CastMember, awayUntil: string | null = until) =>
  world.as(who).put('/api/notifications/settings', { awayUntil });
const mails = async () => mailsTo(world.platform, 'ben@trailfolk.example');
const subjects = async () => (await mails()).map(({ subject }) => subject);

async function huddle(name: string): Promise<string> {
  return (await world.as(world.asha).post('/api/huddles', { ...plan, name })).body.id;
}

async function invite(huddleId: string): Promise<void> {
  const { status } = await world
    .as(world.asha)
    .post(`/api/huddles/${huddleId}/invitations`, { personIds: [world.ben.personId] });
  expect(status).toBe(200);
  await world.runJobs();
}

async function comeTo(id: string): Promise<void> {
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await world.runJobs();
}

test('NOT-6: who is away hears of outings they go to, and of the rest once, at their return', async () => {
  const going = await huddle('Ridge walk');
  await comeTo(going);
  expect((await goAway(world.ben)).status).toBe(200);
  expect((await settings(world.ben)).awayUntil).toBe(until);
  world.forward(60_000);
  await invite(await huddle('Lake walk'));
  expect(await subjects()).toEqual([]);
  await world.as(world.asha).post(`/api/huddles/${going}/cancellation`, { reason: 'Storm' });
  await world.runJobs();
  expect(await subjects()).toEqual([expect.stringContaining('Ridge walk')]);
  world.setNow('2026-06-08T04:59:59Z');
  await writeDigests(world.platform);
  expect(await mails()).toHaveLength(1);
  world.setNow(until);
  await Promise.all([writeDigests(world.platform), writeDigests(world.platform)]);
  const [, digest, ...more] = await mails();
  expect(more).toEqual([]);
  expect(digest?.kind).toBe('digest');
  expect(digest?.text).toContain('Lake walk');
  expect(digest?.text).not.toContain('Ridge walk');
  expect((await settings(world.ben)).awayUntil).toBe(null);
  await invite(await huddle('Hut evening'));
  expect((await subjects()).at(-1)).toContain('Hut evening');
});

test('NOT-6: who comes back early has the digest then; one with nothing in it is not sent', async () => {
  await goAway(world.ben);
  world.forward(3_600_000);
  await invite(await huddle('Lake walk'));
  world.forward(3_600_000);
  expect((await goAway(world.ben, null)).body).toMatchObject({ error: false });
  expect((await settings(world.ben)).awayUntil).toBe(null);
  await writeDigests(world.platform);
  expect((await mails()).map(({ kind }) => kind)).toEqual(['digest']);
  await goAway(world.ben);
  await goAway(world.ben, null);
  await writeDigests(world.platform);
  expect(await mails()).toHaveLength(1);
});

test('NOT-6: away is ahead, and within a year', async () => {
  for (const wrong of ['2026-06-01T08:00:00Z', '2027-06-03T08:00:00Z'])
    expect(await goAway(world.ben, wrong)).toMatchObject({ status: 422, body: { code: 'AWAY_NOT_AHEAD' } });
  expect((await goAway(world.ben, '2027-06-01T08:00:00Z')).status).toBe(200);
});
