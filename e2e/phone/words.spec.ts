import type { Page } from '@playwright/test';
import { arrive, NOWHERE } from '../support/arrive.ts';
import { plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { openGroups } from '../support/plan.ts';
import { expect, test } from '../support/test.ts';

test('P16: who is named in a comment stands there by name and leads to the profile (HUD-6)', async ({
  page,
  another,
}) => {
  const named = await another();
  const { username } = await arrive(named, newcomer('Lea Keller'), NOWHERE);
  const id = await plantHuddle('asha');
  await arrive(page, newcomer('Names Somebody'), `/huddle/view/${id}`);
  const words = page.getByPlaceholder('Ask or tell something');
  await words.fill(`Is @${username} coming?`);
  await page.getByRole('button', { name: 'Say it' }).tap();
  await page.getByRole('link', { name: '@Lea Keller' }).tap();
  await expect(page).toHaveURL(new RegExp(`/${username}$`));
});

const reading = [
  { timezoneId: 'Europe/Zurich', way: '12.4 km', date: 'Tue 4 May 2032' },
  { timezoneId: 'America/Denver', way: '7.7 mi', date: 'Tue May 4, 2032' },
];

for (const { timezoneId, way, date } of reading) {
  test.describe(`an American browser in ${timezoneId}`, () => {
    test.use({ locale: 'en-US', timezoneId });
    test(`P17: reads ways as ${way} and days as ${date}`, async ({ page }) => {
      const starts_at = new Date('2032-05-04T16:00:00Z');
      const id = await plantHuddle('asha', { distance_meters: 12_400, starts_at });
      await page.goto(`/join/huddle/${id}`);
      await expect(page.getByText(way)).toBeVisible();
      await expect(page.getByText(date).first()).toBeVisible();
    });
  });
}

/** Types into a field of places and takes the first that is offered. */
async function takeFirstPlace(page: Page, field: string, typed: string, found: RegExp): Promise<void> {
  await page.getByLabel(field, { exact: true }).fill(typed);
  const first = page.getByRole('listbox', { name: 'Places' }).getByRole('option').first();
  await expect(first).toHaveText(found);
  await first.tap();
}

test('P18: towns near the venue come first, and a far meeting point is asked about (HUD-4)', async ({
  page,
}) => {
  await arrive(page, newcomer('Far Away'), '/huddle/create');
  await page.getByLabel(/^Name/).fill('Round the lake');
  await takeFirstPlace(page, 'Venue', 'Berkeley', /California/);
  await openGroups(page, 'Meeting point and parking');
  await takeFirstPlace(page, 'Where to meet', 'Oakland', /California/);
  await page.getByLabel('Where to meet', { exact: true }).fill('');
  await takeFirstPlace(page, 'Where to meet', 'Innsbruck', /Austria/);
  await page.getByRole('button', { name: 'Publish the huddle' }).tap();
  await expect(page.getByRole('dialog')).toContainText('Where people meet is 9,');
  await page.getByRole('button', { name: 'Keep it' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Round the lake' })).toBeVisible();
});
