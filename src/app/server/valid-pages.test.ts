import { randomUUID } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { found } from '#areas/community/server/testing/found.ts';
import { publish } from '#areas/inspiration/server/testing/write-story.ts';
import { say } from '#areas/post/server/testing/say.ts';
import { ensureBuilt } from '../../../scripts/steps/ensure-built.ts';
import { registerPages } from './pages.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { stageOf } from './testing/ride-stage.ts';

let world: TestApp;
const objects: Record<string, string> = {};
beforeAll(async () => {
  await ensureBuilt();
  world = await buildTestApp({}, undefined, registerPages);
  const stage = stageOf(world);
  const club = await found(world, world.asha, { name: 'Ridge walkers' });
  objects.club = club;
  objects.huddle = await stage.huddle([world.ben], {
    name: 'Rigi',
    communityId: club,
    description: 'Up.\n\nAnd down.',
  });
  objects.story = await publish(world, world.asha);
  objects.post = await say(world, world.asha, 'Fog all the way #lake');
}, 240_000);
afterAll(() => world.close());

/** What is said of names of classes and of how a page is written is no concern of who reads it. */
const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // The framework writes its scripts and styles as it likes; what runs is the policy's concern.
    'require-csp-nonce': 'off',
    'require-sri': 'off',
    'no-inline-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'valid-id': 'off',
    'svg-focusable': 'off',
    'no-implicit-button-type': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    'script-type': 'off',
    'no-raw-characters': 'off',
    'unique-landmark': 'error',
    'heading-level': ['error', { minInitialRank: 'h1', allowMultipleH1: false }],
    'missing-doctype': 'error',
  },
});

async function complaintsOf(path: string): Promise<string[]> {
  const { body, statusCode } = await world.app.inject({ url: path, headers: { accept: 'text/html' } });
  expect([path, statusCode < 500]).toEqual([path, true]);
  const { results } = await checker.validateString(body);
  const headings = body.match(/<h1[\s>]/g)?.length ?? 0;
  const wrong = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  );
  return headings === 1 ? wrong : [`${headings} headings of the first rank`, ...wrong];
}

/** What the server writes whole; pages behind the log-in are written in the browser. */
const pages: Record<string, () => string> = {
  start: () => '/start',
  features: () => '/features',
  support: () => '/support',
  terms: () => '/terms',
  privacy: () => '/privacy',
  cookies: () => '/cookies',
  explore: () => '/explore/inspiration',
  communities: () => '/community/communities',
  huddle: () => `/join/huddle/${objects.huddle}`,
  club: () => `/join/community/${objects.club}`,
  story: () => `/inspiration/view/${objects.story}`,
  post: () => `/timeline/view/${objects.post}`,
  'a page that is not there': () => '/no/such/page',
  unsubscribe: () => `/unsubscribe/${'x'.repeat(32)}`,
};

/** How React marks a part that is not there yet and that the browser is to draw. */
const UNFINISHED = '<!--$!-->';

test.each([
  ...Object.values(pages),
  () => `/join/huddle/${randomUUID()}`,
  () => `/join/community/${objects.club}?tab=Huddles`,
  () => '/home',
  () => '/onboard',
])('a page is whole from its first rendering on (%#)', async (path) => {
  const { body } = await world.app.inject({ url: path(), headers: { accept: 'text/html' } });
  expect(body).toContain('</body></html>');
  expect(body).not.toContain(UNFINISHED);
});

test.each(Object.keys(pages))(
  'V10: a checker of HTML finds nothing on the page %s, which has one first heading',
  async (name) => {
    expect(await complaintsOf(pages[name]?.() ?? '')).toEqual([]);
  },
);

const german: [string, string][] = [
  ['/start', 'Plane eine Tour'],
  ['/features', 'Huddles mit Gästen'],
  ['/support', 'Wie du Hilfe'],
  ['/terms', 'Die wenigen Regeln'],
  ['/privacy', 'Was wir über dich'],
  ['/cookies', 'Was in deinem Browser'],
  ['/explore/inspiration', 'Geschichten und Rat'],
];

test.each(german)('V4: who reads German reads it in the head of %s, too', async (url, words) => {
  const headers = { accept: 'text/html', 'accept-language': 'de-CH,de;q=0.9' };
  const { body } = await world.app.inject({ url, headers });
  expect(body).toContain('<html lang="de"');
  const described = [...body.matchAll(/(?:name="description"|property="og:description") content="([^"]*)"/g)];
  expect(described.map(([, said = '']) => said.startsWith(words))).toEqual([true, true]);
  const english = await world.app.inject({ url, headers: { accept: 'text/html', 'accept-language': 'en' } });
  const titleIn = (page: string) => /<title>([^<]*)</.exec(page)?.[1];
  expect(titleIn(english.body)).toContain('Trailfolk');
  // Some words are the same in both languages.
  if (!['/support', '/cookies'].includes(url)) expect(titleIn(body)).not.toBe(titleIn(english.body));
});
