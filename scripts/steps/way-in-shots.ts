import type { Page } from '@playwright/test';
import type { Shot } from './shot-list.ts';

const newcomer = { who: 'newcomer' } as const;

/** Somebody to follow lives there. */
const ashasTown = 'Tremblay-en-France';

/** The gate from signing up to being in, each step empty and filled, and a forgotten password. */
export function wayInShots(): readonly Shot[] {
  return [
    { name: 'log-in', who: 'visitor', open: goTo('/login', 'Log in') },
    { name: 'sign-up', who: 'visitor', open: goTo('/signup', 'Sign up') },
    { name: 'forgotten-password', who: 'visitor', open: forgetPassword },
    { name: 'forgotten-password-sent', who: 'visitor', open: askForPassword },
    { name: 'new-password', who: 'visitor', open: openNewPassword },
    { name: 'verify-email', ...newcomer, open: signUp },
    { name: 'verify-email-other', ...newcomer, open: giveAnother },
    { name: 'verify-email-confirm', ...newcomer, open: openLinkOfMail },
    { name: 'verify-email-done', ...newcomer, open: confirm },
    { name: 'onboard-name', ...newcomer, open: onboard },
    { name: 'onboard-name-filled', ...newcomer, open: giveName },
    { name: 'onboard-place', ...newcomer, open: atPlace },
    { name: 'onboard-place-filled', ...newcomer, open: givePlace },
    { name: 'onboard-units', ...newcomer, open: atUnits },
    { name: 'onboard-near', ...newcomer, open: atNear },
  ];
}

/** The address leads on to the form, whose button says that it has come. */
function goTo(path: string, button: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.goto(path);
    await page.getByRole('button', { name: button }).waitFor();
  };
}

async function forgetPassword(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await page.getByRole('button', { name: 'Send the link' }).waitFor();
}

async function askForPassword(page: Page): Promise<void> {
  await forgetPassword(page);
  await page.getByLabel('E-mail').fill('cleo@trailfolk.example');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('button', { name: 'Send the link' }).waitFor({ state: 'hidden' });
}

async function openNewPassword(page: Page): Promise<void> {
  await askForPassword(page);
  await page.goto(await linkTo(page, 'cleo@trailfolk.example', /password/));
  await page.getByRole('button', { name: 'Save the password' }).waitFor();
}

let newcomers = 0;

/** As somebody who has never been here; answers their address. */
async function signUp(page: Page): Promise<string> {
  newcomers += 1;
  const email = `newcomer${newcomers}@mail.example`;
  await page.context().clearCookies();
  await page.goto('/start');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/signup');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('boots by the door');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL(/verify\/email/);
  await page.getByRole('button', { name: 'Resend Verification Email' }).waitFor();
  return email;
}

async function giveAnother(page: Page): Promise<void> {
  await signUp(page);
  await page.getByRole('button', { name: 'Use another email' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('not an address');
  await page.getByRole('button', { name: 'Save email' }).click();
  await page.getByText('Enter a valid email.').waitFor();
}

async function openLinkOfMail(page: Page): Promise<void> {
  await page.goto(await linkTo(page, await signUp(page), /\/verify\/email\/confirm/));
  await page.getByRole('button', { name: 'Verify my email' }).waitFor();
}

async function confirm(page: Page): Promise<void> {
  await openLinkOfMail(page);
  await page.getByRole('button', { name: 'Verify my email' }).click();
  await page.getByRole('heading', { name: 'Your email is verified.' }).waitFor();
}

async function onboard(page: Page): Promise<void> {
  await confirm(page);
  await page.getByRole('link', { name: 'Go on' }).click();
  await page.getByLabel('Your name').waitFor();
}

async function giveName(page: Page): Promise<void> {
  await onboard(page);
  await page.getByLabel('Your name').fill('Wilhelmina Oberholzer');
  await page.getByLabel('Username').fill(`wilhelmina.${newcomers}`);
  await page.getByText('This username is free.').waitFor();
}

async function atPlace(page: Page): Promise<void> {
  await giveName(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Where you are').waitFor();
}

async function givePlace(page: Page): Promise<void> {
  await atPlace(page);
  await page.getByLabel('Where you are').fill(ashasTown);
  await page.getByRole('option', { name: ashasTown }).first().click();
  await page.getByRole('combobox', { name: 'Interests' }).fill('Wild flowers');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Interests' }).fill('Huts');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

async function atUnits(page: Page): Promise<void> {
  await givePlace(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('combobox', { name: 'Time zone' }).waitFor();
}

async function atNear(page: Page): Promise<void> {
  await atUnits(page);
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByText('You are in. These are around you.').waitFor();
}

const TRIES = 20;

/** A link in the newest mail to an address; a job sends it, so it may not be there yet. */
async function linkTo(page: Page, email: string, pattern: RegExp): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await page.goto('/dev/outbox');
    const mail = page.getByRole('row', { name: email }).first();
    if ((await mail.count()) > 0) {
      await mail.getByRole('link').click();
      const links = page.locator('pre a');
      await links.first().waitFor();
      const addresses = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
      const found = addresses.find((address) => pattern.test(address));
      if (found) return found;
    }
    await page.waitForTimeout(500);
  }
  throw new Error(`no link like ${pattern} in a mail to ${email}`);
}
