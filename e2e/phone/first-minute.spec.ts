import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { arrive, asPersonOf, NOWHERE } from '../support/arrive.ts';
import { newcomer } from '../support/people.ts';
import { openGroups } from '../support/plan.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const PUBLISH = 'Publish the huddle';
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Published. Now share it' });

/** Counts what is tapped on the page from now on. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { taps: 0 });
    addEventListener(
      'click',
      (event) => event.isTrusted && (window as unknown as { taps: number }).taps++,
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as { taps: number }).taps);
}

/** What a phone would read from the picture of an element. */
async function readQr(page: Page, name: string): Promise<string | undefined> {
  const picture = await page.getByRole('img', { name }).screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('HUD-4 one sentence and at most five taps: an evening is planned, and the fields say what was read', async ({
  page,
}) => {
  await arrive(page, newcomer('Plans Fast'), '/huddle/create');
  const publish = page.getByRole('button', { name: PUBLISH });
  await expect(publish).toBeVisible();
  for (const field of [/^Name/, 'Activity', 'How many people fit', /^Start/]) {
    await expect(page.getByLabel(field)).toBeInViewport();
  }
  const taps = await countTaps(page);
  await page.getByLabel(/^Name/).tap();
  await page.keyboard.type('Wednesday evening bouldering, 6 people, bring shoes');
  await expect(page.getByText('Filled in from your words:')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Name/)).toHaveValue('Wednesday evening bouldering');
  await expect(page.getByLabel('Activity')).toHaveValue('CLIMBING');
  await expect(page.getByLabel('How many people fit')).toHaveValue('6');
  await expect(page.getByLabel(/^Start/)).toHaveValue(/T19:00$/);
  await expect(page.getByLabel('What to bring', { exact: true })).toHaveValue('shoes');
  await expectAccessible(page);
  await publish.tap();
  await expect(sheetOf(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wednesday evening bouldering');
  expect(await taps()).toBeLessThanOrEqual(5);
  const start = new Date((await planOf(page)).startDateTime);
  expect(start.getUTCDay()).toBe(3);
});

async function planOf(page: Page) {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  return (await (await asPersonOf(page)).get(`/api/huddles/${id}`)).json();
}

test('HUD-4 what a sentence filled in is taken back by one tap, and a field filled in by hand stays', async ({
  page,
}) => {
  await arrive(page, newcomer('Takes Back'), '/huddle/create');
  await page.getByLabel('How many people fit').fill('9');
  await page.getByLabel(/^Name/).tap();
  await page.keyboard.type('Yoga on Friday, 6 people');
  await expect(page.getByLabel('Activity')).toHaveValue('YOGA');
  await expect(page.getByLabel('How many people fit')).toHaveValue('9');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByLabel('Activity')).toHaveValue('HIKING');
  await expect(page.getByLabel(/^Name/)).toHaveValue('Yoga on Friday, 6 people');
});

test('HUD-4 a day is one tap, and the end follows; a group that holds what is wrong opens', async ({
  page,
}) => {
  await arrive(page, newcomer('Taps Days'), '/huddle/create');
  const days = page.getByRole('group', { name: 'Day' }).getByRole('button');
  await days.nth(2).tap();
  await expect(days.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Until 16:00')).toBeVisible();
  await page.getByLabel(/^Name/).fill('Some walk');
  await openGroups(page, 'Links');
  await page.getByLabel('Trail link').fill('no address');
  await page.locator('summary', { hasText: 'Links' }).tap();
  await page.getByRole('button', { name: PUBLISH }).tap();
  await expect(page.getByLabel('Trail link')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('One field needs another look: Trail link');
});

test('HUD-4 the outing of last week is planned again by one tap, on the next such weekday', async ({
  page,
}) => {
  await arrive(page, newcomer('Plans Again'), NOWHERE);
  const start = new Date(Date.now() + 86_400_000);
  await (await asPersonOf(page)).post('/api/huddles', {
    name: 'Weekly loop',
    activity: 'TRAIL_RUNNING',
    startDateTime: start.toISOString(),
    endDateTime: new Date(start.getTime() + 3_600_000).toISOString(),
    timeZone: 'Europe/Zurich',
    capacity: 7,
  });
  await page.goto('/huddle/create');
  await page.getByRole('button', { name: 'Weekly loop · again' }).tap();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Weekly loop');
  await expect(page.getByLabel('Activity')).toHaveValue('TRAIL_RUNNING');
  await expect(page.getByLabel('How many people fit')).toHaveValue('7');
  await page.getByRole('button', { name: PUBLISH }).tap();
  await expect(sheetOf(page)).toBeVisible();
  expect(new Date((await planOf(page)).startDateTime).getUTCDay()).toBe(start.getUTCDay());
});

test('LINK-1 after publishing comes sharing: the code is read, Back closes the sheet, the menu opens it again', async ({
  page,
}) => {
  await arrive(page, newcomer('Shares First'), '/huddle/create');
  await page.getByLabel(/^Name/).fill('Round the pond');
  await page.getByRole('button', { name: PUBLISH }).tap();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('button', { name: 'Copy the link' })).toBeEnabled();
  await expectAccessible(page);
  const link = await readQr(page, 'QR code of the link');
  expect(link).toMatch(/\/join\/[\w-]{22,}$/);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/huddle\/view\//);
  await page.reload();
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await expect(sheet).toBeHidden();
  await page.getByRole('menuitem', { name: 'Share, QR code, poster' }).tap();
  const again = page.getByRole('dialog', { name: 'Share this huddle' });
  await again.getByRole('link', { name: 'Print a poster' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Round the pond' })).toBeVisible();
  expect(await readQr(page, 'QR code of the page')).toMatch(/\/join\/huddle\/[0-9a-f-]{36}$/);
});
