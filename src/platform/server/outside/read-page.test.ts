import http from 'node:http';
import { type AddressInfo, isIP, Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { closedAddresses, closedTargets } from './closed-targets.ts';
import { isPublicAddress } from './public-address.ts';
import { type Outside, outsideOf, readPage } from './read-page.ts';

/** Stands for the open internet; everything else of this machine is closed. */
const PUBLIC = '127.0.0.2';
const names: Readonly<Record<string, readonly string[]>> = {
  'public.test': [PUBLIC],
  'mixed.test': [PUBLIC, '127.0.0.1'],
  'private.test': ['10.0.0.1'],
  'metadata.test': ['169.254.169.254'],
  'six.test': ['fd00::1'],
  'nat64.test': ['64:ff9b::7f00:1'],
};
const via: Outside = {
  isListed: () => true,
  resolve: async (host) =>
    isIP(host) ? [host] : (names[host] ?? (/localhost\.?$/.test(host) ? ['127.0.0.1'] : [])),
  isAllowed: (address) => address === PUBLIC || isPublicAddress(address),
  isOpenPort: () => true,
};

let port = 0;
let trapped = 0;
let answer: http.RequestListener = (_, reply) => reply.end();
const trap = http.createServer((_, reply) => reply.end('<title>secret</title>'));
const open = http.createServer((request, reply) => answer(request, reply));

beforeAll(async () => {
  trap.on('connection', () => {
    trapped += 1;
  });
  await new Promise<void>((done) => trap.listen(0, '127.0.0.1', done));
  port = (trap.address() as AddressInfo).port;
  await new Promise<void>((done) => open.listen(port, PUBLIC, done));
});
afterAll(() => {
  trap.close();
  open.close();
});

const page = (html: string, type = 'text/html; charset=utf-8') => {
  answer = (_, reply) => reply.writeHead(200, { 'content-type': type }).end(html);
};
const redirect = (location: string, status = 302) => {
  answer = (request, reply) => {
    if (request.url === '/') reply.writeHead(status, { location }).end();
    else reply.writeHead(200, { 'content-type': 'text/html' }).end('<title>after</title>');
  };
};
const read = (address = `http://public.test:${port}/`) => readPage(address, via);

test('ASVS 13.2.4 with a list of hosts nothing else is read, by whatever redirect', async () => {
  page('<title>here</title>');
  const { isListed } = outsideOf({ OUTSIDE_HOSTS: ['public.test', 'huts.example'] });
  const listed = { ...via, isListed };
  expect(await readPage(`http://public.test:${port}/`, listed)).toMatchObject({
    html: '<title>here</title>',
  });
  const { isListed: isOther } = outsideOf({ OUTSIDE_HOSTS: ['huts.example'] });
  expect(await readPage(`http://public.test:${port}/`, { ...via, isListed: isOther })).toBeUndefined();
  redirect(`http://${PUBLIC}:${port}/`);
  expect(await readPage(`http://public.test:${port}/`, listed)).toBeUndefined();
  expect(['huts.example', 'a.huts.example', 'bhuts.example', 'example'].map(isListed)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(outsideOf({ OUTSIDE_HOSTS: [] }).isListed('anything.example')).toBe(true);
});

test('PRIVACY 31 no address of a closed network is taken for one of the open internet', () => {
  expect(closedAddresses.filter(isPublicAddress)).toEqual([]);
  const known = ['8.8.8.8', '93.184.215.14', '2606:4700::6810:84e5', '2a00:1450:4001:80b::200e'];
  expect(known.filter((address) => !isPublicAddress(address))).toEqual([]);
});

test('PRIVACY 31 none of at least 120 closed targets is connected to, not even tried', async () => {
  const targets = closedTargets(port);
  expect(targets.length).toBeGreaterThanOrEqual(120);
  const connect = vi.spyOn(Socket.prototype, 'connect');
  const pages = await Promise.all(targets.map((target) => readPage(target, via)));
  expect(connect).not.toHaveBeenCalled();
  connect.mockRestore();
  expect(pages.filter(Boolean)).toEqual([]);
  expect(trapped).toBe(0);
});

test('PRIVACY 31 none of them is reached through a redirect', async () => {
  for (const target of closedTargets(port)) {
    answer = (_, reply) => {
      reply.statusCode = 302;
      // A header cannot carry everything that an address bar can.
      reply.setHeader('location', target.replace(/[^\x20-\x7e]/g, encodeURIComponent));
      reply.end();
    };
    expect(await read(), target).toBeUndefined();
  }
  expect(trapped).toBe(0);
});

test('PRIVACY 31 a name that means another address the second time leads to the checked one', async () => {
  page('<title>open</title>');
  let asked = 0;
  const rebinding: Outside = { ...via, resolve: async () => (asked++ === 0 ? [PUBLIC] : ['127.0.0.1']) };
  expect((await readPage(`http://rebinding.test:${port}/`, rebinding))?.html).toBe('<title>open</title>');
  expect([asked, trapped]).toEqual([1, 0]);
  redirect('/again');
  expect(
    await readPage(`http://rebinding.test:${port}/`, { ...rebinding, resolve: rebinding.resolve }),
  ).toBeUndefined();
  expect(trapped).toBe(0);
});

test('POST-3 a page is read up to its bound, through few redirects, when it is a page', async () => {
  page(`<title>long</title>${'x'.repeat(2_000_000)}`);
  expect((await read())?.html.length).toBe(512 * 1024);
  page('{"a":1}', 'application/json');
  expect(await read()).toBeUndefined();
  redirect('/there');
  expect(await read()).toMatchObject({
    url: `http://public.test:${port}/there`,
    html: '<title>after</title>',
  });
  answer = (_, reply) => reply.writeHead(302, { location: '/round' }).end();
  expect(await read()).toBeUndefined();
  page(Buffer.from('<title>caf\xe9</title>', 'latin1') as unknown as string, 'text/html; charset=iso-8859-1');
  expect((await read())?.html).toBe('<title>café</title>');
});

test('POST-3 nothing of a person goes along', async () => {
  let heard: http.IncomingHttpHeaders = {};
  answer = (request, reply) => {
    heard = request.headers;
    reply.end();
  };
  await read();
  expect(Object.keys(heard).sort()).toEqual(['accept', 'connection', 'host', 'user-agent']);
});
