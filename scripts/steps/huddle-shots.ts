import type { Page } from '@playwright/test';
import { type HuddleStage, huddleStage } from './huddle-stage.ts';
import type { Shot } from './shot-list.ts';

const asha = { who: 'asha' } as const;
const dialog = { dialog: true } as const;

/** A huddle in the states that answers bring, with what its people and hosts open. */
export function huddleShots(): readonly Shot[] {
  return [
    { name: 'huddle-guests', ...asha, open: bringGuests, ...dialog },
    { name: 'huddle-calendars', ...asha, open: more('costly'), ...dialog },
    { name: 'huddle-offer', ...asha, open: seeOffer },
    { name: 'huddle-withdraw', ...asha, open: withdraw, ...dialog },
    { name: 'huddle-requests', ...asha, open: on('asked', 'For hosts') },
    { name: 'huddle-write', ...asha, open: press('asked', 'Write to people'), ...dialog },
    { name: 'huddle-take-off', ...asha, open: takeOff, ...dialog },
    { name: 'huddle-discussion', ...asha, open: discussion },
    { name: 'huddle-over', ...asha, open: on('over', 'Photos') },
    { name: 'huddle-photo', ...asha, open: photo, ...dialog },
    { name: 'huddle-photo-remove', ...asha, open: removePhoto, ...dialog },
    { name: 'host-hand-over', ...asha, open: press('repeated', 'Hand over'), ...dialog },
    { name: 'host-repeated', ...asha, open: press('repeated', 'Repeat'), ...dialog },
    { name: 'host-cancel-series', ...asha, open: press('repeated', 'Cancel the huddle'), ...dialog },
    { name: 'edit-scope', ...asha, open: editSeries, ...dialog },
    { name: 'duplicate', ...asha, open: duplicate },
    { name: 'huddle-public-menu', who: 'visitor', open: publicMenu, ...dialog },
  ];
}

async function open(page: Page, which: keyof HuddleStage, heading = 'Discussion'): Promise<void> {
  const stage = await huddleStage(page);
  await page.goto(`/huddle/view/${stage[which]}`);
  await page.getByRole('heading', { name: heading, exact: true }).waitFor();
}

function on(which: keyof HuddleStage, heading: string): (page: Page) => Promise<void> {
  return (page) => open(page, which, heading);
}

function press(which: keyof HuddleStage, button: string): (page: Page) => Promise<void> {
  return async (page) => {
    await open(page, which);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog').waitFor();
  };
}

function more(which: keyof HuddleStage): (page: Page) => Promise<void> {
  return async (page) => {
    await open(page, which);
    await page.getByRole('button', { name: 'More', exact: true }).click();
  };
}

async function bringGuests(page: Page): Promise<void> {
  await press('costly', 'Confirm')(page);
  await page.getByRole('button', { name: 'One more: Adults' }).click();
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'One more: Kids' }).click();
}

async function seeOffer(page: Page): Promise<void> {
  await open(page, 'offered');
  await page.getByRole('region', { name: 'A place for you' }).waitFor();
}

async function withdraw(page: Page): Promise<void> {
  await more('offered')(page);
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').waitFor();
}

async function takeOff(page: Page): Promise<void> {
  await open(page, 'asked', 'For hosts');
  await page
    .getByRole('button', { name: /^Take Ben/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

async function discussion(page: Page): Promise<void> {
  await open(page, 'asked');
  await page.getByText('How icy is the last slope?').waitFor();
  await page.getByRole('button', { name: 'Reply' }).last().click();
}

async function photo(page: Page): Promise<void> {
  await open(page, 'over', 'Photos');
  await page.getByRole('button', { name: 'The tide coming in' }).first().click();
  await page.getByRole('img', { name: 'The tide coming in' }).waitFor();
}

async function removePhoto(page: Page): Promise<void> {
  await photo(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Yes, remove it' }).waitFor();
}

async function editSeries(page: Page): Promise<void> {
  await open(page, 'repeated');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('How many people fit').fill('9');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await page.getByRole('dialog', { name: 'This huddle repeats' }).waitFor();
}

async function duplicate(page: Page): Promise<void> {
  await open(page, 'asked');
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await page.getByRole('button', { name: 'Publish the huddle' }).waitFor();
}

async function publicMenu(page: Page): Promise<void> {
  await page.goto('/start');
  const { costly } = await huddleStage(page);
  await page.goto(`/join/huddle/${costly}`);
  await page.mouse.move(5, 5);
  await page.getByRole('button', { name: 'More', exact: true }).click();
}
