import { arrive, NOWHERE } from './support/arrive.ts';
import { ask } from './support/database.ts';
import { castMember, logInByHand, newcomer } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('P8: who signs up from a public page comes to the gate first, and is not asked to sign up again', async ({
  page,
}) => {
  await page.goto('/features');
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  const person = newcomer('Fea Ture');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/verify\/email$/);
  await page.goto('/start');
  await expect(page.getByRole('link', { name: 'Sign up' }).filter({ visible: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Finish signing up' }).click();
  await expect(page).toHaveURL(/\/verify\/email$/);
});

test('P8: nobody who is logged in is asked to sign up', async ({ page }) => {
  await logInByHand(page, castMember('ben'));
  for (const path of ['/start', '/features']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign up' }).filter({ visible: true })).toHaveCount(0);
  }
});

test('D5: the theme of the profile is there when somebody logs in on another device', async ({ page }) => {
  const person = await arrive(page, newcomer('The Me'), NOWHERE);
  await ask(`update people set theme = 'DARK' where username = $1`, [person.username]);
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem('theme', 'LIGHT');
  });
  await logInByHand(page, person);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
