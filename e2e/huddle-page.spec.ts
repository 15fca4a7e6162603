import type { Page } from '@playwright/test';
import { logIn, NOWHERE } from './support/arrive.ts';
import { ask } from './support/database.ts';
import { plantHuddle } from './support/huddles.ts';
import { fullInLight } from './support/size.ts';
import { expect, expectAccessible, showUp, test } from './support/test.ts';

/** One of the demo world: what other journeys plan meanwhile says less. */
async function someHuddle(): Promise<{ id: string; name: string }> {
  const name = 'First light on the Gornergrat';
  const [huddle] = await ask<{ id: string }>('select id from huddles where name = $1', [name]);
  if (!huddle) throw new Error(`there is no ${name}`);
  return { id: huddle.id, name };
}

test('a visitor without JavaScript reads the whole huddle, and crawlers get its card (SITE-2, HUD-6)', async ({
  browser,
  baseURL,
}) => {
  const { id, name } = await someHuddle();
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(`/join/huddle/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  for (const card of ['Details', 'Location', 'Additional information']) {
    await expect(page.getByRole('heading', { name: card })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveAttribute('formaction', '/login');
  await expect(page.locator('input[name=returnTo]')).toHaveValue(`/join/huddle/${id}?intent=YES`);
  await expectCard(page, name, id);
  await context.close();
});

async function expectCard(page: Page, name: string, id: string): Promise<void> {
  const meta = (key: string) => page.locator(`meta[property="${key}"], meta[name="${key}"]`);
  await expect(page).toHaveTitle(new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
  await expect(meta('description')).toHaveAttribute('content', /.{20,}/);
  await expect(meta('og:title')).toHaveAttribute('content', name);
  await expect(meta('twitter:card')).toHaveAttribute('content', 'summary_large_image');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/join/huddle/${id}$`),
  );
  const event = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
  );
  expect(event).toMatchObject({ '@type': 'Event', name });
  const picture = await page.request.get((await meta('og:image').getAttribute('content')) ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect((await picture.body()).length).toBeGreaterThan(5_000);
}

test('the page of a private huddle answers as a missing one, byte for byte (HUD-3)', async ({ request }) => {
  const hidden = await plantHuddle('asha', { privacy: 'PRIVATE', name: 'Nobody may know' });
  const missing = '0190aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa';
  const read = async (id: string) => {
    const answer = await request.get(`/join/huddle/${id}`);
    const text = (await answer.text()).replaceAll(id, 'ID');
    return { status: answer.status(), text: text.replaceAll(/nonce="[^"]*"|"nonce":"[^"]*"/g, '') };
  };
  const [there, gone] = [await read(hidden), await read(missing)];
  expect(there.status).toBe(404);
  expect(there.text).not.toContain('Nobody may know');
  expect(withoutOwn(there.text)).toBe(withoutOwn(gone.text));
});

/** The nonce of a page stands in its scripts too, and the hour it was made in its data. */
function withoutOwn(html: string): string {
  return html.replaceAll(/[A-Za-z0-9+/_-]{22,}={0,2}/g, 'TOKEN');
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the huddle page is accessible and nothing moves in the ${colorScheme} theme (SHELL-14)`,
    fullInLight(colorScheme),
    async ({ page }) => {
      const { id } = await someHuddle();
      await page.emulateMedia({ colorScheme });
      await page.addInitScript(() => {
        const moves: number[] = [];
        Object.assign(window, { moves });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moves.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`/join/huddle/${id}`, { waitUntil: 'networkidle' });
      await showUp(page);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      const moves = await page.evaluate(() => (window as unknown as { moves: number[] }).moves);
      expect(moves.reduce((sum, move) => sum + move, 0)).toBeLessThan(0.01);
    },
  );

  test(
    `every page of the app is accessible in the ${colorScheme} theme (SHELL-14)`,
    fullInLight(colorScheme),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await logIn(page, 'asha', NOWHERE);
      for (const path of ['/home', '/huddle/huddles', '/huddle/mine', '/huddle/create']) {
        await page.goto(path);
        await expect(page.getByRole('button', { name: 'My menu' })).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expectAccessible(page);
      }
    },
  );
}

test('a menu that is open stays open when the page turns out to be a member’s (HUD-6, HUD-16)', async ({
  page,
}) => {
  const id = await plantHuddle('asha');
  await logIn(page, 'ben');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/huddles/${id}`, (route) => held.then(() => route.continue()));
  await page.goto(`/join/huddle/${id}`);
  await showUp(page);
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  const report = page.getByRole('menuitem', { name: 'Report huddle' });
  await expect(report).toBeVisible();
  const answered = page.waitForResponse(`**/api/huddles/${id}`);
  answer();
  await answered;
  await expect(report).toBeVisible();
  // A visitor is led on by a link of that name.
  await expect(page.getByRole('button', { name: 'Interested' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Interested' })).toBeVisible();
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Tentative' })).toBeVisible();
});
