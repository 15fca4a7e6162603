import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ask } from '../support/database.ts';
import { plantHuddle } from '../support/huddles.ts';
import { linkInMail } from '../support/mails.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

async function answerByLink(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText('Mila Mail, are you coming?')).toBeVisible();
  await page.getByLabel('Do you have a harness?').selectOption('Borrowed');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, I am coming' }).tap();
  await expect(page.getByText('Mila Mail, you are going.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Mila Mail, you are going.')).toBeVisible();
  await expect(page.getByLabel('Do you have a harness?')).toHaveValue('Borrowed');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I cannot come' }).tap();
  await expect(page.getByText('Mila Mail, are you coming?')).toBeVisible();
}

// A link that is used up is asked for, too.
test.use({ expectedErrors: [/404 \(Not Found\)/] });

test('somebody without an account says yes by the link of a mail, and takes it back (HUD-24)', async ({
  page,
}) => {
  const email = `mila-${randomUUID().slice(0, 8)}@mail.example`;
  const huddle = await plantHuddle('asha', { name: 'Open ridge', mail_answers: true, capacity: 4 });
  await ask(
    `insert into huddle_questions (id, huddle_id, position, text, kind, choices, per_person, required)
     values (gen_random_uuid(), $1, 0, 'Do you have a harness?', 'CHOICE', '{Mine,Borrowed}', false, true)`,
    [huddle],
  );
  await page.goto(`/join/huddle/${huddle}`);
  await page
    .getByRole('button', { name: /^(Confirm|Yes|Join|Say yes|I.m in)/ })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Answer without an account' }).tap();
  await page.getByRole('button', { name: 'Send me the link' }).tap();
  await expect(page.getByText('Enter your name and a valid email.')).toBeVisible();
  await page.getByLabel('Name').fill('Mila Mail');
  await page.getByLabel('E-mail').fill(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send me the link' }).tap();
  await expect(page.getByText('We sent you a mail.')).toBeVisible();

  await answerByLink(page, new URL(await linkInMail(email, /join\/answer/)).pathname);

  await page.goto(`/join/answer/${'x'.repeat(32)}`);
  await expect(page.getByText('This link is no longer valid')).toBeVisible();
});
