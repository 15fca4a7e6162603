import type { Page } from '@playwright/test';
import type { Shot } from './shot-list.ts';

const asha = { who: 'asha' } as const;

/** Rides as their driver sees them and as somebody who looks for one does. */
export function carpoolShots(): readonly Shot[] {
  return [
    { name: 'carpool-driver', ...asha, open: openFirst('MINE') },
    { name: 'carpool-area', ...asha, open: openOther },
    { name: 'carpool-ask', ...asha, open: askForSeat, dialog: true },
    { name: 'carpool-edit', ...asha, open: changeMine },
    { name: 'carpool-wrong', ...asha, open: wrongPlan },
    { name: 'carpool-rsvp', ...asha, open: wishInAnswer, dialog: true },
  ];
}

function openFirst(show: 'MINE' | 'OFFERS'): (page: Page) => Promise<void> {
  return async (page) => {
    await page.goto(`/carpool?show=${show}`);
    await page.getByRole('article').getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Where', exact: true }).waitFor();
  };
}

/** One that Asha has nothing to do with. */
async function openOther(page: Page): Promise<void> {
  await page.goto('/carpool');
  const others = page.getByRole('article').filter({ hasNotText: 'Asha' });
  await others.getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Where', exact: true }).waitFor();
}

async function askForSeat(page: Page): Promise<void> {
  await openOther(page);
  await page.getByRole('button', { name: 'Ask for a seat' }).click();
  await page.getByRole('dialog').waitFor();
}

async function changeMine(page: Page): Promise<void> {
  await openFirst('MINE')(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'Save the changes' }).waitFor();
}

async function wrongPlan(page: Page): Promise<void> {
  await page.goto('/huddle/carpool/create');
  await page.getByLabel('Seats on the way there').fill('0');
  await page.getByRole('button', { name: 'Offer the ride' }).click();
  await page.getByRole('alert').first().waitFor();
}

/** The first outing with rides to which Asha has not said yes. */
async function wishInAnswer(page: Page): Promise<void> {
  await page.goto('/huddle/huddles?carpooling=true');
  const open = page.getByRole('article').filter({ hasNotText: /You host|You are going|Waiting|Requested/ });
  await open.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByText('I offer seats').last().click();
}
