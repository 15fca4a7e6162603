import type { Page } from '@playwright/test';
import { plantHuddle } from '../support/huddles.ts';
import { codeInMail, linkInMail } from '../support/mails.ts';
import { newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** What somebody does with a page, counted: taps, fields they type into, and what takes the place of what they saw. */
function counted(page: Page) {
  const did = { taps: 0, fields: 0, screens: 1 };
  return {
    did,
    async tap(name: string, opens: 'another screen' | 'the same' = 'the same') {
      await page.getByRole('button', { name, exact: true }).tap();
      did.taps += 1;
      if (opens === 'another screen') did.screens += 1;
    },
    async type(words: string) {
      // Into what has the focus: a tap to get there would count.
      await page.keyboard.type(words);
      did.fields += 1;
    },
  };
}

const withGuests = { guest_allowed: true, guest_limit: 3, guest_allowed_ages: ['ADULT'] };
const sheetOf = (page: Page) => page.getByRole('dialog');

async function openSheet(page: Page, id: string): Promise<void> {
  await page.goto(`/join/huddle/${id}`);
  await page.getByRole('button', { name: 'Confirm' }).tap();
  await expect(sheetOf(page).getByLabel('E-mail')).toBeFocused();
}

async function askForCode(page: Page, email: string): Promise<void> {
  await sheetOf(page).getByLabel('E-mail').fill(email);
  await sheetOf(page).getByRole('button', { name: 'Send me the code' }).tap();
  await expect(sheetOf(page).getByLabel('Code of 6 digits')).toBeFocused();
}

test('GATE-14: somebody new says yes with at most 4 taps, 2 fields and 3 screens, and has a name at the end', async ({
  page,
}) => {
  const id = await plantHuddle('asha', withGuests);
  const { email, username } = newcomer('New Here');
  const { did, tap, type } = counted(page);
  await page.goto(`/join/huddle/${id}`);
  await tap('Confirm', 'another screen');
  await expect(sheetOf(page).getByLabel('E-mail')).toBeFocused();
  await type(email);
  await tap('Send me the code');
  await expect(sheetOf(page).getByLabel('Code of 6 digits')).toBeFocused();
  await type(await codeInMail(email));
  await expect(sheetOf(page).getByText('You are going.')).toBeVisible();
  expect(did).toEqual({ taps: 2, fields: 2, screens: 2 });
  await tap('Choose your name', 'another screen');
  await expect(page).toHaveURL(/\/onboard$/);
  await expect(page.getByLabel('Your name')).not.toHaveValue('');
  expect(await page.getByLabel('Username').inputValue()).not.toContain(username.split('.')[0]);
  await tap('Finish');
  await expect(page).toHaveURL(new RegExp(`/join/huddle/${id}`));
  await expect(page.getByRole('region', { name: 'After your yes' })).toBeVisible();
  expect(did).toEqual({ taps: 4, fields: 2, screens: 3 });
});

test('GATE-14: the link of the mail works on another device, and changes nothing before a press', async ({
  page,
  another,
}) => {
  const id = await plantHuddle('asha', withGuests);
  const { email } = newcomer('Link Here');
  await openSheet(page, id);
  await sheetOf(page).getByRole('button', { name: 'One more: How many come' }).tap();
  await askForCode(page, email);
  const link = await linkInMail(email, /#code=/);
  const other = await another();
  for (let visit = 0; visit < 2; visit += 1) {
    await other.goto('/robots.txt');
    await other.goto(link);
    await expect(sheetOf(other)).toContainText('2 people come.');
  }
  await sheetOf(other).getByRole('button', { name: 'Log in and say yes' }).click();
  await expect(sheetOf(other)).toContainText('You are going. You bring 1 guest.');
  await expect(other).not.toHaveURL(/code=/);
});

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: [/status of 4\d\d|ERR_FAILED/] });

  test('HUD-22: a wrong code, a reload and a lost line lose nothing of what was said', async ({ page }) => {
    const id = await plantHuddle('asha', withGuests);
    const { email } = newcomer('Wrong Code');
    await openSheet(page, id);
    await sheetOf(page).getByRole('button', { name: 'One more: How many come' }).tap();
    await sheetOf(page).getByLabel('E-mail').fill(email);
    await page.route('**/oidc/mail-codes', (route) => route.abort());
    await sheetOf(page).getByRole('button', { name: 'Send me the code' }).tap();
    await expect(sheetOf(page).getByRole('alert')).toContainText('Check your connection');
    await expect(sheetOf(page).getByLabel('E-mail')).toHaveValue(email);
    await page.unroute('**/oidc/mail-codes');
    await askForCode(page, email);
    const code = await codeInMail(email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await sheetOf(page).getByLabel('Code of 6 digits').pressSequentially(wrong);
    await expect(sheetOf(page).getByRole('alert')).toContainText('not the code');
    await expect(sheetOf(page).getByLabel('Code of 6 digits')).toHaveValue(wrong);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).tap();
    await sheetOf(page).getByLabel('Code of 6 digits').pressSequentially(code);
    await expect(sheetOf(page)).toContainText('You are going. You bring 1 guest.');
  });
});
