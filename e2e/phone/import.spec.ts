import { readFileSync, writeFileSync } from 'node:fs';
import { arrive } from '../support/arrive.ts';
import { newcomer } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('somebody brings a copy in, sees first what will happen, and gets nothing twice (SET-2)', async ({
  page,
}, info) => {
  await arrive(page, newcomer('Ida Import'), '/setting/export');
  await page.getByRole('button', { name: 'Make a copy of my data' }).tap();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).tap({ timeout: 60_000 });
  const zip = await (await saved).path();

  await page.goto('/setting');
  await page.getByRole('link', { name: 'Import a copy' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Import a copy' })).toBeVisible();
  await expectAccessible(page);

  const half = info.outputPath('half.zip');
  writeFileSync(half, readFileSync(zip).subarray(0, 2_000));
  const file = page.getByLabel('The zip of your data');
  await file.setInputFiles(half);
  await expect(page.getByText('The file is damaged or not whole.')).toBeVisible({ timeout: 30_000 });

  await file.setInputFiles(zip);
  await expect(page.getByRole('checkbox', { name: 'Profile and picture' })).toBeChecked({ timeout: 30_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bring it in' }).tap();
  await expect(page.getByText('Your data is here.')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
});
