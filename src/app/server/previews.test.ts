import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sceneOf } from '#areas/huddle/rules/scene.ts';
import { planOf } from '#areas/huddle/server/testing/plans.ts';
import { huddleMeta } from '#areas/huddle/web/public/huddle-meta.ts';
import { say } from '#areas/post/server/testing/say.ts';
import { postMeta } from '#areas/post/web/public/post-meta.ts';
import { sceneSvg } from '#platform/shared/scene/scene.ts';
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

test('LINK-1 the address of a preview changes with the places that are left, so that nobody shows an old number', async () => {
  const plan = planOf(world.platform.now(), { capacity: 2 });
  const { id } = (await world.as(world.asha).post('/api/huddles', plan)).body;
  const card = async () =>
    /card\.jpg\?v=[\w-]+/.exec(JSON.stringify(huddleMeta(await visitorReads(`huddles/${id}`), matches)))?.[0];
  const pixels = async () => (await world.app.inject(`/api/public/huddles/${id}/card.jpg`)).rawPayload;
  const [empty, drawn] = [await card(), await pixels()];
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  expect([empty, await card()]).toEqual(['card.jpg?v=1-2', 'card.jpg?v=1-1']);
  expect(drawn.equals(await pixels())).toBe(false);
});

test('LOOK the scene that a host has chosen is the same on the page, in lists and as the cover', async () => {
  const plan = planOf(world.platform.now(), { name: 'By the water', scene: 'LAKE' });
  const { id } = (await world.as(world.asha).post('/api/huddles', plan)).body;
  const view = await visitorReads(`huddles/${id}`);
  const { items } = (await world.as(world.ben).get('/api/huddles/discover?q=water')).body;
  expect([view.scene, items[0].scene]).toEqual(['LAKE', 'LAKE']);
  const { activity, timeZone, startDateTime } = view;
  const scene = sceneOf({ id, activity, timeZone, scene: 'LAKE', start: new Date(startDateTime) });
  const cover = await world.app.inject(`/api/public/huddles/${id}/cover?w=640`);
  expect(cover.payload).toBe(sceneSvg({ ...scene, width: 640, height: 320 }));
  const sent = { ...plan, scene: 'VOLCANO' };
  expect((await world.as(world.asha).post('/api/huddles', sent)).status).toBe(400);
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
