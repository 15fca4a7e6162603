import { arrive, NOWHERE } from '../support/arrive.ts';
import { plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
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
      await page.goto(`/public/huddle/view/${id}`);
      await expect(page.getByText(way)).toBeVisible();
      await expect(page.getByText(date).first()).toBeVisible();
    });
  });
}
