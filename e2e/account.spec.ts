import type { Page } from '@playwright/test';
import { arrive } from './support/arrive.ts';
import { ask } from './support/database.ts';
import { inDays, personId, plantHuddle } from './support/huddles.ts';
import { linkInMail } from './support/mails.ts';
import { logInByHand, newcomer } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const saved = (method: string) => (answer: { request(): { method(): string }; url(): string }) =>
  answer.request().method() === method && answer.url().includes('/api/me');

test('settings take effect at once, and come along to another browser (SET-1)', async ({ page, another }) => {
  const person = newcomer('Set Ter');
  await arrive(page, person, '/setting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  const patched = page.waitForResponse(saved('PATCH'));
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await patched;
  const darkened = page.waitForResponse(saved('PATCH'));
  await page.getByRole('combobox', { name: 'Farben' }).selectOption('DARK');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await darkened;
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');

  const elsewhere = await another();
  await logInByHand(elsewhere, person, '/setting');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await expect(elsewhere.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('P20 who reads German reads it in the tab, too, and in what the API answers', async ({ page }) => {
  const late = await plantHuddle('asha', { rsvp_starts_at: inDays(-4), rsvp_ends_at: inDays(-1) });
  const open = await plantHuddle('asha');
  await arrive(page, newcomer('Ute Tab'), '/setting');
  await expect(page).toHaveTitle('Settings');
  const patched = page.waitForResponse(saved('PATCH'));
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('de');
  await expect(page).toHaveTitle('Einstellungen');
  await patched;
  await page.goto('/community');
  await expect(page).toHaveTitle('Meine Communitys');
  const toast = page.getByRole('status').or(page.getByRole('alert'));
  await page.goto(`/join/huddle/${late}`);
  await page.getByRole('button', { name: 'Zusagen', exact: true }).click();
  await expect(toast.filter({ hasText: /Die Anmeldung ist seit .+ zu Ende\./ }).first()).toBeVisible();
  await page.goto(`/join/huddle/${open}`);
  await page.getByRole('button', { name: 'Zusagen', exact: true }).click();
  await expect(toast.filter({ hasText: 'Du bist dabei.' }).first()).toBeVisible();
});

test('miles and twelve hours show on every page and in every tab without a reload (SET-1)', async ({
  page,
  context,
}) => {
  const id = await plantHuddle('asha', { distance_meters: 12_000 });
  await arrive(page, newcomer('Mi Ler'), `/huddle/view/${id}`);
  const facts = page.getByRole('main').locator('dl').first();
  await expect(facts).toContainText(/\d km/);
  const settings = await context.newPage();
  await settings.goto('/setting');
  await settings.getByRole('combobox', { name: 'Distance' }).selectOption('MI');
  await expect(facts).toContainText(/\d mi/);
  await settings.getByRole('combobox', { name: 'Time of day' }).selectOption('H12');
  await expect(facts).toContainText(/\d\s?(am|pm)/);
  await settings.close();
});

test.describe('where the server refuses', () => {
  test.use({ expectedErrors: [/400|422/] });

  test('the profile is filled in, faults stand at their fields, and leaving unsaved is asked (PER-8)', async ({
    page,
  }) => {
    await arrive(page, newcomer('Pro File'), '/account');
    await page.getByLabel('About you').fill('Slow and steady.');
    await page.getByLabel('Date of birth').fill('2020-01-01');
    await page.getByLabel('Mobile').fill('no number');
    await page.getByLabel(/^Weight/).fill('heavy');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Enter your real date of birth; people here are 13 or older.')).toBeVisible();
    await expect(page.getByText('Enter a number.')).toBeVisible();
    await page.getByLabel('Date of birth').fill('1990-06-02');
    await page.getByLabel(/^Weight/).fill('61,5');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('must be a phone number')).toBeVisible();
    await expect(page.getByLabel('About you')).toHaveValue('Slow and steady.');

    await page.getByRole('main').getByRole('link', { name: 'settings' }).click();
    await expect(page.getByText('Leave without saving?')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('Mobile').fill('+41 79 123 45 67');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByLabel('About you')).toHaveValue('Slow and steady.');
    await expect(page.getByLabel(/^Weight/)).toHaveValue('61.5');
  });
});

test('another email counts once its link is opened, and a device is logged out from afar (PER-8, SET-1)', async ({
  page,
  another,
}) => {
  const person = newcomer('Mai Ler');
  await arrive(page, person, '/setting/security');
  const phone = await another();
  await logInByHand(phone, person, '/home');
  await expect(phone.getByRole('button', { name: 'My menu' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Change email' }).click();
  const next = newcomer('Mai Ler');
  await page.getByRole('textbox', { name: 'Email' }).fill(next.email);
  await page.getByRole('button', { name: 'Save email' }).click();
  await expect(page.getByText(/Once you open the link in it/)).toBeVisible();
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
  const mail = await page.context().newPage();
  await mail.goto(await linkInMail(next.email, /\/verify\/email\/confirm/));
  await mail.getByRole('button', { name: 'Verify my email' }).click();
  await expect(mail.getByText('Your email is verified.')).toBeVisible();
  await expect(page.getByText(/Once you open the link in it/)).toBeHidden();
  await expect(page.getByRole('main').getByText(next.email)).toBeVisible();

  await page.getByRole('button', { name: /^Log out Chrome/ }).click();
  await expect(page.getByText('That device is logged out.')).toBeVisible();
  await phone.goto('/home');
  await expect(phone).toHaveURL(/\/oidc\/interaction\//);
});

/** So many follow this person, one asks to, and one is blocked. */
async function plantPeopleAround(username: string): Promise<void> {
  const people = ['Fol Lower', 'As Ker', 'Un Wanted'].map((name) => newcomer(name));
  await ask(
    `insert into people (id, username, display_name, onboarded_at, created_at)
     select gen_random_uuid(), u, d, now(), now() from unnest($1::text[], $2::text[]) n(u, d)`,
    [people.map((each) => each.username), people.map((each) => each.name)],
  );
  const ids = await Promise.all(people.map((each) => personId(each.username)));
  const [follower, asker, unwanted] = ids;
  const me = await personId(username);
  await ask(
    `insert into follows (follower_id, followee_id, state) values ($1, $3, 'FOLLOWING'), ($2, $3, 'REQUESTED')`,
    [follower, asker, me],
  );
  await ask('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [me, unwanted]);
}

/** Asks for the badge of a guide on the page of the account. */
async function askForBadge(page: Page): Promise<void> {
  await page.goto('/account');
  const badge = page.getByRole('region', { name: 'Badge of professionals' });
  await badge.getByLabel('Profession').selectOption('GUIDE');
  await badge.getByLabel('How we can check it').fill('Register of guides, number 7');
  await expectAccessible(page);
  await badge.getByRole('button', { name: 'Ask for the badge' }).click();
  await expect(badge.getByRole('status')).toContainText('You have asked for this badge');
  await page.reload();
  await expect(badge.getByRole('status')).toContainText('You have asked for this badge');
}

test('the account leads to followers, requests and blocked people, and asks for the badge of a trade (PER-8, INS-5)', async ({
  page,
}) => {
  const person = await arrive(page, newcomer('Ac Count'), '/account');
  await plantPeopleAround(person.username);
  const main = page.getByRole('main');
  const openList = async (name: string) => {
    await page.goto('/account');
    await main.getByRole('link', { name, exact: true }).click();
  };
  await openList('Followers');
  await page.getByRole('button', { name: 'Remove Fol Lower from my followers' }).click();
  await expect(page.getByText('Nobody follows you yet.')).toBeVisible();
  await openList('Requests');
  await expect(main.getByText('As Ker')).toBeVisible();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Nobody waits for your answer.')).toBeVisible();
  await openList('Blocked');
  await expect(main.getByText('Un Wanted')).toBeVisible();
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByText('You have blocked nobody.')).toBeVisible();
  await askForBadge(page);
});
