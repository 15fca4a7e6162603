import { arrive } from './support/arrive.ts';
import { plantHuddle } from './support/huddles.ts';
import { newcomer } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('what is typed is found as it is typed, typos forgiven, and reached by keyboard (SRCH-1, SHELL-3, SHELL-14)', async ({
  page,
}) => {
  const name = `Quagga ${Date.now().toString(36)} crossing`;
  await plantHuddle('ben', { name });
  await plantHuddle('ben', { name: `${name} unseen`, privacy: 'PRIVATE' });
  const person = newcomer('Seeker');
  await arrive(page, person, '/setting');
  await page.getByText('Show me what is being tried out').click();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const box = page.getByRole('searchbox', { name: 'Search' });
  await expect(box).toBeFocused();
  await box.pressSequentially('quaga cros');
  const hit = page.getByRole('link', { name: new RegExp(name) });
  await expect(hit).toHaveCount(1);
  await expect(page).toHaveURL(/\/search\?q=quaga\+cros$/);
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await expect(page.getByText('Nothing matches that.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Huddles', exact: true }).last().click();
  await expect(hit).toBeVisible();
  await expectAccessible(page);
  await box.focus();
  await page.keyboard.press('ArrowDown');
  await expect(hit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
});
