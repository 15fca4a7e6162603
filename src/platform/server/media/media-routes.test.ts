import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { MediaId } from '#platform/shared/ids.ts';
import { MAX_PICTURE_BYTES } from '#platform/shared/picture-limits.ts';
import { attachMedia, releaseMedia } from './attach-media.ts';
import { MAX_PIXELS, MAX_UNUSED } from './keep-picture.ts';
import { fileKey } from './media-files.ts';
import { mediaJobs } from './media-jobs.ts';
import { blackPng, goodPicture, phonePhoto, refusedUploads } from './picture-corpus.ts';
import { nextWidth, sendMedia } from './send-media.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const HOUR_MS = 3_600_000;

function upload(bytes: Buffer, headers: Record<string, string> = {}) {
  return world.as(world.asha).post('/api/media', bytes, { 'content-type': 'image/jpeg', ...headers });
}

async function stored(): Promise<number> {
  return (await world.platform.database.db.selectFrom('media').select('id').execute()).length;
}

async function sweepAfter(milliseconds: number): Promise<void> {
  world.forward(milliseconds);
  await mediaJobs(world.platform).tasks['sweep-media']?.({});
}

/** Sends as an area's route would after it has decided that the caller may see the object. */
async function shown(id: string, width: number, accept?: string) {
  const app = Fastify();
  app.get('/', async (_request, reply) => {
    const sent = await sendMedia(world.platform, reply, {
      id: id as MediaId,
      width,
      accept,
      audience: 'private',
    });
    return isRefusal(sent) ? reply.code(404).send() : sent;
  });
  const answer = await app.inject('/');
  await app.close();
  return answer;
}

test('a picture is kept with its size and preview, and shown in the width that is asked for', async () => {
  const answer = await upload(await goodPicture(1000, 500));
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ error: false, width: 1000, height: 500 });
  const small = await shown(answer.body.id, 300);
  expect(small.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
  expect((await sharp(small.rawPayload).metadata()).width).toBe(320);
  expect((await sharp((await shown(answer.body.id, 5000)).rawPayload).metadata()).width).toBe(640);
});

test('AVIF follows in a job and goes to who takes it', async () => {
  const { body } = await upload(await goodPicture());
  const accept = 'image/avif,image/webp,*/*';
  expect((await shown(body.id, 640, accept)).headers['content-type']).toBe('image/webp');
  await world.runJobs();
  expect((await shown(body.id, 640, accept)).headers['content-type']).toBe('image/avif');
  expect((await shown(body.id, 640, 'image/webp')).headers['content-type']).toBe('image/webp');
});

test('no served byte carries where or with what a photo was taken (PER-11)', async () => {
  const { body } = await upload(await phonePhoto());
  await world.runJobs();
  for (const accept of ['image/avif', 'image/webp']) {
    const { rawPayload } = await shown(body.id, 320, accept);
    expect(rawPayload.toString('latin1')).not.toMatch(/Exif|SECRET|GPS|xmpmeta/);
  }
});

const refused = Object.entries(await refusedUploads()).filter(([name]) => name !== 'nothing');
test.each(refused)('%s is refused with a sentence and nothing is kept', async (_name, bytes) => {
  const before = await stored();
  const answer = await upload(bytes);
  expect([answer.status, answer.body.code]).toEqual([422, 'NOT_A_PICTURE']);
  expect(await stored()).toBe(before);
});

