import { arrive } from '../support/arrive.ts';
import { newcomer } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';
import { unzip } from '../support/unzip.ts';

test('somebody takes a copy of everything along, and reads it (SET-1)', async ({ page }) => {
  const emma = await arrive(page, newcomer('Emma Export'), '/setting');
  await page.getByRole('link', { name: 'Get a copy of my data' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'My data' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make a copy of my data' }).tap();
  const download = page.getByRole('button', { name: 'Download' });
  await expect(download).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await download.tap();
  const files = await unzip(await (await saved).path());
  expect(JSON.parse(files['data/profile.json'] ?? '')).toMatchObject([{ username: emma.username }]);
  expect(files['index.html']).toContain('Emma Export');
});
