import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ PUBLIC_ORIGIN: 'https://trailfolk.example' });
});
afterAll(() => test.close());

const get = (url: string) => test.app.inject({ method: 'GET', url });

describe('what crawlers find (SITE-2)', () => {
  it('a preview picture of the product', async () => {
    const answer = await get('/api/public/site/card.jpg');
    expect(answer.headers['content-type']).toBe('image/jpeg');
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it('a map of the public pages under the configured origin, whatever Host says', async () => {
    const ask = (url: string) => test.app.inject({ url, headers: { host: 'evil.example' } });
    const index = (await ask('/sitemap.xml')).body;
    const parts = [...index.matchAll(/<loc>https:\/\/trailfolk.example(\/[^<]+)<\/loc>/g)].map(
      ([, path]) => path,
    );
    expect(parts).toHaveLength(4);
    const answers = await Promise.all(parts.map((path) => ask(path ?? '')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const all = [index, ...answers.map(({ body }) => body)].join('');
    expect(all).toContain('<loc>https://trailfolk.example/start</loc>');
    expect(all).not.toContain('evil.example');
  });

  it('of what people make only what everybody may see', async () => {
    const at = {
      startDateTime: '2026-07-01T08:00:00Z',
      endDateTime: '2026-07-01T09:00:00Z',
      timeZone: 'UTC',
    };
    const plan = async (privacy: string) =>
      (await test.as(test.asha).post('/api/huddles', { name: 'Mapped', privacy, ...at })).body.id;
    const [open, closed] = [await plan('PUBLIC'), await plan('PRIVATE')];
    const huddles = (await get('/sitemap-huddles.xml')).body;
    expect(huddles).toContain(`/join/huddle/${open}</loc>`);
    expect(huddles).not.toContain(closed);
    const draft = (await test.as(test.asha).post('/api/inspirations')).body.id;
    expect((await get('/sitemap-inspirations.xml')).body).not.toContain(draft);
  });

  it('the rule that signed-in pages and the API are not theirs', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain('Disallow: /home');
    expect(body).toContain('Sitemap: https://trailfolk.example/sitemap.xml');
  });
});