test('an upload without a body, too large or of another kind is refused', async () => {
  const statuses = await Promise.all([
    world.as(world.asha).post('/api/media'),
    upload(Buffer.alloc(15 * 1024 * 1024 + 1, 0xff)),
    upload(Buffer.from('{}'), { 'content-type': 'application/json' }),
    upload(await goodPicture(), { 'content-type': 'text/html' }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual([422, 413, 422, 415]);
  expect(
    (await world.as(null).post('/api/media', await goodPicture(), { 'content-type': 'image/jpeg' })).status,
  ).toBe(401);
});

test('P15 an upload that is too large says how much is taken', async () => {
  const refused = await upload(Buffer.alloc(MAX_PICTURE_BYTES + 1, 0xff));
  expect(refused.body.message).toBe('The request is too large: up to 15 MB can be sent.');
});

test('the same upload sent again under its key is the same picture (API-6)', async () => {
  const [bytes, before] = [await goodPicture(), await stored()];
  const first = await upload(bytes, { 'idempotency-key': 'once' });
  const again = await upload(bytes, { 'idempotency-key': 'once' });
  expect(again.body.id).toBe(first.body.id);
  expect(await stored()).toBe(before + 1);
  expect((await shown(first.body.id, 320)).statusCode).toBe(200);
});

test('only its owner may let an object show a picture; what nothing shows is swept after two days', async () => {
  const ids = [
    (await upload(await goodPicture())).body.id,
    (await upload(await goodPicture())).body.id,
  ] as MediaId[];
  const [attached, lonely] = ids as [MediaId, MediaId];
  const { db } = world.platform.database;
  const attach = (id: MediaId, owner: typeof world.asha) =>
    db.transaction().execute((tx) => attachMedia(tx, id, owner.personId, world.platform.now()));
  expect(await attach(attached, world.ben)).toBe(false);
  expect(await attach(attached, world.asha)).toBe(true);
  await sweepAfter(49 * HOUR_MS);
  expect((await shown(attached, 320)).statusCode).toBe(200);
  expect((await shown(lonely, 320)).statusCode).toBe(404);
  expect(await world.platform.storage.exists(fileKey(lonely, 320, 'webp'))).toBe(false);
  await db.transaction().execute((tx) => releaseMedia(tx, attached, world.platform.now()));
  await sweepAfter(49 * HOUR_MS);
  expect(await world.platform.storage.exists(fileKey(attached, 320, 'webp'))).toBe(false);
});

test.each([
  [[320, 640], 1, 320],
  [[640, 320], 321, 640],
  [[320], 1000, 320],
])('of the widths %j, %i pixels are served by %i', (kept, wanted, width) => {
  expect(nextWidth(kept, wanted)).toBe(width);
});

test('R16: an upload sent again under its key is answered before it is rendered, and spends no limit', async () => {
  const limited = await buildTestApp({ RATE_LIMITS: 'true' });
  const key = { 'content-type': 'image/jpeg', 'idempotency-key': 'one.picture' };
  const bytes = await goodPicture(40, 40);
  const send = () => limited.as(limited.asha).post('/api/media', bytes, key);
  const first = await send();
  for (let turn = 0; turn < 200; turn += 1) expect((await send()).text).toBe(first.text);
  const { rows } = await limited.platform.database.pool.query('select count(*) from media');
  expect(rows).toEqual([{ count: 1 }]);
  await limited.close();
}, 60_000);

test('S12: small files of many pixels meet the budget of their person, and nobody else does', async () => {
  const limited = await buildTestApp({ RATE_LIMITS: 'true' });
  const type = { 'content-type': 'image/png' };
  // They say that they have 49 megapixels each, and hold too little to be rendered.
  const heavy = blackPng(7_000, 7_000, 1);
  const answers = [];
  for (let turn = 0; turn < 13; turn += 1) {
    answers.push((await limited.as(limited.ben).post('/api/media', heavy, type)).body.code);
  }
  expect(answers).toEqual([...Array.from({ length: 12 }, () => 'NOT_A_PICTURE'), 'PICTURES_WAIT']);
  const other = await limited.as(limited.cleo).post('/api/media', await goodPicture(40, 40), type);
  expect([other.status, MAX_PIXELS]).toEqual([200, 600_000_000]);
  await limited.close();
});

test('S12: nobody keeps more than so many pictures that nothing shows', async () => {
  const row = `insert into media (id, owner_id, created_at, width, height, thumbhash, widths)
    select gen_random_uuid(), $1, now(), 1, 1, '', '{320}' from generate_series(1, $2::int)`;
  await world.platform.database.pool.query(row, [world.cleo.personId, MAX_UNUSED]);
  const type = { 'content-type': 'image/jpeg' };
  const refused = await world.as(world.cleo).post('/api/media', await goodPicture(40, 40), type);
  expect([refused.status, refused.body.code]).toEqual([422, 'PICTURES_UNUSED']);
});
