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
    const answer = await test.app.inject({ url: '/sitemap.xml', headers: { host: 'evil.example' } });
    expect(answer.body).toContain('<loc>https://trailfolk.example/start</loc>');
    expect(answer.body).not.toContain('evil.example');
  });

  it('the rule that signed-in pages and the API are not theirs', async () => {
    const { body } = await get('/robots.txt');
    expect(body).toContain('Disallow: /home');
    expect(body).toContain('Sitemap: https://trailfolk.example/sitemap.xml');
  });
});
