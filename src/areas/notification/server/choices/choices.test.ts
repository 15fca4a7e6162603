import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { kindsOf } from '../../rules/groups.ts';
import { type Kind, kinds } from '../../rules/kinds.ts';
import { presetOf } from '../../rules/presets.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const path = '/api/notifications/choices';
const choices = async (who: CastMember) => (await world.as(who).get(path)).body.items;
const choiceOf = async (who: CastMember, kind: Kind) =>
  (await choices(who)).find((item: { kind: Kind }) => item.kind === kind);

const plan = {
  name: 'Ridge walk',
  startDateTime: '2026-06-20T06:00:00Z',
  endDateTime: '2026-06-20T12:00:00Z',
  timeZone: 'Europe/Zurich',
};

test('NOT-6: a group is changed at once, and what is not named stays', async () => {
  const { asha } = world;
  await world.as(asha).put(`${path}/CARPOOL_LEFT`, { inApp: true, push: true, mail: 'NEVER' });
  const { status } = await world.as(asha).put(path, { kinds: kindsOf('RIDES'), change: { push: false } });
  expect(status).toBe(200);
  const rides = (await choices(asha)).filter(({ kind }: { kind: Kind }) => kindsOf('RIDES').includes(kind));
  expect(rides.every(({ push }: { push: boolean }) => !push)).toBe(true);
  expect((await choiceOf(asha, 'CARPOOL_LEFT')).mail).toBe('NEVER');
  expect((await choiceOf(asha, 'CARPOOL_REQUEST')).mail).toBe('AT_ONCE');
  expect((await choiceOf(asha, 'HUDDLE_REQUEST')).push).toBe(true);
});

test.each(['EVERYTHING', 'ONLY_URGENT', 'CONCERNS_ME'] as const)(
  'NOT-6: %s is chosen with one press',
  async (preset) => {
    const { ben } = world;
    expect((await world.as(ben).put('/api/notifications/preset', { preset })).status).toBe(200);
    expect(presetOf(await choices(ben))).toBe(preset);
  },
);

test('NOT-6: a choice for the digest brings one, and says nothing to who has chosen one', async () => {
  const { cleo } = world;
  const settings = async () => (await world.as(cleo).get('/api/notifications/settings')).body;
  expect((await settings()).digest).toBe('NEVER');
  await world.as(cleo).put(path, { kinds: ['POST_LIKE'], change: { mail: 'DIGEST' } });
  expect((await settings()).digest).toBe('DAILY');
  await world.as(cleo).put('/api/notifications/settings', { digest: 'WEEKLY', digestDay: 3 });
  await world.as(cleo).put(`${path}/POST_COMMENT`, { inApp: true, push: true, mail: 'DIGEST' });
  expect(await settings()).toMatchObject({ digest: 'WEEKLY', digestDay: 3, digestAt: 420, quiet: true });
});

test('NOT-6: what is wrong is refused, and a choice from before there were pushes still counts', async () => {
  const { asha, ben } = world;
  for (const body of [
    { kinds: [], change: {} },
    { kinds: ['NONE'], change: {} },
    { kinds: [...kinds], change: { mail: 'X' } },
  ])
    expect((await world.as(asha).put(path, body)).status).toBe(400);
  const { pool } = world.platform.database;
  await pool.query(`delete from notification_choices where person_id = $1`, [ben.personId]);
  await pool.query(
    `insert into notification_choices (person_id, kind, in_app, mail)
     values ($1, 'HUDDLE_REQUEST', true, 'NEVER'), ($1, 'HUDDLE_OFFER', false, 'NEVER')`,
    [ben.personId],
  );
  expect(await choiceOf(ben, 'HUDDLE_REQUEST')).toMatchObject({ inApp: true, push: true, mail: 'NEVER' });
  expect(await choiceOf(ben, 'HUDDLE_OFFER')).toMatchObject({ inApp: false, push: false, mail: 'NEVER' });
});

test('NOT-6: of a muted outing only what is urgent is mailed; it is listed, and unmuted', async () => {
  const { asha, ben, cleo } = world;
  await world.as(asha).put('/api/notifications/preset', { preset: 'CONCERNS_ME' });
  const id = (await world.as(asha).post('/api/huddles', { ...plan, approvalRequired: true })).body.id;
  const mute = `/api/notifications/mutes/HUDDLE/${id}`;
  expect((await world.as(asha).put(mute)).body.message).toBe('Muted. Only what is urgent is sent to you.');
  expect((await world.as(asha).get('/api/notifications/mutes')).body.items).toEqual([
    { type: 'HUDDLE', id, name: 'Ridge walk' },
  ]);
  const mails = async () => (await mailsTo(world.platform, 'asha@trailfolk.example')).length;
  const before = await mails();
  await world.as(ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await world.runJobs();
  expect(await mails()).toBe(before);
  expect((await world.as(asha).get('/api/notifications')).body.items[0]).toMatchObject({
    kind: 'HUDDLE_REQUEST',
  });
  expect((await world.as(asha).delete(mute)).status).toBe(200);
  expect((await world.as(asha).get('/api/notifications/mutes')).body.items).toEqual([]);
  await world.as(cleo).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await world.runJobs();
  expect(await mails()).toBe(before + 1);
});

test('NOT-6: who has muted a community is still told that its outing is cancelled', async () => {
  const { asha, ben } = world;
  const club = (await world.as(asha).post('/api/communities', { name: 'Ridge club', privacy: 'PUBLIC' })).body
    .id;
  await world.as(ben).put(`/api/communities/${club}/membership`, {});
  const id = (await world.as(asha).post('/api/huddles', { ...plan, communityId: club })).body.id;
  await world.as(ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await world.as(ben).put(`/api/notifications/mutes/COMMUNITY/${club}`);
  await world.runJobs();
  const kindsMailed = async () =>
    (await mailsTo(world.platform, 'ben@trailfolk.example')).map(({ kind }) =>
      kind.replace('notification-', ''),
    );
  expect(await kindsMailed()).not.toContain('huddle-planned');
  await world.as(asha).post(`/api/huddles/${id}/cancellation`, { reason: 'Storm' });
  await world.runJobs();
  expect(await kindsMailed()).toContain('huddle-cancelled');
});

test('NOT-6: what somebody may not see looks missing when they mute it', async () => {
  const { asha, cleo } = world;
  const hidden = (await world.as(asha).post('/api/huddles', { ...plan, privacy: 'PRIVATE' })).body.id;
  expect((await world.as(cleo).put(`/api/notifications/mutes/HUDDLE/${hidden}`)).status).toBe(404);
  expect((await world.as(cleo).put(`/api/notifications/mutes/PERSON/${asha.personId}`)).status).toBe(400);
});
