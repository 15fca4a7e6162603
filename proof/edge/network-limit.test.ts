import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerPages } from '#app/server/pages.ts';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { loadConfig } from '#platform/server/config.ts';
import { type KnownRoute, routeTableOf } from '#platform/server/http/route-table.ts';
import { ensureBuilt } from '../../scripts/steps/ensure-built.ts';

const FEW = 4;
const asked = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
let world: TestApp;
let origin = '';
beforeAll(async () => {
  await ensureBuilt();
  const env = { RATE_LIMITS: 'true', NETWORK_PER_MINUTE: String(FEW), TRUST_PROXY: '1' };
  world = await buildTestApp(env, undefined, registerPages);
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
}, 240_000);
afterAll(() => world.close());

/** How one address is answered that asks a route again and again. */
async function statuses({ method, url }: KnownRoute, address: string): Promise<number[]> {
  const found: number[] = [];
  for (let turn = 0; turn <= FEW; turn += 1) {
    const path = url.replaceAll('*', `x${turn}`).replace(/:\w+/g, `x${turn}`);
    const headers = { 'x-forwarded-for': address };
    const answer = await fetch(`${origin}${path}?n${turn}`, { method, headers, redirect: 'manual' });
    await answer.arrayBuffer();
    found.push(answer.status);
  }
  return found;
}

test('S6: who asks any route again and again, pages, files and the identity provider included, meets a limit', async () => {
  const routes = routeTableOf(world.app).filter(({ method }) => asked.has(method));
  const open: string[] = [];
  for (const [at, route] of routes.entries()) {
    const found = await statuses(route, `10.${at >> 8}.${at & 255}.1`);
    if (found.slice(0, FEW).includes(429) || found.at(-1) !== 429) {
      open.push(`${route.method} ${route.url}: ${found}`);
    }
  }
  expect(open).toEqual([]);
  const urls = routes.map(({ url }) => url);
  expect(urls).toEqual(expect.arrayContaining(['/*', '/oidc/*', '/healthz', '/api/docs']));
  expect(routes.length).toBeGreaterThan(200);
}, 240_000);

test('S6: as it is set, the limit stops 2,000 calls and lets eight pages of 180 requests through', () => {
  const { NETWORK_PER_MINUTE } = loadConfig({});
  expect(NETWORK_PER_MINUTE).toBeLessThan(2_000);
  expect(NETWORK_PER_MINUTE).toBeGreaterThanOrEqual(8 * 180);
});

test('S6: the identity provider keeps no request of somebody it does not know', async () => {
  const open = await buildTestApp();
  const found = await open.as(null).get('/oidc/.well-known/openid-configuration');
  expect(found.body).not.toHaveProperty('pushed_authorization_request_endpoint');
  expect((await open.app.inject({ method: 'POST', url: '/oidc/request' })).statusCode).toBe(404);
  await open.close();
});
