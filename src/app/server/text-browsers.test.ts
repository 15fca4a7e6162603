import { afterAll, beforeAll, expect, test } from 'vitest';
import { found } from '#areas/community/server/testing/found.ts';
import { publish } from '#areas/inspiration/server/testing/write-story.ts';
import { say } from '#areas/post/server/testing/say.ts';
import { ensureBuilt } from '../../../scripts/steps/ensure-built.ts';
import { registerPages } from './pages.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { hut, stageOf } from './testing/ride-stage.ts';

let world: TestApp;
const objects: Record<string, string> = {};
beforeAll(async () => {
  await ensureBuilt();
  world = await buildTestApp({}, undefined, registerPages);
  const club = await found(world, world.asha, { name: 'Ridge walkers', tags: ['Dawn', 'Soup'] });
  const details = { distanceMeters: 9_000, difficulty: 'HARD', capacity: 9 };
  const plan = { name: 'Rigi', communityId: club, venue: hut, description: 'Up.' };
  const made = await world.as(world.asha).post('/api/huddles', stageOf(world).plan({ ...plan, ...details }));
  expect(made.status).toBe(200);
  objects.club = club;
  objects.huddle = made.body.id;
  objects.story = await publish(world, world.asha);
  objects.post = await say(world, world.asha, 'Fog all the way #lake');
}, 240_000);
afterAll(() => world.close());

const INLINE = 'a|abbr|b|em|i|small|span|strong|time|button|label';
/** The end of a fact and the beginning of the next, both within a line, with nothing in between. */
const RUN_TOGETHER = new RegExp(
  `[^\\s>(/@#][^\\s>]*(?:</(?:${INLINE})>)+(?:<svg.*?</svg>|<(?:${INLINE}|img)\\b[^>]*>)*(?<=>)(?=[\\p{L}\\d])[^<]+`,
  'gu',
);

/** What a browser without styles would print without a gap. */
function runTogether(html: string): string[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|template|legend)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/g, '');
  return [...body.matchAll(RUN_TOGETHER)].map(([text]) => text.replace(/<[^>]+>/g, '|'));
}

test('V16: what runs together is noticed', () => {
  expect(runTogether('<body><span>05:00</span><span>in 2 days</span>')).toHaveLength(1);
  expect(runTogether('<body><span>05:00</span> <span>in 2 days</span>')).toEqual([]);
  expect(runTogether('<body><p>05:00</p><p>in 2 days</p>')).toEqual([]);
});

const pages: Record<string, () => string> = {
  start: () => '/start',
  features: () => '/features',
  support: () => '/support',
  explore: () => '/explore/inspiration',
  huddle: () => `/join/huddle/${objects.huddle}`,
  club: () => `/join/community/${objects.club}`,
  'huddles of the club': () => `/join/community/${objects.club}?tab=Huddles`,
  story: () => `/inspiration/view/${objects.story}`,
  post: () => `/timeline/view/${objects.post}`,
};

test.each(Object.keys(pages))(
  'V16: no two facts run together in a text browser on the page %s',
  async (name) => {
    const url = pages[name]?.() ?? '';
    const { body, statusCode } = await world.app.inject({ url, headers: { accept: 'text/html' } });
    expect(statusCode).toBe(200);
    expect(runTogether(body)).toEqual([]);
  },
);
