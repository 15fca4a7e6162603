import { afterAll, beforeAll, expect, test } from 'vitest';
import { setReadOnly, showBanner, takeBannerDown } from '#areas/operator/server/look-after.ts';
import { html } from '#platform/server/html.ts';
import { Browser } from '#platform/server/identity/testing/browser.ts';
import { enterAs } from '#platform/server/identity/testing/log-in-journey.ts';
import { newId } from '#platform/server/new-id.ts';
import { siteNotice, withNotice } from '#platform/server/notice/site-notice.ts';
import type { BannerId } from '#platform/shared/ids.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const operator = 'olga';
const plain = async (language = 'en') =>
  (await world.app.inject({ url: '/moderation/figures', headers: { 'accept-language': language } })).body;
/** Of a log-in that cannot go on, and of logging out: the provider draws both. */
const ofProvider = ['/oidc/auth?client_id=nobody', '/oidc/session/end'];
const inHours = (hours: number) => new Date(world.platform.now().getTime() + hours * 3_600_000);

test('ADM-4 what operators say stands above pages without a script, in both languages, until it ends', async () => {
  const id = newId<BannerId>();
  expect(await plain()).not.toContain('site-notice');
  const banner = { id, words: 'Mails are <late>', germanWords: 'Mails kommen später', until: inHours(2) };
  expect(await showBanner(world.platform, { ...banner, operator })).toBe('done');
  await expect.poll(() => plain()).toContain('Mails are &lt;late&gt;');
  expect(await plain('de')).toContain('Mails kommen später');
  world.forward(2 * 3_600_000 - 1);
  expect(await plain()).toContain('Mails are');
  world.forward(1);
  expect(await plain()).not.toContain('site-notice');
  await showBanner(world.platform, { ...banner, operator, until: inHours(2) });
  await expect.poll(() => plain()).toContain('Mails are');
  await takeBannerDown(world.platform, { operator, id });
  await expect.poll(() => plain()).not.toContain('site-notice');
});

test('ADM-4 while the site can only be read, visitors are told what they cannot do', async () => {
  const browser = new Browser(world.app, world.platform.config.PUBLIC_ORIGIN);
  await enterAs(browser, 'sign-up', 'mia@mail.example', 'a quiet ridge at dawn');
  await setReadOnly(world.platform, { operator, on: true });
  await expect.poll(() => plain()).toContain('not join outings, send reports or change anything');
  await expect.poll(() => plain('de')).toContain('nichts melden');
  for (const page of ofProvider)
    expect((await browser.get(page)).body).toContain('not join outings, send reports or change anything');
  await setReadOnly(world.platform, { operator, on: false });
  await expect.poll(() => plain()).not.toContain('site-notice');
});

test.each([
  [
    '<html><head></head><body class="x"><p>ü</p></body>',
    '<html><head></head><body class="x"><b>!</b><p>ü</p></body>',
  ],
  ['{"words":"no page"}', '{"words":"no page"}'],
])('ADM-4 it is the first thing in a page: %s', (page, expected) => {
  expect(withNotice(Buffer.from(page), html`<b>!</b>`).toString()).toBe(expected);
  expect(withNotice(Buffer.from(page), null).toString()).toBe(page);
});

test('ADM-4 nothing to say is no element', () => {
  const now = world.platform.now;
  expect(siteNotice({ maintenance: { isReadOnly: false, banners: [] }, now }, 'en')).toBeNull();
});
