import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { restingWorker } from '../src/app/server/resting-worker.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: [/503/] });

const broken = `self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open('parts').then((cache) => cache.put('/old', new Response('spoilt'))));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith(new Response('broken', { status: 503 })));`;

const A_PAGE = `<!doctype html><html lang="en"><title>A page</title>
<main><h1>A page</h1><label>Words <textarea></textarea></label></main></html>`;

let server: Server;
let worker = broken;
test.beforeAll(async () => {
  server = createServer((request, response) => {
    const isWorker = request.url === '/sw.js';
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    response.setHeader('cache-control', 'no-cache');
    response.end(isWorker ? worker : A_PAGE);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => server.close());

test('O11: a worker that breaks every page is replaced without a press, and no page is loaded again (OFF-1)', async ({
  page,
}) => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await page.goto(origin);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    const opening = indexedDB.open('waiting-acts');
    opening.onupgradeneeded = () => opening.result.createObjectStore('acts');
    await new Promise((resolve) => (opening.onsuccess = resolve));
  });
  await page.getByRole('textbox').fill('Not sent yet');
  const other = await page.context().newPage();
  await expect.poll(async () => (await other.goto(origin))?.status()).toBe(503);

  worker = restingWorker;
  // A browser looks for another worker with each page that it opens.
  await expect.poll(async () => (await other.goto(origin))?.status()).toBe(200);
  await expect(page.getByRole('textbox')).toHaveValue('Not sent yet');
  const left = await other.evaluate(async () => ({
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  expect(left).toEqual({ caches: [], databases: ['waiting-acts'] });
});
