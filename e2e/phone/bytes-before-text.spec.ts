import type { Page } from '@playwright/test';
import { logIn, NOWHERE } from '../support/arrive.ts';
import { hold } from '../support/hold.ts';
import { plantHuddle } from '../support/huddles.ts';
import { expect, test } from '../support/test.ts';

/** On a line as on a mountain these are ten seconds. */
const MAX_BYTES = 60_000;

const VIEWS = [
  '/home',
  '/huddle/huddles',
  '/huddle/mine',
  '/community',
  '/chat',
  '/notification',
  '/inspiration',
  '/account',
  '/setting',
];

/** What comes over the line before the words of a view stand there: its page. Styles and scripts are kept by the worker. */
async function bytesBeforeText(page: Page, path: string): Promise<number> {
  const parts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'document') return;
    parts.push(request.sizes().then((sizes) => sizes.responseBodySize + sizes.responseHeadersSize));
  });
  const release = await hold(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#content')).toContainText(/\p{L}{2}/u);
  await expect.poll(() => parts.length).toBeGreaterThan(0);
  const bytes = (await Promise.all(parts)).reduce((sum, each) => sum + each, 0);
  release();
  await page.waitForFunction(() => !('earlyPresses' in window));
  page.removeAllListeners('requestfinished');
  return bytes;
}

/** What a browser that keeps nothing reads before the first words: the page, its styles, and the faces that its head asks for; pictures come after these. */
async function bytesOfFirstVisit(page: Page, path: string): Promise<number> {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#content')).toContainText(/\p{L}{2}/u);
  const bytes = await page.evaluate(() => {
    const pages = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
    const parts = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      readonly renderBlockingStatus: string;
    })[];
    const isFaceOfHead = (part: PerformanceResourceTiming) =>
      part.initiatorType === 'link' && part.name.endsWith('.woff2');
    const before = parts.filter((part) => part.renderBlockingStatus === 'blocking' || isFaceOfHead(part));
    // As it was sent, also where this browser has kept it from the page before.
    return [...pages, ...before].reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
  release();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return bytes;
}

test('O19: no view of the app that was opened before needs more than 60 kB before its words stand there', async ({
  page,
}) => {
  test.slow();
  await logIn(page, 'asha', NOWHERE);
  const outing = await plantHuddle('asha', {});
  const heavy: string[] = [];
  for (const path of [...VIEWS, `/huddle/view/${outing}`]) {
    const bytes = await bytesBeforeText(page, path);
    if (bytes > MAX_BYTES) heavy.push(`${path}: ${bytes}`);
  }
  expect(heavy).toEqual([]);
});

test('O19: on a line of the second generation the words of a first visit come before their faces', async ({
  page,
}) => {
  test.slow();
  await logIn(page, 'asha', NOWHERE);
  const outing = await plantHuddle('asha', {});
  await page.setExtraHTTPHeaders({ ect: '2g' });
  const heavy: string[] = [];
  for (const path of [...VIEWS, `/huddle/view/${outing}`]) {
    const bytes = await bytesOfFirstVisit(page, path);
    if (bytes > MAX_BYTES || bytes < 20_000) heavy.push(`${path}: ${bytes}`);
  }
  expect(heavy).toEqual([]);
  await page.setExtraHTTPHeaders({});
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(2);
});
