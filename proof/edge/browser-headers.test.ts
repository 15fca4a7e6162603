import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerPages } from '#app/server/pages.ts';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { ensureBuilt } from '../../scripts/steps/ensure-built.ts';

let world: TestApp;
beforeAll(async () => {
  await ensureBuilt();
  world = await buildTestApp({ PUBLIC_ORIGIN: 'https://hike.example' }, undefined, registerPages);
}, 240_000);
afterAll(() => world.close());

test.each([
  ['a page', '/start'],
  ['a page of a member', '/home'],
  ['a page that is not there', '/no/such/page'],
  ['a file', '/favicon.ico'],
  ['the API', '/api/me'],
  ['an operation that is not there', '/api/nothing'],
  ['what a visitor may read', '/api/public/huddles'],
  ['the documents of the API', '/api/docs'],
  ['the provider', '/oidc/.well-known/openid-configuration'],
  ['a refusal of the provider', '/oidc/auth?client_id=nobody'],
  ['a page of the log-in', '/plain/page.css'],
])('V3: %s tells the browser what it may do, over https alone', async (_, url) => {
  const { headers } = await world.app.inject({ url });
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toMatch(/^(same-origin|strict-origin-when-cross-origin)$/);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
  expect(policy).not.toMatch(/script-src [^;]*unsafe/);
  expect(String(headers['content-type'])).toMatch(/charset=utf-8|^image\//i);
});

test('V3: a page may name no other base for its addresses', async () => {
  const { headers } = await world.app.inject({ url: '/start' });
  expect(headers['content-security-policy']).toContain("base-uri 'none'");
});
