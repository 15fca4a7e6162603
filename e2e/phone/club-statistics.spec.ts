import { arrive, asPersonOf, NOWHERE } from '../support/arrive.ts';
import { ask } from '../support/database.ts';
import { inDays, plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('an owner sees what the club did this year, and takes the list along (COM-13, COM-14)', async ({
  page,
}) => {
  const olga = newcomer('Olga Owner');
  await arrive(page, olga, NOWHERE);
  const made = await (await asPersonOf(page)).post('/api/communities', { name: 'Counting club' });
  const { id } = await made.json();
  const outing = await plantHuddle('asha', {
    name: 'Walk to the lake',
    community_id: id,
    starts_at: inDays(-2),
    distance_meters: 9_000,
    ascent_meters: 640,
    confirmed_people: 3,
    confirmed_count: 1,
  });
  await ask(
    `insert into participations (huddle_id, person_id, answer, place, party, guests, attended_people)
     select $1, id, 'YES', 'CONFIRMED', 3, '{"ADULT": 2}', 2 from people where username = $2`,
    [outing, olga.username],
  );
  const year = inDays(-2).getFullYear();
  await page.goto(`/community/view/${id}`);
  await page.getByRole('link', { name: 'Statistics by year' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
  if (new Date().getFullYear() !== year) await page.getByLabel('Year').selectOption(String(year));
  await expect(page.getByRole('figure').filter({ hasText: 'People who came' })).toContainText('2');
  await expect(page.getByText('2 different people took part.')).toBeVisible();
  const rows = page.getByRole('listitem').filter({ hasText: 'Walk to the lake' });
  await expect(rows).toContainText('2 came');
  await expect(page.getByRole('listitem').filter({ hasText: 'Olga Owner' })).toContainText('1 outing');
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await saved).suggestedFilename()).toContain('Counting club');
});
