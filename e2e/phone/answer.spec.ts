import type { Page } from '@playwright/test';
import { logIn } from '../support/arrive.ts';
import { plantHuddle } from '../support/huddles.ts';
import { expect, test } from '../support/test.ts';

const venue = JSON.stringify({
  name: 'Lidernen hut',
  formattedAddress: 'Riemenstalden',
  lat: 46.93,
  lng: 8.69,
});
const status = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });

async function sayRide(ben: Page, kind: string, town: string): Promise<void> {
  const sheet = ben.getByRole('dialog');
  await sheet.getByText(kind, { exact: true }).tap();
  await sheet.getByLabel('From', { exact: true }).tap();
  await sheet.getByLabel('From', { exact: true }).pressSequentially(town);
  await ben
    .getByRole('option', { name: new RegExp(`^${town}`) })
    .first()
    .tap();
}

test('P1: somebody says yes on a phone and offers seats from a town of the list (CAR-3)', async ({
  page: ben,
}) => {
  const id = await plantHuddle('asha', { carpooling: true, venue });
  await logIn(ben, 'ben', `/huddle/view/${id}`);
  await ben.getByRole('button', { name: 'Confirm' }).tap();
  await sayRide(ben, 'I offer seats', 'Luzern');
  await ben.getByRole('dialog').getByRole('button').last().tap();
  await expect(status(ben, 'You are going.')).toBeVisible();
  await expect(ben.getByRole('region', { name: 'Carpools', exact: true })).toContainText('Luzern');
});

test('HUD-8: after a yes the calendar, who else comes and the way back stand where one looks', async ({
  page: ben,
}) => {
  const id = await plantHuddle('asha', {});
  await logIn(ben, 'ben', `/huddle/view/${id}`);
  const after = ben.getByRole('region', { name: 'After your yes' });
  await expect(ben.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await expect(after).toBeHidden();
  await ben.getByRole('button', { name: 'Confirm' }).tap();
  await expect(after).toContainText('See you there, in');
  await expect(after).toContainText('1 is going');
  const downloaded = ben.waitForEvent('download');
  await after.getByRole('button', { name: 'Add to calendar' }).tap();
  expect((await downloaded).suggestedFilename()).toBe('huddle.ics');
  await after.getByRole('button', { name: "Can't make it?" }).tap();
  await ben.getByRole('dialog').getByRole('button', { name: 'I am not coming' }).tap();
  await expect(status(ben, 'You are not coming.')).toBeVisible();
  await expect(after).toBeHidden();
});

test.describe('where the server is away', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('HUD-8: a calendar file that does not come is said', async ({ page: ben }) => {
    const id = await plantHuddle('asha', {});
    await logIn(ben, 'ben', `/huddle/view/${id}`);
    await ben.getByRole('button', { name: 'Confirm' }).tap();
    await ben.route('**/calendar.ics', (route) => route.abort());
    await ben.getByRole('button', { name: 'Add to calendar' }).tap();
    await expect(ben.getByText('iCal file')).toBeVisible();
  });
});
