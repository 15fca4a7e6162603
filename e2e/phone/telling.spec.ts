import { arrive, asPersonOf, logIn, NOWHERE } from '../support/arrive.ts';
import { inDays } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('NOT-6: a notification says why it came and by which ways, and one press on it mutes the huddle', async ({
  page,
  another,
}) => {
  await arrive(page, newcomer('Wha Why'), NOWHERE);
  const [startDateTime, endDateTime] = [inDays(9), inDays(9.2)].map((at) => at.toISOString());
  const plan = {
    name: 'Explained walk',
    startDateTime,
    endDateTime,
    timeZone: 'UTC',
    approvalRequired: true,
  };
  const { id } = await (await (await asPersonOf(page)).post('/api/huddles', plan)).json();
  const ben = await another();
  await logIn(ben, 'ben', NOWHERE);
  await (await asPersonOf(ben)).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await expect(async () => {
    await page.goto('/notification');
    await expect(page.getByRole('link', { name: 'Why am I told this?' }).first()).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await page.getByRole('link', { name: 'Why am I told this?' }).first().tap();
  await expect(page.getByText('You host this huddle.')).toBeVisible();
  const ways = page.getByRole('region', { name: 'How you were told' });
  await expect(ways).toContainText('Not sent: none of your devices receives messages');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mute this huddle' }).tap();
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await page.getByRole('button', { name: 'Less of this' }).tap();
  await expect(page.getByText('You get it in the app only.')).toBeVisible();
  await page.goto('/setting/notifications');
  await expect(page.getByRole('region', { name: 'Muted' })).toContainText('Explained walk');
});

test('NOT-6: away until a day is chosen and taken back, and it rings as often a day as one likes', async ({
  page,
}) => {
  await arrive(page, newcomer('Aw Ay'), '/setting/notifications');
  const day = inDays(10).toISOString().slice(0, 10);
  await page.getByLabel('Away until').fill(day);
  await expect(page.getByRole('button', { name: 'I am back' })).toBeVisible();
  await page.getByLabel('Messages a day on my devices').selectOption('At most 10');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Away until').and(page.locator('input'))).toHaveValue(day);
  await expect(page.getByLabel('Messages a day on my devices')).toHaveValue('10');
  await page.getByRole('button', { name: 'I am back' }).tap();
  await expect(page.getByRole('button', { name: 'I am back' })).toBeHidden();
});
