import type { Page } from '@playwright/test';
import { arrive } from './support/arrive.ts';
import { ask } from './support/database.ts';
import { linkInMail } from './support/mails.ts';
import { castMember, logInByHand, newcomer, type Person } from './support/people.ts';
import { expect, expectAccessible, showUp, test } from './support/test.ts';

async function openSignUp(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up');
}

/** Signs up as far as the page that waits for the mail. */
async function waitForMail(page: Page, person: Person) {
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('button', { name: 'Resend Verification Email' })).toBeVisible();
}

async function confirmByMail(page: Page, person: Person) {
  const mail = await page.context().newPage();
  await mail.goto(await linkInMail(person.email, /\/verify\/email\/confirm/));
  await expectAccessible(mail);
  await mail.getByRole('button', { name: 'Verify my email' }).click();
  await expect(mail.getByText('Your email is verified.')).toBeVisible();
  await mail.close();
}

/** Ends inside the app where nobody lives in that town yet. */
async function takeFirstSteps(page: Page, person: Person, town: string) {
  await page.getByLabel('Your name').fill(person.name);
  await page.getByLabel('Username').fill('start');
  await expect(page.getByText('This username is reserved.')).toBeVisible();
  await page.getByLabel('Username').fill(person.username);
  await expect(page.getByText('This username is free.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Where you are').fill(town);
  await page
    .getByRole('option', { name: new RegExp(`^${town}`) })
    .first()
    .click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Zurich');
  await expect(page.getByRole('combobox', { name: 'Distance' })).toHaveValue('Kilometres');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Finish' }).click();
}

// Each in a town of its own: who lives near is shown to anyone who comes after.
const towns = { light: 'Kathmandu', dark: 'Nairobi' };

for (const colorScheme of ['light', 'dark'] as const) {
  const title = `the way in is accessible on every step in the ${colorScheme} theme`;
  const details = colorScheme === 'dark' ? { tag: '@full' } : {};
  test(`${title} (SHELL-14, GATE-4, GATE-5, GATE-6, GATE-7)`, details, async ({ page }) => {
    test.slow();
    const person = newcomer(`Ada ${colorScheme}`);
    await openSignUp(page, colorScheme);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'I have an account. Log in' }).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await expectAccessible(page);

    await openSignUp(page, colorScheme);
    await waitForMail(page, person);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Go to Dashboard' }).click();
    await expect(page.getByText('Email Verification Required')).toBeVisible();
    await expect(page.getByText('Please verify your email.', { exact: true })).toBeVisible();
    await confirmByMail(page, person);
    await takeFirstSteps(page, person, towns[colorScheme]);
    await expect(page).toHaveURL(/\/home$/);
  });
}

/** Somebody who lives in Reykjavík, where no other journey goes. */
async function plantNeighbour(): Promise<string> {
  const name = `Neighbour ${Date.now().toString(36)}`;
  await ask(
    `insert into people (id, username, display_name, onboarded_at, place_name, place_lat, place_lng, created_at)
     values (gen_random_uuid(), $1, $2, now(), 'Reykjavík', 64.14, -21.94, now())`,
    [name.toLowerCase().replace(' ', '.'), name],
  );
  return name;
}

test('the first steps go on where they were left (GATE-7)', async ({ page }) => {
  const person = newcomer('Re Sume');
  await openSignUp(page, 'light');
  await waitForMail(page, person);
  await confirmByMail(page, person);
  await page.getByLabel('Your name').fill(person.name);
  await page.getByLabel('Username').fill(person.username);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Where you are').fill('reykj');
  await page
    .getByRole('option', { name: /^Reykjav/ })
    .first()
    .click();
  await page.reload();
  await expect(page.getByLabel('Where you are')).toHaveValue(/^Reykjav/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue(person.name);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  const name = await plantNeighbour();
  await page.getByRole('button', { name: 'Finish' }).click();
  const neighbour = page.getByRole('listitem').filter({ hasText: name });
  await neighbour.getByRole('button', { name: 'Follow' }).click();
  await expect(neighbour.getByRole('button', { name: 'Done' })).toBeDisabled();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft/.test(key)))).toEqual([]);
});

