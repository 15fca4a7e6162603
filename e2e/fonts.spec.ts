import type { Page } from '@playwright/test';
import { atRest } from './support/at-rest.ts';
import { plantHuddle } from './support/huddles.ts';
import { expect, showUp, test } from './support/test.ts';

/** With which faces the browser has drawn the words of an element. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' of the device'}`);
}

/** How far things moved by themselves, from the first paint on. */
async function watchMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += 'value' in entry ? Number(entry.value) : 0;
      Object.assign(window, { moved });
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { moved });
  });
  return () => page.evaluate(() => ('moved' in window ? Number(window.moved) : Number.NaN));
}

/** A phone on a slow line: the faces come after the words. */
async function beSlow(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
}

const asked = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(
      ({ href, crossOrigin }) => [/(inter|fraunces)/.exec(href)?.[0], crossOrigin],
    ),
  );

for (const [path, words, face] of [
  ['/start', 'main h1', 'Fraunces'],
  ['/start', 'main p', 'Inter'],
  ['/login', 'main h1', 'Inter'],
  ['/login', '.brand span', 'Fraunces'],
  ['/terms', 'main p', 'Inter'],
] as const) {
  test(`the first visit of ${path} draws ${words} with ${face} (SITE-1, SHELL-1)`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // `/login` leads on to another page, and the browser numbers its elements again once it is loaded.
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    expect(await facesOf(page, words)).toEqual([face]);
    expect(await asked(page)).toEqual([
      ['inter', 'anonymous'],
      ['fraunces', 'anonymous'],
    ]);
  });
}

test('a first visit fetches the small faces alone, without headers that are for pages (SITE-1)', async ({
  page,
}) => {
  const faces: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.woff2')) return;
    faces.push(/(inter|fraunces)-first/.exec(response.url())?.[0] ?? response.url());
    expect(response.headers()).not.toHaveProperty('content-security-policy');
  });
  const start = await page.goto('/start', { waitUntil: 'networkidle' });
  expect(start?.headers()['content-security-policy']).toContain("script-src 'self'");
  expect(faces.sort()).toEqual(['fraunces-first', 'inter-first']);
});

for (const width of [390, 1280])
  test(`nothing moves when the faces come late, at ${width} (SITE-1, HUD-6)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const id = await plantHuddle('asha');
    const moved = await watchMoves(page);
    await beSlow(page);
    for (const path of ['/start', '/terms', `/join/huddle/${id}`]) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await showUp(page);
      await atRest(page);
      expect(await moved(), path).toBeLessThanOrEqual(0.02);
    }
  });
