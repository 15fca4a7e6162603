import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { forgetHowTold } from '../inbox/purge.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const plan = {
  name: 'Ridge walk',
  startDateTime: '2026-06-20T06:00:00Z',
  endDateTime: '2026-06-20T12:00:00Z',
  timeZone: 'Europe/Zurich',
  approvalRequired: true,
};

/** Ben asks to come to an outing of Asha's club; what she was told of it. */
async function asked() {
  const { asha, ben } = world;
  const club = (await world.as(asha).post('/api/communities', { name: 'Ridge club', privacy: 'PUBLIC' })).body
    .id;
  const id = (await world.as(asha).post('/api/huddles', { ...plan, communityId: club })).body.id;
  await world.as(ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await world.runJobs();
  const { items } = (await world.as(asha).get('/api/notifications')).body;
  return { id, club, told: items[0].id };
}

const tellingOf = async (id: string, who = world.asha) => world.as(who).get(`/api/notifications/${id}`);

test('NOT-6: a notification says why it came, by which ways, and what can be muted about it', async () => {
  const { id, club, told } = await asked();
  expect((await tellingOf(told)).body).toMatchObject({
    notification: { kind: 'HUDDLE_REQUEST', read: false },
    why: 'HOST',
    told: { push: 'NO_DEVICE', mail: 'SENT' },
    readOn: null,
    choice: { push: true, mail: 'AT_ONCE' },
    mutes: [
      { type: 'HUDDLE', id, name: 'Ridge walk', muted: false },
      { type: 'COMMUNITY', id: club, name: 'Ridge club', muted: false },
    ],
  });
  await world.as(world.asha).put(`/api/notifications/mutes/COMMUNITY/${club}`);
  expect((await tellingOf(told)).body.mutes[1].muted).toBe(true);
  expect((await tellingOf(told, world.ben)).status).toBe(404);
});

test('NOT-6: each mail says why it came and leads to one press for less, for the huddle and for the club', async () => {
  const { told } = await asked();
  const [mail] = (await mailsTo(world.platform, 'asha@trailfolk.example')).slice(-1);
  expect(mail?.text).toContain('You host this huddle.');
  for (const press of ['Less of this', 'Mute this huddle', 'Mute this community']) {
    expect(mail?.text).toContain(`${press}: http://localhost:3000/notification/view/${told}`);
    expect(mail?.html).toContain(`>${press}</a>`);
  }
});

test('NOT-5: looking at the huddle reads what was told of it, and says on what; words in a conversation stay', async () => {
  const { id, told } = await asked();
  const summary = async () =>
    (await world.as(world.asha).get('/api/notifications/summary')).body.countNewTotal;
  const before = await summary();
  const { statusCode } = await world.app.inject({
    method: 'PUT',
    url: `/api/notifications/objects/${id}`,
    headers: {
      authorization: `Bearer ${world.asha.token}`,
      'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Firefox/140.0',
    },
  });
  expect(statusCode).toBe(200);
  expect(await summary()).toBe(before - 1);
  expect((await tellingOf(told)).body).toMatchObject({
    readOn: 'Firefox, Mac',
    notification: { read: true },
  });
});

test('NOT-6: how somebody was told is forgotten after 14 days, and not before', async () => {
  const { told } = await asked();
  const { pool } = world.platform.database;
  const outcome = async (id: string) =>
    (await pool.query('select mail_outcome from notifications where id = $1', [id])).rows[0].mail_outcome;
  // Ids sort by the real clock, and the world of this test lives by another one.
  const { rows } = await pool.query('select now() as now');
  const days = (count: number) => new Date(rows[0].now.getTime() + count * 86_400_000);
  world.setNow(days(13.9));
  await forgetHowTold(world.platform);
  expect(await outcome(told)).toBe('SENT');
  world.setNow(days(14.1));
  await forgetHowTold(world.platform);
  expect(await outcome(told)).toBe(null);
});
