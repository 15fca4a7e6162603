import type { Page } from '@playwright/test';
import { arrive, asPersonOf, NOWHERE } from './support/arrive.ts';
import { atRest } from './support/at-rest.ts';
import { newcomer } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** The first that fits is what a phone takes. */
const barColour = (page: Page) => page.locator('meta[name=theme-color]').first();

async function chooseDark(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My menu' }).click();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('menuitem', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await saved;
}

test('P22: the bar of the phone has the colour of the chosen theme, and boxes to tick are ours', async ({
  page,
}) => {
  await arrive(page, newcomer('Dark Chooser'), '/setting');
  await expect(barColour(page)).toHaveAttribute('content', '#faf9f6');
  await chooseDark(page);
  await expect(barColour(page)).toHaveAttribute('content', '#0b1614');
  await page.reload();
  await expect(barColour(page)).toHaveAttribute('content', '#0b1614');
  await page.goto('/setting/notifications');
  const box = page.locator('input[type=checkbox]:not([class*=mantine])').first();
  await expect(box).toHaveCSS('appearance', 'none');
});

test('P22: a menu at the end of a page opens upwards and makes the page no longer', async ({
  page,
  another,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await arrive(page, newcomer('Club Keeper'), NOWHERE);
  const club = await (await asPersonOf(page)).post('/api/communities', { name: 'The last row club' });
  const { id } = await club.json();
  const other = await another();
  await arrive(other, newcomer('Last Row'), NOWHERE);
  await (await asPersonOf(other)).put(`/api/communities/${id}/membership`, {});
  await page.goto(`/community/view/${id}?tab=Members`);
  const button = page.getByRole('button', { name: 'More about Last Row' });
  await expect(button).toBeVisible();
  // What is still on its way would make the page longer.
  await expect(page.getByRole('heading', { name: 'You in this community' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the dues' })).toBeVisible();
  await expect(page.getByText('Who may do what')).toBeVisible();
  await atRest(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await button.click();
  await expect(page.getByRole('menuitem').first()).toBeInViewport();
  expect(await height()).toBe(before);
});

test('P22: the name of a main menu does not lie over the title beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await arrive(page, newcomer('Rail Reader'), '/home');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('listitem').first().hover();
  const tip = navigation.getByText('Home', { exact: true }).first();
  await expect(tip).toHaveCSS('opacity', '1');
  const [tipBox, titleBox] = [await tip.boundingBox(), await navigation.getByRole('paragraph').boundingBox()];
  if (!tipBox || !titleBox) throw new Error('the menu has no title');
  const apart =
    tipBox.x + tipBox.width <= titleBox.x ||
    tipBox.y >= titleBox.y + titleBox.height ||
    tipBox.y + tipBox.height <= titleBox.y;
  expect(apart).toBe(true);
});
