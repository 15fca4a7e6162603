import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
let id = '';
beforeAll(async () => {
  world = await buildTestApp();
  id = (await world.as(world.asha).post('/api/huddles', planOf(world.platform.now()))).body.id;
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
});
afterAll(() => world.close());

/** A picture as a phone makes it, with the position in it. */
async function upload(who: CastMember): Promise<string> {
  const { app } = world;
  const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 59/1 38/1' } };
  const payload = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0f766e' } })
    .withExif(exif)
    .jpeg()
    .toBuffer();
  expect((await sharp(payload).metadata()).exif).toBeDefined();
  const headers = { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' };
  const answer = await app.inject({ method: 'POST', url: '/api/media', payload, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().id;
}

const path = (rest = '') => `/api/huddles/${id}/photos${rest}`;
const add = (who: CastMember, mediaId: string, alt = '') => world.as(who).post(path(), { mediaId, alt });
const list = async (who: CastMember) => (await world.as(who).get(path())).body.items;

test('HUD-6 people who are confirmed show pictures to each other, without position or other metadata', async () => {
  const added = await add(world.ben, await upload(world.ben), 'The ridge at noon');
  expect(added.status, added.text).toBe(200);
  const [photo] = await list(world.asha);
  expect(photo).toMatchObject({ alt: 'The ridge at noon', width: 900, height: 600, mine: false });
  const sent = await world.as(world.asha).get(path(`/${photo.id}/picture?w=640`));
  expect(sent.headers['cache-control']).toBe('private, no-store');
  const metadata = await sharp(sent.bytes).metadata();
  expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
  expect(await list(world.cleo)).toEqual([]);
  expect((await world.as(world.cleo).get(path(`/${photo.id}/picture`))).status).toBe(404);
});

test('HUD-6 a picture of somebody else is not mine to show, and each is shown once', async () => {
  const mediaId = await upload(world.asha);
  expect((await add(world.ben, mediaId)).body.code).toBe('PHOTO_NOT_YOURS');
  expect((await add(world.cleo, await upload(world.cleo))).body.code).toBe('PHOTOS_OF_PARTICIPANTS');
  expect((await add(world.asha, mediaId)).status).toBe(200);
  expect((await add(world.asha, mediaId)).body.code).toBe('PHOTO_NOT_YOURS');
});

test('HUD-6 the owner words it anew, owner and hosts remove it; then its address is dead and the file goes', async () => {
  await add(world.ben, await upload(world.ben));
  const [photo] = await list(world.ben);
  expect((await world.as(world.asha).patch(path(`/${photo.id}`), { alt: 'x' })).status).toBe(403);
  expect((await world.as(world.ben).patch(path(`/${photo.id}`), { alt: 'A cow' })).status).toBe(200);
  expect((await list(world.ben))[0].alt).toBe('A cow');
  expect((await world.as(world.asha).delete(path(`/${photo.id}`))).status).toBe(200);
  expect((await world.as(world.ben).get(path(`/${photo.id}/picture`))).status).toBe(404);
  const left = await world.platform.database.pool.query('select 1 from media where attached_at is null');
  expect(left.rowCount).toBeGreaterThan(0);
});

test('PRIVACY 9 who has left sees no picture from the next request on', async () => {
  const [photo] = await list(world.ben);
  expect((await world.as(world.ben).get(path(`/${photo.id}/picture`))).status).toBe(200);
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'NO' });
  expect((await world.as(world.ben).get(path(`/${photo.id}/picture`))).status).toBe(404);
  expect(await list(world.ben)).toEqual([]);
});
