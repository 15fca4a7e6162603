import { afterAll, beforeAll, expect, test } from 'vitest';
import { found } from '#areas/community/server/testing/found.ts';
import { publish } from '#areas/inspiration/server/testing/write-story.ts';
import { say } from '#areas/post/server/testing/say.ts';
import { ensureBuilt } from '../../../scripts/steps/ensure-built.ts';
import routes from '../web/routes.ts';
import { registerPages } from './pages.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { pageSession } from './testing/page-session.ts';
import { stageOf } from './testing/ride-stage.ts';

let world: TestApp;
let cookie: string;
const objects: Record<string, string> = {};
beforeAll(async () => {
  await ensureBuilt();
  world = await buildTestApp({}, undefined, registerPages);
  await world.as(world.asha).patch('/api/me', { locale: 'de' });
  const { pool } = world.platform.database;
  await pool.query(`update people set locale = 'de', operator = true, moderator = true where id = $1`, [
    world.asha.personId,
  ]);
  cookie = await pageSession(world, world.asha);
  const club = await found(world, world.asha, { name: 'Gratwanderer', description: 'Sonntags am Grat.' });
  objects.communityId = club;
  objects.huddleId = await stageOf(world).huddle([world.ben], {
    name: 'Rigi',
    communityId: club,
    description: 'Hinauf und hinunter.',
  });
  objects.inspirationId = await publish(world, world.asha, { title: 'Schichten', summary: 'Wolle zuerst' });
  objects.postId = await say(world, world.asha, 'Nebel den ganzen Tag #nebel');
  objects.username = 'ben';
  objects.tag = 'nebel';
}, 240_000);
afterAll(() => world.close());

/** Common in English, and no German words; a kind of job has a name with hyphens. */
const ENGLISH =
  /(?<![-\w])(the|and|of|your|you|with|for|to|is|are|this|that|has|have|from|it|we|when|who|what|how|add|show|open|close|save|cancel|delete|edit|search|next|back|days?|hours?|people|places?|yes|maybe|not yet|nothing)(?![-\w])/gi;

const paths = (await routes).flatMap(({ children = [] }) => children.map(({ path = '' }) => path));
const addresses = paths
  .filter((path) => path !== '*')
  .map((path) => `/${path.replace(/:(\w+)\??/g, (_, name: string) => objects[name] ?? name)}`);

/** What a page says: its text, and the words that are read out or shown on demand. */
function saidBy(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)[\s>][\s\S]*?<\/\1>/g, '');
  const words = body.matchAll(/>([^<]+)<|\b(?:aria-label|title|alt|placeholder)="([^"]+)"/g);
  return [...words].map(([, text = '', attribute = '']) => text || attribute);
}

test('every page that the server draws says all it says in German', async () => {
  expect(addresses.length).toBeGreaterThan(60);
  const english: string[] = [];
  for (const url of addresses) {
    const headers = { accept: 'text/html', 'accept-language': 'de', cookie };
    const { body } = await world.app.inject({ url, headers });
    const said = saidBy(body).filter((words) => words.match(ENGLISH));
    english.push(...said.map((words) => `${url}: ${words.trim().slice(0, 100)}`));
  }
  expect(english).toEqual([]);
});

test('the same page in English is full of what is looked for', async () => {
  const headers = { accept: 'text/html', 'accept-language': 'en' };
  const { body } = await world.app.inject({ url: '/features', headers });
  expect(saidBy(body).filter((words) => words.match(ENGLISH)).length).toBeGreaterThan(20);
});
