import { afterAll, beforeAll, expect, test } from 'vitest';
import { routeTableOf } from '#platform/server/http/route-table.ts';
import { newId } from '#platform/server/new-id.ts';
import { readOperations } from '../../../proof/openapi.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

/** Served under /api and no operations: the description itself, and where a mail's one press leads to a page. */
const noOperations = [
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/public/unsubscribe/:token',
  'GET /api/public/newsletter/leave/:token',
];

test('I11: the description names every route of the API, and no other', async () => {
  const described = (await readOperations(world)).map(
    ({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
  );
  const routes = routeTableOf(world.app)
    .filter(({ method, url }) => url.startsWith('/api/') && method !== 'HEAD' && method !== 'OPTIONS')
    .map(({ method, url }) => `${method} ${url}`);
  const served = [...new Set(routes)].filter((route) => !noOperations.includes(route));
  expect(described.length).toBeGreaterThan(300);
  expect([...described].sort()).toEqual(served.sort());
});

test('I11: anybody finds the description, as a document and as a page, from where programs look', async () => {
  const { headers, text } = await world.as(null).get('/.well-known/api-catalog');
  expect(headers['content-type']).toContain('application/linkset+json');
  const [{ 'service-desc': documents, 'service-doc': pages }] = JSON.parse(text).linkset;
  for (const [{ href, type }] of [documents, pages]) {
    const found = await world.as(null).get(new URL(href).pathname);
    expect([found.status, String(found.headers['content-type']).startsWith(type)]).toEqual([200, true]);
  }
  const page = (await world.as(null).get('/api/docs')).text;
  for (const part of ['id="programs"', 'id="webhooks"', 'id="ending"', '<code>most</code>', '2027-12-01'])
    expect(page).toContain(part);
});

test('I11: each list says in the description that its old parameter ends, and in the answer to who uses it', async () => {
  const { paths } = (await world.as(null).get('/api/openapi.json')).body;
  const named = paths['/api/communities'].get.parameters.filter(
    ({ deprecated }: { deprecated?: boolean }) => deprecated,
  );
  expect(named).toMatchObject([{ name: 'most', in: 'query', required: false }]);
  const old = await world.as(world.asha).get('/api/communities?most=2');
  expect([old.status, old.headers.deprecation, old.headers.sunset]).toEqual([
    200,
    '@1795737600',
    'Wed, 01 Dec 2027 00:00:00 GMT',
  ]);
  expect((await world.as(world.asha).get('/api/communities?limit=2')).headers.deprecation).toBeUndefined();
});

test('I11: a token of a program opens what the description says with its scopes, and nothing else', async () => {
  const { id } = (await world.as(world.asha).post('/api/communities', { name: 'Ridge walkers' })).body;
  const scopes = ['outings', 'members', 'statistics', 'attendance'];
  const made = await world
    .as(world.asha)
    .put(`/api/communities/${id}/tokens/${newId<string>()}`, { name: 'Website', scopes, days: 30 });
  const authorization = `Bearer ${made.body.token}`;
  const { paths } = (await world.as(null).get('/api/openapi.json')).body;
  const opened: string[] = [];
  for (const { method, path, id: operation } of await readOperations(world)) {
    if (path.startsWith('/api/public/') || path === '/api/sse/subscribe') continue;
    const { security = [] } = paths[path][method.toLowerCase()];
    if (security.some((each: object) => 'program' in each)) {
      opened.push(operation);
      continue;
    }
    const url = path.replace('{communityId}', id).replace(/\{\w+\}/g, newId<string>());
    const asked = { method, url, headers: { authorization } };
    const answer = await world.app.inject(method === 'GET' ? asked : { ...asked, payload: {} });
    // What has the wrong shape is refused before anybody is asked for.
    const isMisshapen = [400, 413, 415].includes(answer.statusCode);
    expect([operation, isMisshapen || answer.json().code]).toEqual([
      operation,
      isMisshapen || 'NOT_FOR_PROGRAMS',
    ]);
  }
  expect(opened.sort()).toEqual([
    'exportAttendance',
    'listClubOutings',
    'listMembers',
    'listMembersOfYear',
    'listOutingsOfYear',
    'readStatistics',
  ]);
});
