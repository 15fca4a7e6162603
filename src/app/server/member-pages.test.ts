import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../../../scripts/steps/ensure-built.ts';
import routes from '../web/routes.ts';
import { registerPages } from './pages.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';
import { pageSession } from './testing/page-session.ts';
import { hut, stageOf } from './testing/ride-stage.ts';

let world: TestApp;
const cookies = new Map<CastMember, string>();
beforeAll(async () => {
  await ensureBuilt();
  world = await buildTestApp({}, undefined, registerPages);
  for (const member of [world.asha, world.ben, world.cleo]) {
    cookies.set(member, await pageSession(world, member));
  }
}, 240_000);
afterAll(() => world.close());

/** A page as its person gets it, and as somebody else does. */
async function open(url: string, member: CastMember | null) {
  const cookie = member ? (cookies.get(member) ?? '') : '';
  return world.app.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } });
}

const nobody = '00000000-0000-4000-8000-000000000000';
const members = (await routes).find(({ file }) => file === 'shell/member.layout.tsx')?.children ?? [];
const addresses = members.map(
  ({ path = '' }) =>
    `/${path
      .replace(':username', 'cleo')
      .replace(/:\w+\?/, '')
      .replace(/:\w+/g, nobody)}`,
);

test('every page for members is rendered for who asks, in turn, and says nothing of the one before', async () => {
  expect(addresses.length).toBeGreaterThan(35);
  for (const url of addresses) {
    for (const [member, other] of [
      [world.asha, world.ben],
      [world.ben, world.asha],
    ] as const) {
      const page = await open(url, member);
      expect(page.body, url).toContain('window.memberState=');
      expect(page.body, url).toContain(member.personId);
      expect(page.body, url).not.toContain(other.personId);
      expect(page.headers['cache-control'], url).toBe('no-store');
    }
    const visitor = await open(url, null);
    expect(visitor.body, url).not.toMatch(/memberState=\{/);
    for (const { personId } of [world.asha, world.ben]) expect(visitor.body, url).not.toContain(personId);
  }
});

test('no part of a page is left to the browser because the server could not draw it', async () => {
  for (const url of addresses) {
    const { body } = await open(url, world.asha);
    expect(body.includes('<!--$!-->'), url).toBe(false);
  }
});

test('pages for visitors are the same for everybody: no session reaches them', async () => {
  for (const url of ['/start', '/explore/inspiration', '/terms']) {
    const { body, headers } = await open(url, world.asha);
    expect(body).not.toContain(world.asha.personId);
    expect(headers['cache-control']).toBe('no-cache');
  }
});

test('the page is in the language of the profile, whatever the browser asks for', async () => {
  await world.platform.database.pool.query(`update people set locale = 'de' where id = $1`, [
    world.ben.personId,
  ]);
  const page = await open('/setting', world.ben);
  expect(page.body).toContain('<html lang="de"');
  expect(page.body).toContain('Einstellungen');
});

test('what somebody may no longer see is on none of their pages, from the next one on', async () => {
  const plan = stageOf(world).plan({ name: 'Open col', venue: hut });
  const { id } = (await world.as(world.asha).post('/api/huddles', plan)).body;
  const page = async () => (await open(`/huddle/view/${id}`, world.ben)).body;
  expect(await page()).toContain('Open col');
  await world.platform.database.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [
    world.asha.personId,
    world.ben.personId,
  ]);
  expect(await page()).not.toContain('Open col');
  expect((await open(`/huddle/view/${id}`, world.asha)).body).toContain('Open col');
});

test('a suspended person gets the frame of nobody', async () => {
  const { pool } = world.platform.database;
  await pool.query('update people set suspended_at = now() where id = $1', [world.cleo.personId]);
  const page = await open('/home', world.cleo);
  expect(page.body).not.toMatch(/memberState=\{/);
  expect(page.statusCode).toBe(200);
});

test('who is not through the gate yet is led there by the browser', async () => {
  const early = await world.enter({ username: 'early', emailVerified: false });
  cookies.set(early, await pageSession(world, early));
  expect((await open('/home', early)).body).not.toMatch(/memberState=\{/);
});
