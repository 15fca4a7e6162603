import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planOf } from '#areas/huddle/server/testing/plans.ts';
import { huddleMeta } from '#areas/huddle/web/public/huddle-meta.ts';
import { say } from '#areas/post/server/testing/say.ts';
import { postMeta } from '#areas/post/web/public/post-meta.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

const matches = [
  {
    id: 'root',
    loaderData: { productName: 'Trailfolk', publicOrigin: 'https://trailfolk.example', locale: 'en' },
  },
];
let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const visitorReads = async (path: string) => (await world.as(null).get(`/api/public/${path}`)).body;

test('V13: search engines learn the start as clocks at the venue show it, and how far they are ahead', async () => {
  const times = { startDateTime: '2026-07-20T06:00:00Z', endDateTime: '2026-07-20T12:00:00Z' };
  const startOf = async (timeZone: string) => {
    const plan = planOf(world.platform.now(), { ...times, timeZone });
    const { id } = (await world.as(world.asha).post('/api/huddles', plan)).body;
    const head = JSON.stringify(huddleMeta(await visitorReads(`huddles/${id}`), matches));
    return /"startDate":"([^"]+)"/.exec(head)?.[1];
  };
  expect(await startOf('Europe/Zurich')).toBe('2026-07-20T08:00:00+02:00');
  expect(await startOf('Asia/Kathmandu')).toBe('2026-07-20T11:45:00+05:45');
  expect(await startOf('America/St_Johns')).toBe('2026-07-20T03:30:00-02:30');
});

test('V13: the preview of a post shows its picture as a JPEG, which all who draw previews know', async () => {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#138' } });
  const sent = await world.app.inject({
    method: 'POST',
    url: '/api/media',
    payload: await picture.png().toBuffer(),
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${world.asha.token}` },
  });
  const id = await say(world, world.asha, 'Dawn', { pictures: [{ mediaId: sent.json().id }] });
  const head = postMeta(await visitorReads(`posts/${id}`), matches);
  const image = head.flatMap((each) =>
    'property' in each && each.property === 'og:image' ? [each.content] : [],
  );
  const { pathname, search } = new URL(String(image[0]));
  const { headers, rawPayload } = await world.app.inject(`${pathname}${search}`);
  expect(headers['content-type']).toBe('image/jpeg');
  expect((await sharp(rawPayload).metadata()).format).toBe('jpeg');
});
