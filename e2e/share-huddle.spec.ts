import type { Page } from '@playwright/test';
import { arrive, asPersonOf, NOWHERE } from './support/arrive.ts';
import { newcomer } from './support/people.ts';
import { openGroups } from './support/plan.ts';
import { expect, test } from './support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish the huddle' }).click();
  await expect(page.getByRole('dialog', { name: 'Published. Now share it' })).toBeVisible();
}

test('HUD-4 on a laptop the link is copied, a friend invited and a community told, right after publishing', async ({
  page,
  another,
}) => {
  const friend = newcomer('Frieda Sharewell');
  await arrive(await another(), friend, NOWHERE);
  await arrive(page, newcomer('Shares All'), NOWHERE);
  await (await asPersonOf(page)).post('/api/communities', { name: 'Sharing club' });
  await page.goto('/huddle/create');
  await page.getByLabel(/^Name/).fill('Shared everywhere');
  await publish(page);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Copy the link' }).click();
  await expect(sheet.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/join\/[\w-]{22,}$/);
  await sheet.getByRole('textbox', { name: 'Invite people' }).fill('Frieda Share');
  await page.getByRole('option', { name: /Frieda Sharewell/ }).click();
  await sheet.getByRole('button', { name: 'Invite them' }).click();
  await expect(page.getByText('1 person is invited.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Send to Sharing club' }).click();
  await expect(sheet.getByRole('button', { name: 'Sent to Sharing club' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('LOOK HUD-4 a scene is chosen, a place that is no town gets a pin, and the poster is one sheet of paper', async ({
  page,
}) => {
  await arrive(page, newcomer('Chooses Scenes'), '/huddle/create');
  await page.getByLabel(/^Name/).fill('At the old quarry');
  await page.getByLabel('Venue', { exact: true }).fill('Quarry of nowhere');
  await page.getByRole('option', { name: 'put a pin on the map' }).click();
  await page.getByLabel('Latitude, longitude').fill('46.95, 7.45');
  await page.getByRole('button', { name: 'Take this point' }).click();
  await expect(page.getByLabel('Venue: what people call it')).toHaveValue('Quarry of nowhere');
  await openGroups(page, 'Cover');
  await page.getByRole('radio', { name: 'Lake' }).check();
  await publish(page);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { scene } = await (await page.request.get(`/api/public/huddles/${id}`)).json();
  expect(scene).toBe('LAKE');
  await page.getByRole('link', { name: 'Print a poster' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the page' })).toBeVisible();
  await expect(page.getByText('Quarry of nowhere')).toBeVisible();
  // One sheet, with nothing of the frame.
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type ?\/Page\b/g)).toHaveLength(1);
});
