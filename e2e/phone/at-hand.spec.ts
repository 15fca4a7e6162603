import { arrive, logIn } from '../support/arrive.ts';
import { plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('HUD-5 a pin of the map opens a card at the thumb, which Back closes', async ({ page }) => {
  const venue = JSON.stringify({ name: 'Zürich', formattedAddress: 'Zürich', lat: 47.38, lng: 8.54 });
  await plantHuddle('asha', { name: 'Pinned by the lake', venue });
  await arrive(page, newcomer('Maps Out'), '/huddle/huddles?view=map&q=pinned');
  const map = page.getByRole('region', { name: 'Map' });
  await map.getByRole('button', { name: 'Pinned by the lake' }).tap();
  const sheet = page.getByRole('dialog', { name: 'On the map' });
  await expect(sheet.getByRole('link', { name: 'Pinned by the lake' })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/view=map/);
  await map.getByRole('button', { name: 'Pinned by the lake' }).tap();
  await sheet.getByRole('link', { name: 'Pinned by the lake' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Pinned by the lake' })).toBeVisible();
});

test('SHELL-3 the button that creates says so, and Back closes its menu', async ({ page }) => {
  await logIn(page, 'asha', '/huddle/huddles');
  const create = page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'Create' });
  await expect(create.getByText('Create')).toBeVisible();
  await create.tap();
  const menu = page.getByRole('menu', { name: 'Create' });
  await expect(menu.getByRole('menuitem').first()).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/huddle\/huddles/);
});

test('SHELL-3 Back closes a menu of actions and stays on the page', async ({ page }) => {
  const id = await plantHuddle('asha');
  await logIn(page, 'ben', `/huddle/view/${id}`);
  await page.getByRole('button', { name: 'More' }).first().tap();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(new RegExp(id));
});

test('HUD-6 a phone on its side shows the name of a huddle and what to answer', async ({ page }) => {
  const id = await plantHuddle('asha', { name: 'Sideways walk' });
  await page.setViewportSize({ width: 844, height: 390 });
  await logIn(page, 'ben', `/huddle/view/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sideways walk' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Confirm' }).first()).toBeInViewport({ ratio: 1 });
});

test('PER-10 I say what others see of my year, and see my page as they do', async ({ page }) => {
  const { username } = await arrive(page, newcomer('Year Owner'), '/home');
  await page.goto(`/${username}`);
  const clubs = page.locator('section', { has: page.getByRole('heading', { name: 'Clubs' }) }).last();
  await clubs.getByRole('switch').tap();
  await expect(page.getByText('Others see this on your profile now.')).toBeVisible();
  await expect(clubs.getByText('Others see this', { exact: true })).toBeVisible();
  await expect(page.getByText('Your outings appear here once they are over.')).toBeVisible();
  await page.getByRole('button', { name: 'As others see it' }).tap();
  await expect(page.getByText('Your outings appear here once they are over.')).toBeHidden();
  await expect(page.getByRole('switch')).toHaveCount(0);
});
