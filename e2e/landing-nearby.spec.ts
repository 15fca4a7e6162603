import type { Page } from '@playwright/test';
import { inDays, plantHuddle } from './support/huddles.ts';
import { expect, test } from './support/test.ts';

/** What the first screen shows of what is going on. */
const shownIn = (page: Page) => page.locator('[data-in]').filter({ visible: true });

/** The pictures in the window that are not painted, after the next frame: where none is drawn, none begins to load. */
async function emptyPictures(): Promise<string[]> {
  await new Promise(requestAnimationFrame);
  return [...document.images].flatMap((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    const seen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const state = image.complete ? 'failed' : 'not there yet';
    return seen && !(image.complete && image.naturalWidth > 0) ? [`${image.src} (${state}, at ${top})`] : [];
  });
}

for (const [timezoneId, region] of [
  ['Pacific/Auckland', 'PACIFIC'],
  ['Europe/Lisbon', 'EUROPE'],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test(`the first screen shows a real outing near a clock of ${timezoneId} (SITE-10)`, async ({ page }) => {
      await plantHuddle('asha', { time_zone: timezoneId, starts_at: inDays(1), capacity: 9 });
      await page.goto('/start');
      await expect(shownIn(page)).toHaveCount(1);
      await expect(shownIn(page)).toHaveAttribute('data-in', region);
      await expect(shownIn(page).getByText(/left|first to go/)).toBeInViewport();
      const link = shownIn(page).getByRole('link');
      const name = (await link.textContent()) ?? '';
      await link.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });
  });
}

test.describe('a clock that says nothing', () => {
  test.use({ timezoneId: 'UTC' });
  test('who is nowhere meets an outing all the same (SITE-10)', async ({ page }) => {
    await page.goto('/start');
    await expect(shownIn(page)).toHaveCount(1);
  });
});

test('the pictures of each part are painted before they are seen, without a touch (SITE-7)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/start', { waitUntil: 'networkidle' });
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += 700) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.waitForLoadState('networkidle');
    const empty = () => page.evaluate(emptyPictures);
    await expect.poll(empty).toEqual([]);
  }
});
