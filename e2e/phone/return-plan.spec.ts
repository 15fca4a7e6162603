import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { arrive, asPersonOf } from '../support/arrive.ts';
import { ask } from '../support/database.ts';
import { inDays, personId, plantHuddle } from '../support/huddles.ts';
import { linkInMail } from '../support/mails.ts';
import { newcomer, type Person } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const newAddress = () => `stays.home-${randomUUID().slice(0, 8)}@mail.example`;
const pathOf = async (email: string, pattern: RegExp) => new URL(await linkInMail(email, pattern)).pathname;

async function addContact(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a contact' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Add a contact' });
  await sheet.getByLabel('Name').fill('Beat Keller');
  await sheet.getByLabel('E-mail').fill(email);
  await sheet.getByRole('button', { name: 'Add and ask by mail' }).tap();
  await expect(sheet).toBeHidden();
}

async function startAlone(page: Page, name: string): Promise<void> {
  await page.goto('/return-plans/new');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Route, and what you do').fill('Up by the north ridge');
  await page.getByRole('button', { name: 'Start the countdown' }).tap();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** Puts a plan an hour and a minute behind its time, as if nobody had said anything, and lets the server look. */
async function becomeOverdue(name: string): Promise<void> {
  await ask(
    `update return_plans set expected_at = now() - interval '61 minutes', grace_minutes = 60, reached = 'HALF',
       asked_late = true, next_at = now() where name = $1`,
    [name],
  );
  await ask(`select graphile_worker.add_job('watch-return-plans')`);
}

async function agree(beat: Page, email: string): Promise<void> {
  await beat.goto(await pathOf(email, /\/contact\//));
  await expect(beat.getByRole('heading', { name: 'Walks Alone would like you' })).toBeVisible();
  await expectAccessible(beat);
  await beat.getByRole('button', { name: 'I agree' }).tap();
  await expect(beat.getByText('You have agreed. Thank you.')).toBeVisible();
}

test('SAFE-1 somebody alone names a contact, who agrees by the mail, asks for more time, checks in and is back', async ({
  page,
  another,
}) => {
  const email = newAddress();
  await arrive(page, newcomer('Walks Alone'), '/return-plans');
  await addContact(page, email);
  await expect(page.getByText('Has not answered yet: is still told')).toBeVisible();
  await expectAccessible(page);

  await agree(await another(), email);
  await page.reload();
  await expect(page.getByText('Has agreed')).toBeVisible();

  await page.goto('/return-plans/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Round the lake');
  await expect(page.getByText('Told that you are overdue: Beat Keller')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the countdown' }).tap();
  await expect(page.getByText('Nobody has been told yet')).toBeVisible();
  const before = await page.getByText(/^Back by/).textContent();
  await page.getByRole('button', { name: '+1 h' }).tap();
  await expect(page.getByText(/^Back by/)).not.toHaveText(before ?? '');
  await page.getByLabel('Where you are, and how').fill('At the pass, all well');
  await page.getByRole('button', { name: 'Check in' }).tap();
  await expect(page.getByRole('listitem').filter({ hasText: 'At the pass, all well' })).toBeVisible();
  await page.getByRole('button', { name: 'I am back' }).tap();
  await expect(page.getByText('said by Walks Alone')).toBeVisible();
});

/** More time after the alarm: the contact has nothing to do until then, and nothing of the plan to read. */
async function giveSign(page: Page, beat: Page, name: string): Promise<void> {
  await expect(page.getByText('Sees to it since')).toBeVisible();
  await page.getByRole('button', { name: '+1 h' }).tap();
  await expect(page.getByText('Those who were told know of the new time')).toBeVisible();
  await beat.reload();
  await expect(beat.getByRole('heading', { name: `${name}: a sign of life` })).toBeVisible();
  await expect(beat.getByText('Up by the north ridge')).toBeHidden();
  await expectAccessible(beat);
}

test('SAFE-1 a contact reads what to do and where they are, and after the all-clear nothing of it', async ({
  page,
  another,
}) => {
  const email = newAddress();
  const name = `Overdue ${randomUUID().slice(0, 8)}`;
  await arrive(page, newcomer('Late Lea'), '/return-plans');
  await addContact(page, email);
  await startAlone(page, name);
  await becomeOverdue(name);

  const beat = await another();
  await beat.goto(await pathOf(email, /\/overdue\//));
  await expect(beat.getByRole('heading', { name: `Overdue: ${name}` })).toBeVisible();
  await expect(beat.getByRole('listitem').filter({ hasText: 'Call Late Lea.' })).toBeVisible();
  await expect(beat.getByRole('link', { name: '112' }).first()).toBeVisible();
  await expect(beat.getByText('Up by the north ridge')).toBeVisible();
  await expectAccessible(beat);
  await beat.getByRole('button', { name: 'I have seen it and see to it' }).tap();
  await expect(beat.getByText('You said that you see to it')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Emergency contacts have been told')).toBeVisible();
  await giveSign(page, beat, name);
  await page.getByRole('button', { name: 'I am back' }).tap();
  await expect(page.getByText('said by Late Lea')).toBeVisible();
  await beat.reload();
  await expect(beat.getByRole('heading', { name: `${name}: all are back` })).toBeVisible();
  await expect(beat.getByText('Up by the north ridge')).toBeHidden();
});

async function goesAlong(person: Person, huddleId: string): Promise<void> {
  await ask(
    `insert into participations (huddle_id, person_id, answer, place, answered_at)
     values ($1, $2, 'YES', 'CONFIRMED', now())`,
    [huddleId, await personId(person.username)],
  );
}

test('SAFE-3 a host starts the plan of an outing on its page, and somebody who goes says that all are out', async ({
  page: host,
  another,
}) => {
  const leads = await arrive(host, newcomer('Leads Them'), '/robots.txt');
  const name = `Ridge ${randomUUID().slice(0, 8)}`;
  const id = await plantHuddle(leads.username, { name, starts_at: inDays(1 / 48), confirmed_people: 1 });
  const along = newcomer('Goes Along');
  const mate = await another();
  await arrive(mate, along, '/robots.txt');
  await goesAlong(along, id);
  const planOn = (page: Page) => page.getByRole('region', { name: 'Return plan' });

  await host.goto(`/huddle/view/${id}`);
  await planOn(host).getByRole('link', { name: 'Start a return plan' }).tap();
  await expect(host.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await expect(host.getByText('The hosts are told that you are overdue')).toBeVisible();
  await host.getByRole('button', { name: 'Start the countdown' }).tap();
  await expect(host.getByText('2 people')).toBeVisible();
  await expectAccessible(host);

  await mate.goto(`/huddle/view/${id}`);
  await expect(planOn(mate).getByText(/^Back by/)).toBeVisible();
  await planOn(mate).getByRole('button', { name: 'We are all back' }).tap();
  await mate.getByRole('button', { name: 'Yes, everybody' }).tap();
  await expect(planOn(mate).getByText('All are back.')).toBeVisible();
  await expect(host.getByText('said by Goes Along')).toBeVisible();
});

test('SAFE-1 nobody starts a plan alone that nobody would hear of', async ({ page }) => {
  await arrive(page, newcomer('Has Nobody'), '/return-plans/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Into the fog');
  await page.getByRole('button', { name: 'Start the countdown' }).tap();
  await expect(page.getByText('Choose at least one emergency contact')).toBeVisible();
  const me = await asPersonOf(page);
  expect(await (await me.get('/api/return-plans')).json()).toEqual({ items: [] });
});

test('SAFE-1 a plan that ends soon stands on the first page, and can be ended there', async ({ page }) => {
  await arrive(page, newcomer('Comes Home'), '/return-plans');
  await addContact(page, newAddress());
  await startAlone(page, 'Before supper');
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Before supper' })).toBeVisible();
  await expect(page.getByText(/^Back by/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I am back' }).tap();
  await expect(page.getByRole('heading', { name: 'Before supper' })).toBeHidden();
});
