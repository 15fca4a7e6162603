import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { newId } from '#platform/server/new-id.ts';

const A_MINUTE = 60;
let world: TestApp;
let club: string;
beforeAll(async () => {
  world = await buildTestApp({ RATE_LIMITS: 'true' });
  club = (await world.as(world.asha).post('/api/communities', { name: 'Ridge walkers' })).body.id;
});
afterAll(() => world.close());

const tokenFor = async (name: string): Promise<string> => {
  const asked = { name, scopes: ['outings', 'members', 'statistics', 'attendance'], days: 30 };
  const path = `/api/communities/${club}/tokens/${newId<string>()}`;
  return (await world.as(world.asha).put(path, asked)).body.token;
};
const read = (token: string, path: string) =>
  world.as(null).get(`/api/communities/${club}/${path}`, { authorization: `Bearer ${token}` });

test('I11: a token reads 60 times a minute, whatever it reads; another token and its maker are not slowed down', async () => {
  const [website, board] = [await tokenFor('Website'), await tokenFor('Board')];
  for (let at = 0; at < A_MINUTE; at += 1)
    expect((await read(website, at % 2 === 0 ? 'outings' : 'members')).status).toBe(200);

  for (const path of ['outings', 'members']) {
    const refused = await read(website, path);
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    const wait = Number(refused.headers['retry-after']);
    expect(wait > 0 && wait <= 60, String(wait)).toBe(true);
  }
  expect((await read(board, 'outings')).status).toBe(200);
  expect((await world.as(world.asha).get(`/api/communities/${club}/outings`)).status).toBe(200);
});
