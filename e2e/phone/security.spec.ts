import type { Page } from '@playwright/test';
import { codeAt } from '../../src/platform/server/identity/second-factor/codes.ts';
import { arrive, NOWHERE } from '../support/arrive.ts';
import { ask } from '../support/database.ts';
import { codeInMail } from '../support/mails.ts';
import { logInByHand, newcomer, type Person } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** A phone with a fingerprint that is always right. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function openSecurity(page: Page, person: Person): Promise<void> {
  await arrive(page, person, '/setting/security');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security and log-in');
}

/** Logs out in this browser, and opens the log-in page. */
async function leave(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?returnTo=/setting/security');
}

test('a passkey is added, and logs in without anything typed (GATE-12)', async ({ page }) => {
  await giveAuthenticator(page);
  await openSecurity(page, newcomer('Kay Pass'));
  await page.getByRole('button', { name: 'Add a passkey' }).tap();
  await page.getByLabel('Name of the passkey').fill('My phone');
  await page.getByRole('button', { name: 'Make the passkey' }).tap();
  await expect(page.getByText('Your passkey is ready.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText('Not used yet');
  await expectAccessible(page);

  await leave(page);
  const button = page.getByRole('button', { name: 'Use a passkey' });
  // Where the browser offers it in the field, this one takes it without a press.
  await expect(button.or(page.getByText('My phone')).first()).toBeVisible();
  await expect(async () => {
    if (await button.isVisible()) await button.tap({ timeout: 1_000 });
    await expect(page.getByText('My phone')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText('Last used');
});

test('a passkey is offered once after a log-in, and made with a press (GATE-12)', async ({ page }) => {
  await giveAuthenticator(page);
  const person = newcomer('Off Ered');
  await arrive(page, person, NOWHERE);
  const offer = page.getByRole('heading', { name: 'Log in with a touch next time?' });
  const security = page.getByRole('heading', { level: 1, name: 'Security and log-in' });
  const logInAgain = async () => {
    await page.context().clearCookies();
    await page.goto('/login?returnTo=/setting/security');
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).tap();
  };
  await logInAgain();
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Not now' }).tap();
  await expect(security).toBeVisible();
  await logInAgain();
  await expect(security).toBeVisible();

  // In another browser it is news again.
  await page.evaluate(() => localStorage.clear());
  await logInAgain();
  await page.getByRole('button', { name: 'Make a passkey' }).tap();
  await expect(security).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Not used yet' })).toBeVisible();
});

test('the second factor is asked for after the password, and a recovery code does too (GATE-12)', async ({
  page,
}) => {
  const person = newcomer('Sec Ond');
  await openSecurity(page, person);
  await page.getByRole('button', { name: 'Turn on' }).tap();
  await expect(page.getByRole('img', { name: 'The secret, for your app to read' })).toBeVisible();
  const address = await page.getByRole('link', { name: 'Open my app' }).getAttribute('href');
  const secret = new URL(address ?? '').searchParams.get('secret') ?? '';
  await page.getByLabel('Code of your app').fill(codeAt(secret, new Date()));
  await page.getByRole('button', { name: 'Turn on' }).tap();
  const codes = page.getByText(/^[a-z2-7]{4}(-[a-z2-7]{4}){5}$/);
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().textContent();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have kept them' }).tap();

  await leave(page);
  const giveCode = async (code: string) => {
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).tap();
    await page.getByLabel('Code of your app').fill(code);
    await page.getByRole('button', { name: 'Log in', exact: true }).tap();
  };
  await giveCode(recoveryCode ?? '');
  await expect(page.getByRole('button', { name: 'New recovery codes (9 left)' })).toBeVisible();
  await leave(page);
  // The step of the code that turned it on is used up: the next one is right as well.
  await giveCode(codeAt(secret, new Date(Date.now() + 30_000)));
  await expect(page.getByRole('button', { name: 'New recovery codes (9 left)' })).toBeVisible();
});

test('the username changes, and the old address leads to the new one (GATE-11)', async ({ page }) => {
  const person = newcomer('Nam Change');
  await openSecurity(page, person);
  await page.getByRole('button', { name: 'Change username' }).tap();
  await page.getByLabel('New username').fill(`${person.username}.new`.slice(0, 30));
  await page.getByRole('button', { name: 'Save username' }).tap();
  await expect(page.getByText(/^@namchange\..*\.new$/)).toBeVisible();
  await page.goto(`/${person.username}`);
  await expect(page).toHaveURL(new RegExp(`/${person.username}\\.new$`));
});

test('who logged in long ago is asked, and a code in a mail answers (GATE-11)', async ({ page }) => {
  const person = newcomer('Lon Gago');
  await openSecurity(page, person);
  await ask(
    `update page_sessions set logged_in_at = now() - interval '1 hour' where person_id =
    (select id from people where username = $1)`,
    [person.username],
  );
  await page.reload();
  await page.getByRole('button', { name: 'Change password' }).tap();
  await page.getByLabel('New password').fill('a long walk in the rain');
  await page.getByRole('button', { name: 'Save password' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Is it you?' });
  await sheet.getByRole('button', { name: 'Send me a code by mail' }).tap();
  await sheet.getByLabel('Code in the mail').fill(await codeInMail(person.email));
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Go on' }).tap();
  await expect(
    page.getByText('Your password is saved, and your other devices are logged out.'),
  ).toBeVisible();
  await leave(page);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await logInByHand(page, { email: person.email, password: 'a long walk in the rain' }, '/setting/security');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security and log-in');
});
