import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { scenePath } from '#platform/shared/scene/path.ts';
import { registerScenes } from './scenes.ts';

test('LOOK a scene is sent as a drawing that caches may keep and that can run nothing', async () => {
  const app = Fastify();
  registerScenes(app);
  const path = scenePath({ id: 'a', hour: 7, setting: 'LAKE', season: 'WINTER' });
  const answer = await app.inject(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toMatch(/^<svg .*<\/svg>$/s);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect((await app.inject(path)).body).toBe(answer.body);
  expect((await app.inject(path.replace('lake', 'moon'))).statusCode).toBe(404);
});
