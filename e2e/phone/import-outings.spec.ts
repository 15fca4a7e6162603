import { expectAccessible } from '../support/accessibility.ts';
import { arrive } from '../support/arrive.ts';
import { inDays } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const day = (days: number) => inDays(days).toISOString().slice(0, 10);

test('COM-15 a table becomes drafts, shown before, and all of them are published at once', async ({
  page,
}) => {
  await arrive(page, newcomer('Season Planner'), '/huddle/mine?show=DRAFTS');
  await page.getByRole('link', { name: 'Import outings' }).tap();
  const table = [
    'Datum;Zeit;Tour;Treffpunkt',
    `${day(20)};08:30;Niesen;Bahnhof Mülenen`,
    `${day(27)};07:15;Stockhorn;Talstation`,
    'soon;;Someday;',
  ].join('\n');
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill(table);
  await page.getByRole('button', { name: 'See what will happen' }).tap();
  await expect(page.getByText('2 outings are new or changed.')).toBeVisible();
  const lines = page.getByRole('list', { name: 'What will become of each outing' });
  await expect(lines.getByText('The date cannot be read')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make 2 drafts' }).tap();
  await page.getByRole('button', { name: 'Publish all of them' }).tap();
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  await expect(page.getByText('2 outings are published.')).toBeVisible();
  await page.goto('/huddle/mine?show=HOSTING');
  await expect(page.getByRole('link', { name: 'Niesen' })).toBeVisible();
  await page.goto('/huddle/import');
  await page.getByRole('textbox', { name: 'Or paste it here' }).fill(table);
  await page.getByRole('button', { name: 'See what will happen' }).tap();
  await expect(page.getByText('There already').first()).toBeVisible();
});
