import { arrive, logIn } from './support/arrive.ts';
import { atRest } from './support/at-rest.ts';
import { castMember, logInByHand, newcomer, signUp } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a newcomer signs up, verifies, takes the first steps and is in (GATE-3, GATE-6, GATE-7)', async ({
  page,
}) => {
  const person = newcomer('Dana Petrova');
  await signUp(page, person);
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('button', { name: 'My menu' }).click();
  await expect(page.getByText(`@${person.username}`)).toBeVisible();
});

test('the frame is open at the side on a wide screen, and over the page on a phone (SHELL-8)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, 'asha');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(navigation).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(navigation).toBeVisible();
  await expectAccessible(page);
  await navigation.getByRole('link', { name: /What comes next/ }).click();
  await expect(navigation).toBeHidden();
});

test('the theme is saved in the profile and comes along to another browser (SHELL-11)', async ({
  page,
  another,
}) => {
  const person = await arrive(page, newcomer('The Me'));
  await page.getByRole('button', { name: 'My menu' }).click();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('menuitem', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectAccessible(page);
  const elsewhere = await another();
  await logInByHand(elsewhere, person);
  await expect(elsewhere.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('a reload keeps the person in, and logging out leads to the start page (GATE-1)', async ({ page }) => {
  await logInByHand(page, castMember('cleo'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'My menu' })).toBeVisible();
  await page.goto('/start');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'My menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible();
  // The page is still on its way through the provider when the first links show.
  const hint = () => page.evaluate(() => localStorage.getItem('signed_in')).catch(() => 'on the way');
  await expect.poll(hint).toBeNull();
});

test.describe('without the network', () => {
  // What the frame loads when it is idle may be on its way when the network goes.
  const lost = /ERR_INTERNET_DISCONNECTED|Unable to preload CSS|dynamically imported module/;
  test.use({ expectedErrors: [lost] });

  test('losing the network says so, and having it back takes it away (SHELL-4)', async ({
    page,
    context,
  }) => {
    await logIn(page, 'asha');
    await atRest(page);
    await context.setOffline(true);
    await expect(page.getByText('You are currently offline.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are currently offline.')).toBeHidden();
  });
});
