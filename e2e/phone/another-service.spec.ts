import type { Page } from '@playwright/test';
import { type FreshServer, startFreshServer } from '../../scripts/steps/fresh-server.ts';
import { freePort } from '../../src/platform/server/db/free-port.ts';
import {
  openVouchingProvider,
  settingOf,
  type VouchingProvider,
} from '../../src/platform/server/identity/testing/vouching-provider.ts';
import { castMember } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

let club: VouchingProvider;
let server: FreshServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  club = await openVouchingProvider();
  const providers = [settingOf(club, { name: 'Mountain Club', domains: ['*'] })];
  server = await startFreshServer(await freePort(), { LOG_IN_PROVIDERS: JSON.stringify(providers) });
});
test.afterAll(async () => {
  await server.stop();
  await club.close();
});

async function openLogIn(page: Page, at: string): Promise<void> {
  await page.goto(`${server.origin}/login?returnTo=${at}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
}

const security = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Security and log-in');
const row = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Mountain Club' });

test('somebody signs up with a service, and takes the first steps like everybody (GATE-13)', async ({
  page,
}) => {
  club.person = { sub: 'zoe', email: 'zoe@club.example', email_verified: true };
  await openLogIn(page, '/setting/security');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue with Mountain Club' }).tap();
  await expect(page).toHaveURL(/\/onboard$/);
  await page.getByLabel('Your name').fill('Zoe');
  await page.getByLabel('Username').fill('zoe.of.the.club');
  await page.getByRole('button', { name: 'Finish' }).tap();
  await security(page);
  await expect(row(page)).toContainText('zoe@club.example');
});

test('a service is linked, logs in, and is unlinked (GATE-13, A6)', async ({ page }) => {
  const ben = castMember('ben');
  club.person = { sub: 'ben', email: ben.email, email_verified: true };
  await openLogIn(page, '/setting/security');
  await page.getByLabel('E-mail').fill(ben.email);
  await page.getByLabel('Password', { exact: true }).fill(ben.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).tap();
  await security(page);
  await page.getByRole('button', { name: 'Link Mountain Club' }).tap();
  await expect(page.getByText('Mountain Club opens your account from now on.')).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/setting/security`);
  await expect(row(page)).toContainText(ben.email);
  await expectAccessible(page);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await openLogIn(page, '/setting/security');
  await page.getByRole('link', { name: 'Continue with Mountain Club' }).tap();
  await security(page);
  await expect(page.getByText('with another service').first()).toBeVisible();

  await page.getByRole('button', { name: 'Unlink Mountain Club' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).tap();
  await expect(page.getByText('That service no longer opens your account.')).toBeVisible();
  await expect(row(page)).toContainText('Not linked');
});

test('who has an account already says yes, and logs in to it once (GATE-13, A6)', async ({ page }) => {
  const cleo = castMember('cleo');
  club.person = { sub: 'cleo', email: cleo.email, email_verified: true };
  await openLogIn(page, '/setting/security');
  await page.getByRole('link', { name: 'Continue with Mountain Club' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Link Mountain Club?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log in and link Mountain Club' }).tap();
  await expect(page.getByLabel('E-mail')).toHaveValue(cleo.email);
  await page.getByLabel('Password', { exact: true }).fill(cleo.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).tap();
  await security(page);
  await expect(row(page)).toContainText(cleo.email);
});

test('what goes wrong at the service is said, with another way beside it (GATE-13)', async ({ page }) => {
  club.bend = { answer: { code: null, error: 'access_denied' } };
  await openLogIn(page, '/home');
  await page.getByRole('link', { name: 'Continue with Mountain Club' }).tap();
  await expect(page.getByRole('alert')).toHaveText(
    'You stopped the log-in at Mountain Club. Nothing has happened.',
  );
  await page.getByRole('link', { name: 'Back to log in' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});
