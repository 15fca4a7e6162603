import { expect, expectAccessible, showUp, test } from '../support/test.ts';

const pages = [
  ['Home', '/start'],
  ['Features', '/features'],
  ['Inspiration', '/explore/inspiration'],
] as const;

test('D10: on a phone a menu leads to every page of the bar, and closes on the way', async ({ page }) => {
  await page.goto('/terms');
  await showUp(page);
  const menu = page.locator('#pages');
  for (const [name, path] of pages) {
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await menu.getByRole('link', { name, exact: true }).tap();
    await expect(page).toHaveURL(path);
  }
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(menu.getByRole('link', { name: 'Mobile' })).toHaveAttribute('href', /^https:/);
  await expectAccessible(page);
  // Where one is already is somewhere to go, too.
  await menu.getByRole('link', { name: 'Inspiration' }).tap();
  await expect(menu).toBeHidden();
});

test('D10: the theme is chosen in the menu, which a touch beside it and Escape close', async ({ page }) => {
  await page.goto('/features');
  await showUp(page);
  const menu = page.locator('#pages');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await menu.getByRole('radio', { name: 'Dark' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.touchscreen.tap(195, 800);
  await expect(menu).toBeHidden();
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('D10: the menu opens before any script is there, and coming alive leaves it open', async ({ page }) => {
  await page.goto('/start');
  const begun = page.waitForFunction(() => !('earlyPresses' in window));
  await page.getByRole('button', { name: 'Menu' }).tap();
  await begun;
  await expect(page.locator('#pages').getByRole('link', { name: 'Features' })).toBeVisible();
});

test('D10: to 768 pixels there is a menu, and from there on all of it stands in the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/features');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  const bar = page.getByRole('banner');
  for (const name of ['Home', 'Features', 'Inspiration', 'Mobile']) {
    await expect(bar.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(bar.getByRole('radio', { name: 'Dark' })).toBeVisible();
});
