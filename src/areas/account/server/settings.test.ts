import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { goodPicture } from '#platform/server/media/picture-corpus.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const middle = { rotationAngle: 0, scale: 1, xcoordinate: 0, ycoordinate: 0 };

async function upload(member: TestApp['asha']): Promise<string> {
  const headers = { 'content-type': 'image/jpeg' };
  const { body } = await world.as(member).post('/api/media', await goodPicture(600, 300), headers);
  return body.id;
}

test('SET-1: every setting is kept, and the tabs of the person are told', async () => {
  const asha = world.as(world.asha);
  const settings = {
    theme: 'DARK',
    locale: 'de',
    timeZone: 'Asia/Kathmandu',
    landingPage: '/huddle/mine',
    connectionApprovalRequired: true,
    shownToVisitors: true,
    units: { length: 'MI', temperature: 'F', time: 'H12' },
  };
  expect((await asha.patch('/api/me', settings)).body.error).toBe(false);
  expect((await asha.get('/api/me')).body).toMatchObject({
    theme: 'DARK',
    locale: 'de',
    timeZone: 'Asia/Kathmandu',
    preference: {
      landingPage: '/huddle/mine',
      connectionApprovalRequired: true,
      shownToVisitors: true,
      lengthUnit: 'MI',
      temperatureUnit: 'F',
      timeUnit: 'H12',
      massUnit: 'KG',
    },
  });
  const facts = await world.platform.database.db
    .selectFrom('stream_facts')
    .select('fact')
    .where('person_id', '=', world.asha.personId)
    .execute();
  expect(facts.map(({ fact }) => fact)).toContain('account.changed');
  expect((await asha.patch('/api/me', { landingPage: 'https://evil.example' })).status).toBe(400);
});

test('SET-1, GATE-10: beta is a choice of the person; the dev flag is not', async () => {
  const ben = world.as(world.ben);
  expect((await ben.put('/api/me/beta', { on: true })).status).toBe(200);
  expect((await ben.get('/api/me')).body.preference).toMatchObject({ betaUser: true, devUser: false });
  expect((await ben.put('/api/me/beta', { on: false, devUser: true })).status).toBe(400);
  await ben.put('/api/me/beta', { on: false });
  expect((await ben.get('/api/me')).body.preference.betaUser).toBe(false);
});

test('PER-8: a cover is kept with its offset, size and turn; a picture of somebody else is refused', async () => {
  const ben = world.as(world.ben);
  const coordinate = { rotationAngle: -12, scale: 1.8, xcoordinate: 10, ycoordinate: -50 };
  const mediaId = await upload(world.ben);
  expect((await ben.put('/api/me/cover', { mediaId, coordinate })).status).toBe(200);
  const shown = (await ben.get('/api/me')).body;
  expect(shown.coverPhotoCoordinate).toMatchObject({ ...coordinate, scale: expect.closeTo(1.8, 5) });
  expect((await ben.get(shown.coverPhotoUrl)).headers['content-type']).toMatch(/^image\/(webp|avif)$/);

  const stolen = await world.as(world.cleo).put('/api/me/cover', { mediaId, coordinate });
  expect(stolen).toMatchObject({ status: 422, body: { code: 'PICTURE_NOT_YOURS' } });
  const far = { ...middle, scale: 9 };
  expect((await ben.put('/api/me/cover', { mediaId, coordinate: far })).status).toBe(400);
  await ben.put('/api/me/cover', { mediaId: null, coordinate: middle });
  expect((await ben.get((await ben.get('/api/me')).body.coverPhotoUrl)).headers['content-type']).toBe(
    'image/svg+xml',
  );
});

test('PER-8: a new phone number is not verified, and what is no number is refused by name', async () => {
  const ben = world.as(world.ben);
  expect((await ben.patch('/api/me', { mobile: '+41 79 123 45 67' })).status).toBe(200);
  expect((await ben.get('/api/me')).body).toMatchObject({
    mobile: '+41 79 123 45 67',
    mobileVerified: false,
  });
  const refused = await ben.patch('/api/me', { mobile: '<script>' });
  expect([refused.status, refused.body.errors.join()]).toEqual([400, expect.stringContaining('mobile')]);
});

test('PER-8: the next address is told while it is not verified', async () => {
  const cleo = world.as(world.cleo);
  expect((await cleo.get('/api/me')).body.newEmail).toBeNull();
  await cleo.put('/api/me/email', { email: 'cleo.next@example.org' });
  expect((await cleo.get('/api/me')).body).toMatchObject({
    email: 'cleo@trailfolk.example',
    emailVerified: true,
    newEmail: 'cleo.next@example.org',
  });
});

test('S13: nobody shows a name that cannot be seen, or one of the people who run this place', async () => {
  const ben = world.as(world.ben);
  const codes = async (change: object) => (await ben.patch('/api/me', change)).body.code;
  expect(await codes({ displayName: '\u{202E}neB' })).toBe('NAME_UNREADABLE');
  expect(await codes({ displayName: 'Tr\u{0430}ilfolk Support' })).toBe('NAME_RESERVED');
  expect(await codes({ lastName: 'Moderator', firstName: '' })).toBe('NAME_RESERVED');
  expect((await ben.patch('/api/me', { displayName: 'Ben', firstName: '', lastName: '' })).status).toBe(200);
});
