import { arrive, logIn } from './support/arrive.ts';
import { newcomer } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('HUD-5 filters narrow the list and live in the address', async ({ page }) => {
  await logIn(page, 'asha', '/huddle/huddles?everywhere=true');
  const cards = page.locator('article');
  await expect(cards.first()).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Activity').selectOption('CLIMBING');
  await expect(page).toHaveURL(/activity=CLIMBING/);
  await expect(page.getByText('Climbing for beginners')).toBeVisible();
  await expect(page.getByText('First light on the Gornergrat')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: '1 filter' })).toBeVisible();
  await expect(page.getByLabel('Activity')).toHaveValue('CLIMBING');
  await page.getByLabel('Search huddles').fill('xqzvkj');
  await expect(page.getByText('No huddle matches all of that.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).first().click();
  await expect(page).toHaveURL(/huddles$/);
  // An address that says nothing looks around her home, far from the Alps.
  await expect(page.getByText('First light on the Gornergrat')).toBeHidden();
  await page.getByRole('button', { name: /^Near /, pressed: true }).click();
  await expect(page.getByText('First light on the Gornergrat')).toBeVisible();
  await expect(page).toHaveURL(/everywhere=true$/);
});

test('HUD-17 without WebGL the places are a still picture with their coordinates', async ({ page }) => {
  await logIn(page, 'asha', '/huddle/huddles?everywhere=true&view=map');
  const map = page.getByRole('region', { name: 'Map' });
  await expect(map.getByRole('img', { name: 'Map' })).toBeVisible();
  await expect(map.getByRole('button', { name: 'First light on the Gornergrat' })).toBeVisible();
  await expect(map).toContainText('Natural Earth');
});

test('HUD-16 my month shows what is mine, and its address is made, read by a program and ended', async ({
  page,
}) => {
  await arrive(page, newcomer('Months'), '/huddle/calendar');
  await expect(page.getByText('Nothing of yours in this month.')).toBeVisible();
  const heading = page.getByRole('heading', { level: 2 }).first();
  const before = await heading.textContent();
  await page.getByRole('link', { name: 'Month after' }).click();
  await expect(heading).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Make an address' }).click();
  const address = (await page.locator('code').textContent()) ?? '';
  const calendar = await page.request.get(new URL(address).pathname);
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR');
  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expect(page.getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect((await page.request.get(new URL(address).pathname)).status()).toBe(404);
});
