import { connect } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerPages } from '#app/server/pages.ts';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { ensureBuilt } from '../../scripts/steps/ensure-built.ts';

let world: TestApp;
let port = 0;
const lines: string[] = [];
beforeAll(async () => {
  await ensureBuilt();
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  world = await buildTestApp({}, log, registerPages);
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const address = world.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
}, 240_000);
afterAll(() => world.close());

/** Sends these bytes as they are; answers what came until the connection ended. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

const head = (method: string, path: string) =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`;

test.each([
  ['two lengths of one body', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello'],
  ['a length beside chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['chunks by another name', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ['a line break inside a header', 'X-Word: a\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n'],
])('V4: a request with %s is refused, so that no two readers cut it differently', async (_, rest) => {
  expect(await sendRaw(head('POST', '/api/public/newsletter') + rest)).toMatch(/^HTTP\/1\.1 400 /);
});

test('V13: a request is never sent back to who sent it (TRACE)', async () => {
  const answer = await sendRaw(`${head('TRACE', '/start')}X-Word: secret\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 (404|405) /);
  expect(answer).not.toContain('X-Word');
});

test.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/assets/',
  '/assets/../server/index.js',
  '/src/app/server/main.ts',
])('V13: neither source, history, settings nor a list of files stands at %s', async (url) => {
  const answer = await sendRaw(`${head('GET', url)}\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 (400|403|404) /);
  expect(answer).not.toMatch(/\[core\]|"dependencies"|createServer|index of/i);
});

test.each(['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'])(
  'V15: a body that reaches for the prototype is refused: %s',
  async (payload) => {
    const headers = { authorization: `Bearer ${world.asha.token}`, 'content-type': 'application/json' };
    const answer = await world.app.inject({ method: 'PATCH', url: '/api/me', headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(Object.prototype).not.toHaveProperty('admin');
  },
);

test('V15: a parameter that is there twice is refused, not chosen from', async () => {
  const headers = { authorization: `Bearer ${world.asha.token}` };
  const answer = await world.app.inject({
    url: '/api/me/connections?list=FOLLOWERS&list=FOLLOWING',
    headers,
  });
  expect(answer.statusCode).toBe(400);
});

test('V16: what was refused stands in the log with operation, status and time', async () => {
  lines.length = 0;
  await world.app.inject({ url: '/api/me' });
  await world.as(world.asha).get('/api/moderation/cases');
  const told = () =>
    lines
      .map((line): Record<string, unknown> => JSON.parse(line))
      .filter(({ msg }) => msg === 'answered')
      .map(({ route, method, status }) => [method, route, status]);
  await expect.poll(told).toEqual([
    ['GET', '/api/me', 401],
    ['GET', '/api/moderation/cases', 403],
  ]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ time: expect.any(Number), reqId: expect.any(String) });
});
