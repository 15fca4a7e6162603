import { arrive } from '../support/arrive.ts';
import { inDays, plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ firstVisit: true });

test('N1, N2, N3: a town chosen by thumb narrows the list, and Back from a huddle finds it narrowed (HUD-5, SHELL-9)', async ({
  page,
}) => {
  const venue = (name: string, lat: number, lng: number) =>
    JSON.stringify({ name, formattedAddress: name, lat, lng });
  // Both stand on the first page: nothing begins sooner.
  const soon = { starts_at: inDays(0.05) };
  await plantHuddle('asha', { ...soon, name: 'Far away from here', venue: venue('Pokhara', 28.2, 83.98) });
  await plantHuddle('asha', { ...soon, name: 'Around the lake', venue: venue('Luzern', 47.05, 8.31) });
  await arrive(page, newcomer('Near By'), '/huddle/huddles?everywhere=true');
  const far = page.getByRole('link', { name: 'Far away from here' });
  await expect(far).toBeAttached();
  await page.getByRole('button', { name: 'Got it' }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).tap();
  await page.getByLabel('Near', { exact: true }).fill('Luzern');
  const town = page.getByRole('option', { name: /^(Luzern|Lucerne)/ }).first();
  await expect(town).toBeVisible();
  expect((await town.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await town.tap();
  await expect(page.getByLabel('Within')).toHaveValue('50');
  await expect(far).toBeHidden();
  await page.getByRole('link', { name: 'Around the lake' }).tap();
  await expect(page).toHaveURL(/\/huddle\/view\//);
  await page.goBack();
  await expect(page).toHaveURL(/near=.*within=50/);
  await expect(far).toBeHidden();
});

test('N4 a long name stands below the cover of the account, not under it (SET-1)', async ({ page }) => {
  await arrive(page, newcomer('Nell Fairweather-Oakenshield of the Ridge'), '/account');
  const name = page.getByRole('main').locator('strong', { hasText: 'Nell Fairweather' });
  await expect(name).toBeVisible();
  const uppermost = await name.evaluate((shown) => {
    const { left, top } = shown.getBoundingClientRect();
    return document.elementFromPoint(left + 4, top + 4) === shown;
  });
  expect(uppermost).toBe(true);
});
