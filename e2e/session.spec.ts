import type { Page } from '@playwright/test';
import { arrive, asPersonOf } from './support/arrive.ts';
import { ask } from './support/database.ts';
import { linkInMail } from './support/mails.ts';
import { newcomer, type Person } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const ofAccount = `account_id = (select id::text from identity_accounts where email = $1)`;

/** As if somebody had logged in an hour ago. */
async function makeLogInOld({ email }: Person): Promise<void> {
  await ask(
    `update identity_payloads set payload = jsonb_set(payload, '{loginTs}', to_jsonb(extract(epoch from now())::bigint - 3600))
     where model = 'Session' and ${ofAccount}`,
    [email],
  );
  await ask(
    `update page_sessions set logged_in_at = now() - interval '1 hour'
     where person_id = (select id from people where email = $1)`,
    [email],
  );
}

/** As if the time of the session were over, and the five seconds in which the server remembers who comes. */
async function endSession({ email }: Person): Promise<void> {
  await ask(`delete from identity_payloads where ${ofAccount}`, [email]);
  await ask(
    `select pg_notify('trailfolk', json_build_object('topic', 'person.changed', 'personId', id)::text)
     from people where email = $1`,
    [email],
  );
}

async function logInAt(beside: Page, { email, password }: Person): Promise<void> {
  await beside.getByLabel('E-mail').fill(email);
  await beside.getByLabel('Password', { exact: true }).fill(password);
  await beside.getByRole('button', { name: 'Log in' }).click();
}

test.describe('where the server wants to know who is there', () => {
  test.use({ expectedErrors: [/401|403|400|422/] });

  test('S1: a change of email wants the password, and the link in the old mailbox takes it back', async ({
    page,
  }) => {
    const [person, next] = [newcomer('Saf Ety'), newcomer('Saf Ety')];
    await arrive(page, person, '/robots.txt');
    await makeLogInOld(person);
    await page.goto('/setting/security');
    await page.getByRole('button', { name: 'Change email' }).click();
    const sheet = page.getByRole('dialog', { name: 'Is it you?' });
    await sheet.getByLabel('Your password').fill('not this one');
    await sheet.getByRole('button', { name: 'Go on' }).click();
    await expect(sheet.getByText('That is not your password.')).toBeVisible();
    await expectAccessible(page);
    await sheet.getByLabel('Your password').fill(person.password);
    await sheet.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(next.email);
    await page.getByRole('button', { name: 'Save email' }).click();
    await expect(page.getByText(/Once you open the link in it/)).toBeVisible();

    await page.goto(await linkInMail(person.email, /\?undo=/));
    await expect(page.getByRole('heading', { name: 'Was it not you?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Give me my account back' }).click();
    await expect(page.getByRole('heading', { name: 'Your account is yours again.' })).toBeVisible();
    expect(await linkInMail(person.email, /new-password/)).toContain('token=');
  });

  test('P26: a session that ends while a form is open is taken up again beside it, and nothing is lost', async ({
    page,
  }) => {
    // A page asks for this by itself once it is calm, and would hear of the end before the form does.
    const calm = page.waitForResponse(/\/api\/me\/device-key$/);
    const person = await arrive(page, newcomer('Ses Sion'), '/account');
    await calm;
    await page.getByLabel('About you').fill('Written before the session ended.');
    await expect(page.getByRole('button', { name: 'My menu' })).toBeVisible();
    const api = await asPersonOf(page);
    await endSession(person);
    // The server hears of it by a message of the database.
    await expect.poll(async () => (await api.get('/api/me')).status()).toBe(401);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: 'Log in again' }).click();
    // It is said for some seconds, while the other tab still closes.
    const saved = page.getByText('Your changes are saved.').waitFor();
    await logInAt(await opened, person);
    await saved;
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByLabel('About you')).toHaveValue('Written before the session ended.');
  });
});
