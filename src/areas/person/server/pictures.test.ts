import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const pic = (member: CastMember) => `/api/user/${member.personId}/pic`;
const publicPic = (member: CastMember) => `/api/public/user/${member.personId}/pic`;
const cover = (member: CastMember) => `/api/user/${member.personId}/cover`;
const nobody = { personId: randomUUID() } as unknown as CastMember;

/** An answer that may not differ between what is missing and what is hidden: all but the request's id. */
async function bare(asker: CastMember | null, url: string): Promise<string> {
  const { status, headers, text } = await world.as(asker).get(url);
  const kept = Object.entries(headers).filter(([name]) => name !== 'x-request-id' && name !== 'date');
  return JSON.stringify([status, kept, text.replace(/"requestId":"[^"]+"/, '')]);
}

async function upload(member: CastMember): Promise<string> {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0f766e' } })
    .jpeg()
    .toBuffer();
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/media',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'image/jpeg' },
    payload: bytes,
  });
  return answer.json().id;
}

test('API-2: who has no picture is shown by initials, and by a drawn picture of their own', async () => {
  const initials = await world.as(world.ben).get(pic(world.asha));
  expect(initials).toMatchObject({ status: 200, text: expect.stringContaining('>AR<') });
  expect(initials.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'private, no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const [one, other] = [
    await world.as(world.ben).get(cover(world.asha)),
    await world.as(world.ben).get(cover(world.cleo)),
  ];
  expect(one.text).toMatch(/^<svg/);
  expect(one.text).not.toBe(other.text);
  expect((await world.as(null).get(publicPic(world.asha))).headers['cache-control']).toBe(
    'public, max-age=60',
  );
});

test('a name that is markup stays text in the drawn picture', async () => {
  const evil = await world.enter({ username: 'evil.name', displayName: '<script> & "x"' });
  expect((await world.as(null).get(publicPic(evil))).text).not.toMatch(/<script/);
});

test('PER-8: an uploaded picture is shown as mine, by nobody else, and taken away again', async () => {
  const mediaId = await upload(world.asha);
  const stolen = await world.as(world.ben).put('/api/me/picture', { mediaId });
  expect(stolen).toMatchObject({ status: 422, body: { code: 'PICTURE_NOT_YOURS' } });
  expect((await world.as(world.asha).put('/api/me/picture', { mediaId })).status).toBe(200);
  const { profilePicUrl } = (await world.as(world.asha).get('/api/me')).body;
  expect((await world.as(null).get(profilePicUrl)).headers['content-type']).toMatch(/^image\/(webp|avif)$/);
  expect((await world.as(world.asha).put('/api/me/picture', { mediaId: null })).status).toBe(200);
  expect((await world.as(null).get(publicPic(world.asha))).headers['content-type']).toBe('image/svg+xml');
});

test('PER-9: who blocks or is blocked gets the answer of a missing person, byte for byte', async () => {
  const blocker = await world.enter({ username: 'blocker' });
  const blocked = await world.enter({ username: 'blocked' });
  await world.platform.database.db
    .insertInto('blocks')
    .values({ blocker_id: blocker.personId, blocked_id: blocked.personId })
    .execute();
  for (const url of [pic, cover]) {
    expect(await bare(blocked, url(blocker))).toBe(await bare(blocked, url(nobody)));
    expect(await bare(blocker, url(blocked))).toBe(await bare(blocker, url(nobody)));
    expect((await world.as(world.ben).get(url(blocker))).status).toBe(200);
  }
});

test('who is not onboarded or is suspended is seen by nobody but themselves', async () => {
  const early = await world.enter({ username: 'early', onboarded: false });
  const gone = await world.enter({ username: 'gone', suspended: true });
  for (const hidden of [early, gone]) {
    expect(await bare(world.ben, pic(hidden))).toBe(await bare(world.ben, pic(nobody)));
    expect(await bare(null, publicPic(hidden))).toBe(await bare(null, publicPic(nobody)));
  }
  expect((await world.as(early).get(pic(early))).status).toBe(200);
});