test('another email can be given while the first is not verified (GATE-4)', async ({ page }) => {
  const person = newcomer('Bo');
  await openSignUp(page, 'light');
  await waitForMail(page, person);
  await page.getByRole('button', { name: 'Use another email' }).click();
  await page.getByRole('button', { name: 'Save email' }).click();
  await expect(page.getByText('Email is required.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
  await page.getByRole('button', { name: 'Use another email' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('not an address');
  await page.getByRole('button', { name: 'Save email' }).click();
  await expect(page.getByText('Enter a valid email.')).toBeVisible();
  const other = newcomer('Bo');
  await page.getByRole('textbox', { name: 'Email' }).fill(other.email);
  await page.getByRole('button', { name: 'Save email' }).click();
  await expect(page.getByRole('main').getByText(other.email)).toBeVisible();
  expect(await linkInMail(other.email, /\/verify\/email\/confirm/)).toContain('token=');
});

test('a visitor never loads the login library, and tokens are in no storage (GATE-1)', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/start');
  await showUp(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /login-client|\/oidc\/|\/api\/public\/sign-in/.test(url))).toEqual([]);
  await logInByHand(page, castMember('asha'));
  expect(scripts.some((url) => url.includes('login-client'))).toBe(true);
  const stored = await page.evaluate(
    () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie,
  );
  expect(stored).not.toMatch(/eyJ|token/);
});

test('a reload keeps people logged in, without a page of the provider in between (GATE-1)', async ({
  page,
}) => {
  await logInByHand(page, castMember('asha'));
  const shown: string[] = [];
  page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname));
  await page.reload();
  await expect(page.getByRole('button', { name: 'My menu' })).toBeVisible();
  expect(new Set(shown)).toEqual(new Set(['/home']));
});

test('logging out ends the log-in here and in the other tab (GATE-2, OFF-3)', async ({ page, context }) => {
  await arrive(page, newcomer('Cy'));
  const other = await context.newPage();
  await other.goto('/home');
  await expect(other.getByRole('button', { name: 'My menu' })).toBeVisible();
  await page.getByRole('button', { name: 'My menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/start$/);
  await expect(other).toHaveURL(/\/start$/);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/oidc\/interaction\//);
});

test('a login that should return elsewhere lands at home (case 20)', async ({ page }) => {
  await page.goto(`/login?returnTo=${encodeURIComponent('//evil.example/x')}`);
  await page.getByLabel('E-mail').fill('cleo@trailfolk.example');
  await logInByHand(page, castMember('cleo'));
  await page.goto(`/login?returnTo=${encodeURIComponent('/\\evil.example')}`);
  await expect(page).toHaveURL(/\/home$/);
});

test.describe('when the server says 401', () => {
  test.use({ expectedErrors: [/401/] });

  test('a token that the server no longer takes is renewed and the call repeated (GATE-2)', async ({
    page,
  }) => {
    await arrive(page, newcomer('Re New'));
    await expect(page.getByRole('button', { name: 'My menu' })).toBeVisible();
    let renewals = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/token')) renewals += 1;
    });
    const expired = { error: true, code: 'NOT_SIGNED_IN', message: 'Please log in.', errors: [], params: {} };
    let times = 0;
    await page.route('**/api/me', (route) => {
      times += 1;
      return times === 1 ? route.fulfill({ status: 401, json: expired }) : route.continue();
    });
    await page.getByRole('button', { name: 'My menu' }).click();
    await page.getByRole('menuitem', { name: 'Theme' }).click();
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await kept;
    expect(renewals).toBe(1);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(page.getByRole('button', { name: 'My menu' })).toBeVisible();
  });
});

test.describe('when an answer is lost on its way', () => {
  test.use({ expectedErrors: [/ERR_CONNECTION|ERR_FAILED/] });

  test('a command is sent again with the same key, so that it has one effect (API-6)', async ({ page }) => {
    const person = newcomer('Di');
    await openSignUp(page, 'light');
    await waitForMail(page, person);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/me/verification', (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length === 1) return route.abort('connectionreset');
      return route.fulfill({ json: { error: false, message: 'The mail is on its way.' } });
    });
    await page.getByRole('button', { name: 'Resend Verification Email' }).click();
    await expect(page.getByText('The mail is on its way.')).toBeVisible();
    // The next may be asked for in a minute, and the page says when (GATE-5).
    await expect(page.getByText(/^The next one in (1:00|0:\d\d)$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resend Verification Email' })).toBeDisabled();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});
