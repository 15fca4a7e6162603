import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { hostileHeaders } from './hostile-headers.ts';

/** 60 a minute may be asked for. */
const LINK = `/api/public/links/${'a'.repeat(22)}`;

interface Call {
  readonly remoteAddress?: string;
  readonly headers?: Record<string, string>;
}

async function lastOf(env: Record<string, string>, call: (turn: number) => Call): Promise<number> {
  const world: TestApp = await buildTestApp({ RATE_LIMITS: 'true', ...env });
  let status = 0;
  for (let turn = 0; turn < 61; turn += 1) {
    status = (await world.app.inject({ method: 'GET', url: LINK, ...call(turn) })).statusCode;
  }
  await world.close();
  return status;
}

test('S3: a visitor who writes another address into every request meets the limit all the same', async () => {
  expect(await lastOf({}, (turn) => ({ headers: hostileHeaders(turn) }))).toBe(429);
});

test.each(['1', 'true', '127.0.0.1'])(
  'S3: behind the proxies of TRUST_PROXY=%s only the address that these wrote counts',
  async (TRUST_PROXY) => {
    const through = (turn: number, address: string) => ({
      ...hostileHeaders(turn),
      'x-forwarded-for': `203.0.113.${turn}, 10.1.2.${turn}, ${address}`,
    });
    expect(await lastOf({ TRUST_PROXY }, (turn) => ({ headers: through(turn, '198.51.100.7') }))).toBe(429);
    expect(await lastOf({ TRUST_PROXY }, (turn) => ({ headers: through(turn, `198.51.100.${turn}`) }))).toBe(
      404,
    );
  },
);

test('S8: all addresses of one IPv6 customer are one caller, those of two customers are two', async () => {
  expect(await lastOf({}, (turn) => ({ remoteAddress: `2001:db8:1:2::${turn}` }))).toBe(429);
  expect(await lastOf({}, (turn) => ({ remoteAddress: `2001:db8:1:${turn}::1` }))).toBe(404);
});

test('S3: the metrics are for the bearer of the token, and without one for nobody', async () => {
  const open = await buildTestApp();
  expect((await open.as(null).get('/metrics')).status).toBe(404);
  await open.close();
  const METRICS_TOKEN = 'sixteen signs and more';
  const closed = await buildTestApp({ METRICS_TOKEN, TRUST_PROXY: '1' });
  const read = (headers: Record<string, string>) => closed.as(null).get('/metrics', headers);
  expect((await read({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
  expect((await read({ authorization: 'Bearer sixteen signs and mole' })).status).toBe(404);
  expect((await read({ authorization: `Bearer ${METRICS_TOKEN}` })).status).toBe(200);
  await closed.close();
});
