import type { Page } from '@playwright/test';
import { arrive, asPersonOf, logIn, NOWHERE } from './support/arrive.ts';
import { newcomer } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const DAY_MS = 86_400_000;
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });

/** Plans a huddle for the person of the page; in nine days, and with whatever else is asked. */
async function planned(page: Page, more: object): Promise<string> {
  const start = Date.now() + 9 * DAY_MS;
  const [startDateTime, endDateTime] = [start, start + DAY_MS / 4].map((at) => new Date(at).toISOString());
  const plan = { startDateTime, endDateTime, timeZone: 'UTC', ...more };
  const made = await (await asPersonOf(page)).post('/api/huddles', plan);
  return ((await made.json()) as { id: string }).id;
}

async function confirmAs(page: Page, name: 'ben' | 'cleo', id: string): Promise<void> {
  await logIn(page, name, NOWHERE);
  await (await asPersonOf(page)).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
}

test('the bell shows the newest, and every tab counts the same without a reload (NOT-2, SHELL-3)', async ({
  page,
  context,
  another,
}) => {
  await arrive(page, newcomer('Be Ll'));
  const id = await planned(page, { name: 'Two for the bell' });
  await confirmAs(await another(), 'ben', id);
  await confirmAs(await another(), 'cleo', id);
  const other = await context.newPage();
  await other.goto('/home');
  // Both answers are told before anybody counts.
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName('Notifications, 2 new');
  await bell(page).click();
  const preview = page.getByRole('dialog', { name: 'Notifications' });
  await expect(preview.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await expect(bell(other)).toHaveAccessibleName('Notifications');
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await bell(page).click();
  await preview.getByRole('link', { name: 'See all' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications');
  await page.getByRole('link', { name: 'Unread' }).click();
  await expect(page.getByText('new', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('Nothing waits for you here.')).toBeVisible();
  await expectAccessible(page);
});

test('a request comes in live, is answered inside the list, and cannot be answered twice (NOT-2, SHELL-1)', async ({
  page,
  another,
}) => {
  const host = newcomer('Ho St');
  await arrive(page, host, NOWHERE);
  const id = await planned(page, { name: 'By request', approvalRequired: true });
  await page.goto('/notification?only=requests');
  await expect(page.getByText('Nothing waits for you here.')).toBeVisible();

  await confirmAs(await another(), 'cleo', id);
  await page.getByRole('button', { name: /^Accept Cleo/ }).click();
  await expect(page.getByRole('button', { name: /^Accept Cleo/ })).toBeHidden();
  await expect(page.getByText(/asks to come to/)).toBeVisible();
  // The toast names its object and leads to it (SHELL-1).
  await page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: 'By request' }).click();
  await expect(page).toHaveURL(new RegExp(`/huddle/view/${id}$`));
});

test('how one is told is chosen kind by kind and stays (NOT-5, SET-1)', async ({ page }) => {
  await arrive(page, newcomer('Cho Ice'), '/setting#notifications');
  await page.getByRole('link', { name: 'Choose notifications' }).click();
  const group = page.getByRole('region', { name: 'Huddles I host' });
  await group.getByText(/^Each of the/).click();
  const mail = group.getByLabel('Answers to huddles I host: by mail');
  const inApp = group.getByRole('checkbox', { name: 'Answers to huddles I host: in the app' });
  await expect(mail).toHaveValue('NEVER');
  await expect(inApp).toBeChecked();
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await Promise.all([saved(), mail.selectOption('AT_ONCE')]);
  await Promise.all([saved(), inApp.click()]);
  await expectAccessible(page);
  await page.reload();
  await group.getByText(/^Each of the/).click();
  await expect(mail).toHaveValue('AT_ONCE');
  await expect(inApp).not.toBeChecked();
});

test.describe('with a word that is none', () => {
  test.use({ expectedErrors: [/404/] });

  test('the page to end mails changes nothing until it is pressed, and says when it cannot (NOT-5)', async ({
    page,
  }) => {
    await page.goto(`/unsubscribe/${'x'.repeat(32)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fewer mails');
    await page.getByRole('button', { name: 'No more mails of this kind' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  });
});
