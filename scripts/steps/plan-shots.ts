import type { Page } from '@playwright/test';
import type { Shot } from './shot-list.ts';

/** Planning in its states: wrong fields, the map, and the dialogs of a host. */
export function planShots(): readonly Shot[] {
  return [
    { name: 'create-read', who: 'asha', open: sentence },
    { name: 'create-scenes', who: 'asha', open: scenes },
    { name: 'share-new', who: 'asha', open: published, dialog: true },
    { name: 'poster', who: 'asha', open: poster },
    { name: 'create-wrong', who: 'asha', open: wrongPlan },
    { name: 'create-map', who: 'asha', open: placeOnMap, dialog: true },
    { name: 'edit-huddle', who: 'asha', open: editMine },
    { name: 'host-repeat', who: 'asha', open: dialogOf('Repeat'), dialog: true },
    { name: 'host-cancel', who: 'asha', open: dialogOf('Cancel the huddle'), dialog: true },
  ];
}

const words = 'Wednesday evening bouldering, 6 people, bring shoes';

async function sentence(page: Page): Promise<void> {
  await page.goto('/huddle/create');
  await page.getByLabel(/^Name/).fill(words);
  await page.getByText('Filled in from your words:').waitFor();
}

async function scenes(page: Page): Promise<void> {
  await sentence(page);
  await page.locator('summary', { hasText: 'Cover' }).click();
  await page.getByRole('radio', { name: 'Lake' }).check({ force: true });
}

async function published(page: Page): Promise<void> {
  await sentence(page);
  await page.getByRole('button', { name: 'Publish the huddle' }).click();
  await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
}

async function poster(page: Page): Promise<void> {
  await myHuddle(page);
  await page.goto(page.url().replace('/view/', '/poster/'));
  await page.getByRole('img', { name: 'QR code of the page' }).waitFor();
}

async function wrongPlan(page: Page): Promise<void> {
  await page.goto('/huddle/create');
  await page.getByLabel(/^Name/).fill('A name that is far too long for a card. '.repeat(5));
  await page.getByLabel('How many people fit').fill('a dozen');
  await page.locator('summary', { hasText: 'Links' }).click();
  await page.getByLabel('Trail link').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Publish the huddle' }).click();
  await page.getByRole('alert').waitFor();
}

async function placeOnMap(page: Page): Promise<void> {
  await page.goto('/huddle/create');
  await page.getByRole('button', { name: 'Venue: choose on the map' }).click();
  await page.getByLabel('Latitude, longitude').fill('46.99412, 8.60431');
  await page.locator('.maplibregl-canvas').waitFor();
}

async function myHuddle(page: Page): Promise<void> {
  await page.goto('/huddle/mine?show=HOSTING');
  await page.locator('article a').first().click();
  await page.getByRole('heading', { name: 'The plan' }).waitFor();
}

async function editMine(page: Page): Promise<void> {
  await myHuddle(page);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Save the changes' }).waitFor();
}

function dialogOf(button: string): (page: Page) => Promise<void> {
  return async (page) => {
    await myHuddle(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog').waitFor();
  };
}
