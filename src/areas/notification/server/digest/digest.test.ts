import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { writeDigests } from './write-digests.ts';

let world: TestApp;
beforeEach(async () => {
  world = await buildTestApp();
});
afterEach(() => world.close());

const plan = {
  name: 'Ridge walk',
  startDateTime: '2026-06-20T06:00:00Z',
  endDateTime: '2026-06-20T12:00:00Z',
  timeZone: 'Europe/Zurich',
};
/** The digest is chosen on Monday at ten; the next seven o'clock is on Tuesday. */
const tuesday = '2026-06-02T05:00:00Z';

const digests = async (name = 'ben') =>
  (await mailsTo(world.platform, `${name}@trailfolk.example`)).filter(({ kind }) => kind === 'digest');

async function wantsDigest(kinds: readonly string[], settings: object = {}) {
  const ben = world.as(world.ben);
  await ben.put('/api/notifications/choices', { kinds, change: { mail: 'DIGEST' } });
  await ben.put('/api/notifications/settings', { digest: 'DAILY', ...settings });
}

async function writeAt(at: string): Promise<void> {
  world.setNow(at);
  await writeDigests(world.platform);
}

async function clubWithBen(): Promise<string> {
  const club = (
    await world.as(world.asha).post('/api/communities', { name: 'Ridge club', privacy: 'PUBLIC' })
  ).body.id;
  await world.as(world.ben).put(`/api/communities/${club}/membership`, {});
  return club;
}

const pause = () => world.forward(60_000);

test('NOT-5: the digest says what waits, then new outings, then what those I follow do', async () => {
  const { asha, ben, cleo } = world;
  const club = await clubWithBen();
  await wantsDigest(['HUDDLE_PLANNED', 'PERSON_FOLLOWED']);
  await world.as(ben).put(`/api/people/${cleo.personId}/follow`);
  pause();
  await world.as(asha).post('/api/huddles', { ...plan, communityId: club });
  await world.as(cleo).post('/api/huddles', { ...plan, name: 'Lake walk' });
  await world.as(cleo).post('/api/communities', { name: 'Other', privacy: 'PUBLIC' });
  const own = (await world.as(ben).post('/api/huddles', { ...plan, name: 'Hut', approvalRequired: true }))
    .body.id;
  await world.as(cleo).put(`/api/huddles/${own}/rsvp`, { rsvpType: 'YES' });
  await world.runJobs();
  await writeAt('2026-06-02T04:59:59Z');
  expect(await digests()).toEqual([]);
  await writeAt(tuesday);
  const [mail, ...more] = await digests();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('3 things new on Trailfolk');
  const at = (words: string) => mail?.text?.indexOf(words) ?? -1;
  expect(at('Cleo Laurent asks to come to Hut.')).toBeGreaterThan(at('Waits for your answer'));
  expect(at('Asha Rai planned an outing in your community: Ridge walk.')).toBeGreaterThan(
    at('New outings in your communities'),
  );
  expect(at('Cleo Laurent plans Lake walk.')).toBeGreaterThan(at('From people you follow'));
  expect(at('Waits for your answer')).toBeLessThan(at('New outings in your communities'));
  expect(mail?.text).toContain(`http://localhost:3000/huddle/view/${own}`);
});

test('NOT-5: a digest is never empty, nothing stands in two, and each day has one however often it is tried', async () => {
  const { asha } = world;
  const club = await clubWithBen();
  await wantsDigest(['HUDDLE_PLANNED']);
  await writeAt(tuesday);
  expect(await digests()).toEqual([]);
  pause();
  await world.as(asha).post('/api/huddles', { ...plan, communityId: club });
  await world.runJobs();
  world.setNow('2026-06-03T05:00:00Z');
  await Promise.all([1, 2, 3].map(() => writeDigests(world.platform)));
  await writeDigests(world.platform);
  expect(await digests()).toHaveLength(1);
  await writeAt('2026-06-04T05:00:00Z');
  expect(await digests()).toHaveLength(1);
});

test('NOT-5: what was read, mailed or may not be seen any more is in no digest', async () => {
  const { asha, ben } = world;
  const club = await clubWithBen();
  await wantsDigest(['HUDDLE_PLANNED']);
  pause();
  const first = (await world.as(asha).post('/api/huddles', { ...plan, communityId: club })).body.id;
  await world.runJobs();
  await world.as(ben).put('/api/notifications/read', { ids: 'ALL' });
  pause();
  const second = (await world.as(asha).post('/api/huddles', { ...plan, name: 'Hidden', communityId: club }))
    .body.id;
  await world.runJobs();
  await world.platform.database.pool.query(
    `update huddles set privacy = 'PRIVATE', status = 'DRAFT' where id = $1`,
    [second],
  );
  expect(first).not.toBe(second);
  await writeAt(tuesday);
  expect(await digests()).toEqual([]);
});

test('NOT-5: a weekly digest comes on its day, in the zone and language of its reader', async () => {
  const { asha, ben } = world;
  const club = await clubWithBen();
  await world.as(ben).patch('/api/me', { locale: 'de' });
  await world.platform.database.pool.query(`update people set time_zone = 'America/Denver' where id = $1`, [
    ben.personId,
  ]);
  await wantsDigest(['HUDDLE_PLANNED'], { digest: 'WEEKLY', digestDay: 5, digestAt: 18 * 60 });
  pause();
  await world.as(asha).post('/api/huddles', { ...plan, communityId: club });
  await world.runJobs();
  await writeAt('2026-06-05T23:59:59Z');
  expect(await digests()).toEqual([]);
  await writeAt('2026-06-06T00:00:00Z');
  const [mail] = await digests();
  expect(mail?.subject).toBe('1 Neuigkeit auf Trailfolk');
  expect(mail?.text).toContain('Neue Touren in deinen Communitys');
});

test('NOT-5: opening the link of a digest ends nothing, one press ends the digest and no other mail', async () => {
  const { asha, ben } = world;
  const club = await clubWithBen();
  await wantsDigest(['HUDDLE_PLANNED']);
  pause();
  await world.as(asha).post('/api/huddles', { ...plan, communityId: club });
  await world.runJobs();
  await writeAt(tuesday);
  const { rows } = await world.platform.database.pool.query(
    `select unsubscribe_url from mail_outbox where kind = 'digest'`,
  );
  const path = new URL(rows[0].unsubscribe_url).pathname;
  const settings = async () => (await world.as(ben).get('/api/notifications/settings')).body.digest;
  expect((await world.as(null).get(`/api/public${path}`)).status).not.toBe(200);
  expect(await settings()).toBe('DAILY');
  const pressed = await world.app.inject({
    method: 'POST',
    url: `/api/public${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.statusCode).toBe(200);
  expect(await settings()).toBe('NEVER');
  const { items } = (await world.as(ben).get('/api/notifications/choices')).body;
  expect(items.find(({ kind }: { kind: string }) => kind === 'HUDDLE_OFFER').mail).toBe('AT_ONCE');
  pause();
  await world.as(asha).post('/api/huddles', { ...plan, communityId: club });
  await world.runJobs();
  await writeAt('2026-06-09T05:00:00Z');
  expect(await digests()).toHaveLength(1);
});
