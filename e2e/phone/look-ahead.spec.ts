import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { arrive, asPersonOf, logIn, NOWHERE } from '../support/arrive.ts';
import { hold } from '../support/hold.ts';
import { plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Counts what is asked of the server, by path and query. */
function countReads(page: Page): (address: RegExp) => number {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().replace(/^https?:\/\/[^/]+/, '')));
  return (address) => asked.filter((each) => address.test(each)).length;
}

const isAlive = (page: Page) => page.waitForFunction(() => !('earlyPresses' in window));

/** What the frame loads once the page stands, the part that looks ahead among it: the code of likely pages is there. */
const framed = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/profile.page')),
  );

test('a huddle opened from a list stands there with its name and day before it was read', async ({
  page,
}) => {
  await arrive(page, newcomer('Ahe Ad'), NOWHERE);
  const huddle = await plantHuddle('asha', { name: 'Known from the list' });
  await page.goto('/huddle/huddles?everywhere=true&q=Known+from+the+list');
  await isAlive(page);
  const release = await hold(page, `**/api/huddles/${huddle}*`);
  await page.getByRole('link', { name: 'Known from the list' }).tap();
  await expect(page).toHaveURL(`/huddle/view/${huddle}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Known from the list' })).toBeVisible();
  await expect(page.getByText('Hosted by Asha Gurung')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Say yes' })).toHaveCount(0);
  release();
  await expect(page.getByText('Loading')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Known from the list' })).toBeVisible();
});

test('the cover of a private huddle is never asked for by its address, which nobody without a token may read', async ({
  page,
}) => {
  const { username } = await arrive(page, newcomer('Pri Vate'), NOWHERE);
  const green = sharp({ create: { width: 60, height: 40, channels: 3, background: 'green' } });
  const cover = await (await asPersonOf(page)).upload(await green.jpeg().toBuffer());
  const name = 'Behind a green door';
  const huddle = await plantHuddle(username, { name, privacy: 'PRIVATE', cover_media_id: cover });
  await page.goto('/huddle/mine?show=HOSTING');
  await framed(page);
  const reads = countReads(page);
  const release = await hold(page, `**/api/huddles/${huddle}`);
  await page.getByRole('link', { name }).tap();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Discussion' })).toBeVisible();
  await expect.poll(() => reads(/\/cover$/)).toBe(1);
  expect(reads(/\/cover\?/)).toBe(0);
});

test('a finger on a link asks for the page before it is lifted, and the page asks no second time', async ({
  page,
}) => {
  const huddle = await plantHuddle('asha', { name: 'Asked for once' });
  await logIn(page, 'ben', NOWHERE);
  await page.goto('/huddle/huddles?everywhere=true&q=Asked+for+once');
  await framed(page);
  const reads = countReads(page);
  // Once it is shown its stream says hello, and it is looked at again.
  const release = await hold(page, `**/api/huddles/${huddle}`);
  const link = page.getByRole('link', { name: 'Asked for once' });
  await link.dispatchEvent('pointerdown', { bubbles: true });
  await expect.poll(() => reads(new RegExp(`^/api/huddles/${huddle}$`))).toBe(1);
  await link.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Asked for once' })).toBeVisible();
  expect(reads(new RegExp(`^/api/huddles/${huddle}$`))).toBe(1);
  release();
  await expect(page.getByRole('heading', { name: 'Discussion' })).toBeVisible();
});

test('the huddles around me are asked for once, by the touch that leads to them', async ({ page }) => {
  await logIn(page, 'ben', NOWHERE);
  await page.goto('/home');
  await framed(page);
  const reads = countReads(page);
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Huddles' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Huddles' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  // Where nothing is near, what is further is asked for, too.
  expect(reads(/^\/api\/huddles\/discover\?.*withinKm/)).toBe(1);
});

test.describe('without signal', () => {
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported|Unable to preload CSS/],
  });

  test('a finger on a link leaves the page as it is', async ({ page }) => {
    await logIn(page, 'ben', NOWHERE);
    await page.goto('/home');
    await isAlive(page);
    await page.evaluate(() => Object.assign(window, { isStill: true }));
    await page.context().setOffline(true);
    for (const link of await page.getByRole('navigation', { name: 'Places' }).getByRole('link').all())
      await link.dispatchEvent('pointerdown', { bubbles: true });
    await page.waitForTimeout(3_000);
    expect(await page.evaluate(() => 'isStill' in window)).toBe(true);
    await page.context().setOffline(false);
  });
});
