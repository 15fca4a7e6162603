import type { Page } from '@playwright/test';
import { arrive, NOWHERE } from '../support/arrive.ts';
import { ask } from '../support/database.ts';
import { newcomer, type Person } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const open = (page: Page, tab: string) => page.getByRole('link', { name: tab, exact: true }).tap();

async function arriveAsOperator(page: Page): Promise<void> {
  const olga = newcomer('Olga Operator');
  await arrive(page, olga, NOWHERE);
  await ask('update people set operator = true where username = $1', [olga.username]);
  await page.goto('/operator');
}

/** Finds a person, verifies their address, and says yes to being logged. */
async function verifyAddressOf(page: Page, { email, name }: Person): Promise<void> {
  await open(page, 'People');
  await page.getByLabel('Username or email address').fill(email);
  await page.getByRole('button', { name: 'Find' }).tap();
  const found = page.getByRole('region', { name });
  await expect(found).toContainText('not verified');
  await found.getByRole('button', { name: 'Verify the address' }).tap();
  // The question comes in with a movement: it is looked at when it is there.
  await expect(page.getByRole('button', { name: 'Do it' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Do it' }).tap();
  await expect(found).not.toContainText('not verified');
}

/** Somebody who finds no such page; an open page of theirs would say again that their address is verified. */
async function comeAndGo(other: Page, person: Person): Promise<void> {
  await arrive(other, person, '/operator');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Page not found.');
  await other.close();
  await ask('update people set email_verified = false where username = $1', [person.username]);
}

test('an operator looks after the site from a phone, and everybody else finds no such page (ADM-4)', async ({
  page,
  another,
}) => {
  const nils: Person = newcomer('Nils Unverified');
  await comeAndGo(await another(), nils);

  await arriveAsOperator(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'State' })).toContainText('PostgreSQL');
  const settings = page.getByRole('region', { name: 'Settings in force' });
  await expect(settings).toContainText('DATABASE_URL');
  await expect(settings).not.toContainText('postgres://');
  await expectAccessible(page);

  await verifyAddressOf(page, nils);
  await open(page, 'Health');
  const acts = page.getByRole('region', { name: 'Latest acts' });
  await expect(acts).toContainText(`verify-email @${nils.username}`);
  await open(page, 'Jobs');
  await open(page, 'Mails');
  const sender = page.getByRole('region', { name: 'Check of the sender' });
  await expect(sender).toContainText('Set MAIL_FROM to an address of your own domain.');
  await open(page, 'Banners');
  await expect(page.getByLabel('In German')).toBeVisible();
  await expectAccessible(page);
});
