import type { Page } from '@playwright/test';
import { arrive } from './support/arrive.ts';
import { finishSigningUp, newcomer } from './support/people.ts';
import { closeShare, openGroups } from './support/plan.ts';
import { expect, test } from './support/test.ts';

/** A wall time of tomorrow as a `datetime-local` field takes it. */
function tomorrowAt(time: string): string {
  const day = new Date(Date.now() + 86_400_000);
  return `${new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich' }).format(day)}T${time}`;
}

/** Fills in the form that is open. */
async function planHuddle(page: Page, name: string): Promise<string> {
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel('Description').fill('Up the ridge and down by the lake.');
  await page.getByLabel('Venue', { exact: true }).fill('Luzern');
  await page
    .getByRole('option', { name: /Luzern|Lucerne/ })
    .first()
    .click();
  await page.getByLabel(/^Start/).fill(tomorrowAt('08:30'));
  await openGroups(page, 'End and answers');
  await page.getByLabel(/^End/).fill(tomorrowAt('16:00'));
  await page.getByLabel('How many people fit').fill('3');
  await page.getByRole('button', { name: 'Publish the huddle' }).click();
  await page.waitForURL(/\/huddle\/view\//);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await closeShare(page);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

async function shareLink(page: Page, huddleId: string): Promise<string> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/links'));
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  const { url } = await (await answer).json();
  expect(huddleId).toBeTruthy();
  return url;
}

/** Opens a share link as a stranger, asks to come, signs up on the way and lands on the huddle again. */
async function comeByLink(page: Page, link: string, name: string): Promise<void> {
  const person = newcomer(name);
  await page.goto(link);
  await expect(page.getByText(/^Redirecting in \d sec\.\.\.$/)).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Go now' }).click();
  await expect(page).toHaveURL(/\/join\/huddle\/.+userId=/);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('link', { name: 'Log in another way' }).click();
  await page.getByRole('link', { name: 'New here? Sign up' }).click();
  await finishSigningUp(page, person);
  await expect(page).toHaveURL(/\/join\/huddle\/.+/);
}

/** Ben comes with two guests: Asha, who is elsewhere, is told without a reload, and reads it by going there. */
async function comeWithTwoGuests(ben: Page, asha: Page): Promise<void> {
  await ben.getByRole('button', { name: 'Yes, confirm' }).click();
  await ben.getByRole('button', { name: 'One more: Adults' }).click();
  await ben.getByRole('button', { name: 'One more: Kids' }).click();
  await ben.getByRole('button', { name: 'I bring 2 guests' }).click();
  await expect(ben.getByRole('button', { name: 'Confirmed' })).toBeVisible();
  await expect(bell(asha)).toHaveAccessibleName('Notifications, 1 new');
  await bell(asha).click();
  await asha.getByText('Ben and 2 guests are coming to Ridge at dawn.').click();
  await expect(asha.getByText('Ben', { exact: true })).toBeVisible();
  await expect(asha.getByText('and 2 guests', { exact: false })).toBeVisible();
}

async function declineFromMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Decline' }).click();
  await expect(page.getByText('You are not coming.', { exact: true })).toBeVisible();
}

// Who is not verified yet is refused once, and that is how the page learns it.
test.use({ expectedErrors: [/403/] });

test('Asha plans, Ben comes by her link with two guests, she sees it live, Cleo moves up (HUD-22, NOT-1, HUD-14)', async ({
  page: asha,
  another,
}) => {
  test.setTimeout(180_000);
  await arrive(asha, newcomer('Asha'), '/huddle/create');
  const link = await shareLink(asha, await planHuddle(asha, 'Ridge at dawn'));
  await asha.goto('/home');

  const ben = await another();
  await comeByLink(ben, link, 'Ben');
  await comeWithTwoGuests(ben, asha);

  const cleo = await another();
  await comeByLink(cleo, link, 'Cleo');
  await cleo.getByRole('button', { name: 'Yes, confirm' }).click();
  await cleo.getByRole('button', { name: 'I come alone' }).click();
  await expect(cleo.getByText('You are number 1 on the waiting list.', { exact: true })).toBeVisible();
  // What Asha has open shows it without a reload.
  await expect(asha.getByText('Full, 1 waiting')).toBeVisible();

  await declineFromMenu(ben);
  await expect(cleo.getByText('You are going.', { exact: true })).toBeVisible();
  await expect(asha.getByText('1 going')).toBeVisible();
  await cleo.goto('/notification');
  await expect(cleo.getByText('A place became free: you are going to Ridge at dawn.')).toBeVisible();
});

test('a host who answers is told that hosts do not (HUD-11)', async ({ page }) => {
  await arrive(page, newcomer('Host'), '/huddle/create');
  const id = await planHuddle(page, 'A walk of my own');
  await page.goto(`/join/huddle/${id}`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  const dialog = page.getByRole('dialog', { name: 'RSVP Not Allowed' });
  await expect(dialog).toContainText(
    'Hosts are not allowed to update their RSVP from the public huddle page.',
  );
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
});
