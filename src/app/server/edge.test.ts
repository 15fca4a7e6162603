import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../../../scripts/steps/ensure-built.ts';
import { registerPages } from './pages.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let world: TestApp;
beforeAll(async () => {
  await ensureBuilt();
  world = await buildTestApp({}, undefined, registerPages);
}, 240_000);
afterAll(() => world.close());

const ask = (method: 'GET' | 'HEAD' | 'POST', url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ method, url, headers });

test.each(['/api/openapi.json', '/api/docs', '/api/public/huddles/feed.xml', '/api/me'])(
  'V6: %s comes encoded to who takes it so, and says the same',
  async (url) => {
    const token = { authorization: `Bearer ${world.asha.token}` };
    const plain = await ask('GET', url, token);
    for (const [encoding, decode] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
      const encoded = await ask('GET', url, { ...token, 'accept-encoding': encoding });
      if (plain.rawPayload.length < 1_400) continue;
      expect([encoded.headers['content-encoding'], encoded.headers.vary]).toEqual([
        encoding,
        'accept-encoding',
      ]);
      expect(Number(encoded.headers['content-length'])).toBe(encoded.rawPayload.length);
      expect(decode(encoded.rawPayload).toString()).toBe(plain.body);
    }
  },
);

test.each(['/start', '/features', '/api/openapi.json', '/api/docs', '/api/public/sign-in', '/favicon.ico'])(
  'V9, P11: HEAD of %s says the length that GET has, or none',
  async (url) => {
    const [get, head] = [await ask('GET', url), await ask('HEAD', url)];
    expect(head.statusCode).toBe(200);
    expect([undefined, String(get.rawPayload.length)]).toContain(head.headers['content-length']?.toString());
  },
);

test('V14: the icon that old programs ask for is there', async () => {
  const icon = await ask('GET', '/favicon.ico');
  expect([icon.statusCode, icon.rawPayload.readUInt16LE(2)]).toEqual([200, 1]);
});

test('V14: a request that names the whole address is answered as one that names the path', async () => {
  if (!world.app.server.listening) await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { request } = await import('node:http');
  const { port } = world.app.server.address() as { port: number };
  const statusOf = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path }, (answer) =>
        resolve(answer.resume().statusCode),
      );
      asked.on('error', reject).end();
    });
  expect(await statusOf('http://localhost:3000/healthz')).toBe(200);
  expect(await statusOf('https://trailfolk.example/api/public/sign-in?')).toBe(200);
});

test.each([
  ['POST', '/healthz', 'GET, HEAD'],
  ['GET', '/api/public/newsletter', 'POST'],
  ['POST', '/start', 'GET, HEAD'],
] as const)('V14: %s %s is told which methods it takes', async (method, url, allowed) => {
  const answer = await ask(method, url);
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, allowed]);
});

test('V14: an address of the API that nothing stands at is not found by any method', async () => {
  expect((await ask('POST', '/api/nothing')).statusCode).toBe(404);
});

test.each(['/assets/gone-1a2b3c.js', '/assets/..%2fsw.js', '/assets/a/b.js'])(
  'O11: %s is no file of this build, and never a page (OFF-1)',
  async (url) => {
    const { statusCode, headers, body } = await ask('GET', url, { accept: '*/*' });
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
    expect(body).not.toContain('<html');
  },
);

test('O11: the worker is a script, compressed, and asked for again each time (OFF-1)', async () => {
  const { headers, rawPayload } = await ask('GET', '/sw.js', { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
  expect(headers['content-type']).toContain('javascript');
  expect(brotliDecompressSync(rawPayload).toString()).toContain('addEventListener');
});
