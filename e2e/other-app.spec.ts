import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { NOWHERE } from './support/arrive.ts';
import { castMember } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const BACK = `http://127.0.0.1:${process.env.E2E_PORT}/robots.txt`;

/** The other app sends somebody here, who logs in and is asked. */
async function askToLogIn(page: Page): Promise<void> {
  const query = new URLSearchParams({
    client_id: 'hut-book',
    redirect_uri: BACK,
    response_type: 'code',
    scope: 'openid email',
    state: 'a-state',
    code_challenge: createHash('sha256').update('v'.repeat(43)).digest('base64url'),
    code_challenge_method: 'S256',
  });
  await page.goto(`/oidc/auth?${query}`);
  const { email, password } = castMember('cleo');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to Hut book?');
}

test('V15 somebody lets another app know who they are, and is back there', async ({ page }) => {
  await askToLogIn(page);
  await expect(page.getByText('It can neither read nor change anything of yours')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go on to Hut book' }).click();
  await expect(page).toHaveURL((url) => url.href.startsWith(`${BACK}?code=`));
  await page.goto('/login?returnTo=/setting/security');
  await page.getByRole('button', { name: 'Disconnect Hut book' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('That app is disconnected.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Other apps' })).toHaveCount(0);
  await page.goto(NOWHERE);
});

test('V15 somebody keeps to themselves who they are, and the app is told no more', async ({ page }) => {
  await askToLogIn(page);
  await page.getByRole('button', { name: 'Do not share' }).click();
  await expect(page).toHaveURL((url) => url.href.startsWith(`${BACK}?error=access_denied`));
  expect(new URL(page.url()).searchParams.has('code')).toBe(false);
  await page.goto(NOWHERE);
});
