import http from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closedTargets } from './closed-targets.ts';
import { ClosedAddress, OutsidePoster } from './post-outside.ts';
import { isPublicAddress } from './public-address.ts';
import type { Outside } from './read-page.ts';

const PUBLIC = '127.0.0.3';
const via: Outside = {
  isListed: () => true,
  resolve: async (host) => (isIP(host) ? [host] : host === 'public.test' ? [PUBLIC] : ['127.0.0.1']),
  isAllowed: (address) => address === PUBLIC || isPublicAddress(address),
  isOpenPort: () => true,
};

let port = 0;
let heard: string[] = [];
const open = http.createServer((request, reply) => {
  request.on('data', (chunk) => heard.push(String(chunk)));
  request.on('end', () =>
    reply.writeHead(429, { 'retry-after': '3', location: 'http://127.0.0.1/' }).end('x'),
  );
});
/** On the same port where nobody may come. */
let trapped = 0;
const trap = http.createServer((_, reply) => reply.end('secret'));
beforeAll(async () => {
  await new Promise<void>((done) => open.listen(0, PUBLIC, done));
  port = (open.address() as AddressInfo).port;
  trap.on('connection', () => {
    trapped += 1;
  });
  await new Promise<void>((done) => trap.listen(port, '127.0.0.1', done));
});
afterAll(() => {
  trap.close();
  open.close();
  open.closeAllConnections();
});

const poster = new OutsidePoster(via);
const post = (url: URL) => poster.post({ url, headers: { 'content-length': 2 }, body: Buffer.from('hi') });

test('NOT-5 what is posted arrives, and the answer is told', async () => {
  heard = [];
  expect(await post(new URL(`http://public.test:${port}/`))).toEqual({ status: 429, retryAfter: '3' });
  expect(heard).toEqual(['hi']);
});

test('ASVS 13.2.4 nothing is posted to a host that is not on the list', async () => {
  heard = [];
  const listed = new OutsidePoster({ ...via, isListed: (host) => host === 'push.example' });
  const sent = listed.post({
    url: new URL(`http://public.test:${port}/`),
    headers: {},
    body: Buffer.from('hi'),
  });
  await expect(sent).rejects.toThrow(ClosedAddress);
  expect(heard).toEqual([]);
});

test('PRIVACY 31 none of the closed targets is connected to', async () => {
  const urls = closedTargets(port)
    .map((target) => URL.parse(target))
    .filter((url) => url !== null)
    .filter(({ protocol }) => /^https?:$/.test(protocol));
  expect(urls.length).toBeGreaterThan(90);
  const tried = await Promise.allSettled(urls.map(post));
  expect(trapped).toBe(0);
  const others = tried.filter(({ status }) => status === 'fulfilled');
  expect(others).toEqual([]);
  expect(tried.every((each) => each.status === 'rejected' && each.reason instanceof ClosedAddress)).toBe(
    true,
  );
});
