import { arrive, asPersonOf, NOWHERE } from '../support/arrive.ts';
import { inDays, plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const planOf = (name: string, days: number, venue: string) => ({
  name,
  activity: 'HIKING',
  startDateTime: inDays(days).toISOString(),
  endDateTime: inDays(days + 0.2).toISOString(),
  timeZone: 'Europe/Zurich',
  venue: { name: venue, formattedAddress: venue, lat: 46.9, lng: 8.6 },
});

test('P23: who cancels one of a series is asked about the rest (HUD-4)', async ({ page }) => {
  await arrive(page, newcomer('Series Keeper'), NOWHERE);
  const api = await asPersonOf(page);
  const { id } = await (await api.post('/api/huddles', planOf('Weekly loop', 10, 'Arth'))).json();
  const repeated = await api.post(`/api/huddles/${id}/repetitions`, { every: 'WEEK', times: 2 });
  const [second, third] = (await repeated.json()).ids;
  await page.goto(`/huddle/view/${second}`);
  await page.getByRole('button', { name: 'Cancel the huddle' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Cancel this huddle?' });
  await expect(dialog).toContainText('This huddle repeats.');
  await expect(dialog.getByRole('button', { name: 'Cancel only this one' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel this and the one after it' }).tap();
  await expect(dialog).toBeHidden();
  const statusOf = async (each: string) => (await (await api.get(`/api/huddles/${each}`)).json()).status;
  expect([await statusOf(id), await statusOf(second), await statusOf(third)]).toEqual([
    'PUBLISHED',
    'CANCELLED',
    'CANCELLED',
  ]);
});

test('P23: who goes reads what has changed from what to what (HUD-24)', async ({ page }) => {
  const [before, after] = [new Date('2032-05-04T06:00:00Z'), new Date('2032-05-05T07:30:00Z')];
  const venue = JSON.stringify({ name: 'Brunnen', formattedAddress: 'Brunnen', lat: 46.9, lng: 8.6 });
  const moved = {
    moved_at: inDays(1),
    moved_what: '{START,VENUE}',
    moved_from_start: before,
    moved_from_end: before,
    moved_from_venue: 'Arth',
  };
  const id = await plantHuddle('asha', { starts_at: after, venue, ...moved });
  await arrive(page, newcomer('Goes Along'), NOWHERE);
  await (await asPersonOf(page)).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await page.goto(`/huddle/view/${id}`);
  const notice = page.getByRole('region', { name: 'Something has changed' });
  await expect(notice.getByText('Arth')).toBeVisible();
  await expect(notice.getByRole('listitem')).toHaveText([
    'Start: Tue 4 May 2032, 08:00 → Wed 5 May 2032, 09:30',
    'Venue: Arth → Brunnen',
  ]);
});
