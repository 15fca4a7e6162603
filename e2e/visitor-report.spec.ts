import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { arrive, asPersonOf, NOWHERE } from './support/arrive.ts';
import { ask } from './support/database.ts';
import { plantHuddle } from './support/huddles.ts';
import { linkInMail } from './support/mails.ts';
import { newcomer } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// What is missing in the form is answered with its status.
test.use({ expectedErrors: [/400 \(Bad Request\)/] });

interface Reported {
  readonly email: string;
  readonly name: string;
}

/** Finds the link on the page of the outing, mends a form that lacks all, and opens the mail. */
async function reportByMail(page: Page, { email, name }: Reported) {
  const huddle = await plantHuddle('asha', { name });
  await page.goto(`/join/huddle/${huddle}`);
  await page.getByRole('link', { name: 'Report huddle' }).click();
  await expect(page.getByText(name)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('Choose what is wrong.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('What is wrong?').selectOption('Dangerous for those who come');
  await page.getByLabel('Why, in your words').fill('The bridge is gone.');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
  const { pathname, search } = new URL(await linkInMail(email, /report\/mine/));
  await page.goto(`${pathname}${search}`);
  await expect(page.getByText('The bridge is gone.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send it to the moderators' }).click();
  await expect(page.getByText('Moderators have your report.')).toBeVisible();
}

async function decideNothing(desk: Page, { email, name }: Reported) {
  const { username } = await arrive(desk, newcomer('Mona'), NOWHERE);
  await ask('update people set moderator = true where username = $1', [username]);
  // Anyone who changes is read again: the server knows people for a moment.
  const me = await asPersonOf(desk);
  expect((await me.patch('/api/me', { bio: 'I look after this place.' })).status()).toBe(200);
  await desk.goto('/moderation');
  const report = desk.getByRole('listitem').filter({ hasText: name });
  await report.getByRole('link', { name: 'Look at it' }).click();
  await expect(desk.getByText('The bridge is gone.')).toBeVisible();
  await desk.getByRole('button', { name: 'Look up the address to answer' }).click();
  await expect(desk.getByRole('link', { name: email })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('checkbox', { name: 'No action' }).check();
  await desk.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(desk.getByRole('heading', { name: 'No action' })).toBeVisible();
}

test('ADM-1 a visitor reports an outing by mail, reads what was decided and objects; a moderator looks up the address', async ({
  page,
  another,
}) => {
  const word = randomUUID().slice(0, 8);
  const reported = { email: `vera-${word}@mail.example`, name: `Ridge ${word}` };
  await reportByMail(page, reported);
  await decideNothing(await another(), reported);
  await page.reload();
  await expect(page.getByText('nothing breaks the rules')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Why you disagree').fill('Look at the second picture.');
  await page.getByRole('button', { name: 'Ask for another look' }).click();
  await expect(page.getByText('You asked for another look.')).toBeVisible();
});
