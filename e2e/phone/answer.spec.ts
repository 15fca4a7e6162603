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
