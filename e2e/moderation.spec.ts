import type { Page } from '@playwright/test';
import { arrive, asPersonOf, NOWHERE } from './support/arrive.ts';
import { ask } from './support/database.ts';
import { plantHuddle } from './support/huddles.ts';
import { newcomer } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** Somebody who asks for a badge and reports a huddle; answers what they wrote. */
async function complain(page: Page) {
  const kim = await arrive(page, newcomer('Kim'), NOWHERE);
  const me = await asPersonOf(page);
  const proof = `Register of guides, ${kim.username}`;
  const text = `The cornice breaks, says ${kim.username}`;
  expect((await me.post('/api/badge-requests', { profession: 'GUIDE', proof })).status()).toBe(200);
  const name = `Cornice of ${kim.username}`;
  const objectId = await plantHuddle('asha', { name });
  const report = { objectType: 'HUDDLE', objectId, reason: 'DANGEROUS', text };
  expect((await me.post('/api/reports', report)).status()).toBe(200);
  return { proof, text, name };
}

async function warn(page: Page, name: string, text: string) {
  const report = page.getByRole('listitem').filter({ hasText: name });
  await report.getByRole('link', { name: 'Look at it' }).click();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText('Dangerous for those who come').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Warn the author' }).check();
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Warning' })).toBeVisible();
}

test('a moderator decides about a report and a badge; for everybody else there is no such page (INS-5, HUD-16)', async ({
  page,
  another,
}) => {
  const { proof, text, name } = await complain(await another());
  const mona = await arrive(page, newcomer('Mona'), '/moderation');
  await expect(page.getByText('Page not found.')).toBeVisible();
  // A page that stands open would ask for what is only being granted.
  await page.goto('/account');
  await ask('update people set moderator = true where username = $1', [mona.username]);
  // Anyone who changes is read again: the server knows people for a moment.
  const me = await asPersonOf(page);
  expect((await me.patch('/api/me', { bio: 'I look after this place.' })).status()).toBe(200);
  await page.goto('/home');
  await page.getByRole('button', { name: 'My menu' }).click();
  await page.getByRole('menuitem', { name: 'Moderation' }).click();

  await expectAccessible(page);
  await warn(page, name, text);
  await page.getByRole('link', { name: 'Badges' }).click();
  const asked = page.getByRole('listitem').filter({ hasText: proof });
  await asked.getByRole('button', { name: 'Grant the badge' }).click();
  await expect(asked).toBeHidden();
});
