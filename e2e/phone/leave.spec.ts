import { arrive } from '../support/arrive.ts';
import { newcomer } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

test('somebody asks to be deleted, is told so at every step, and keeps the account (SET-1)', async ({
  page,
}) => {
  await arrive(page, newcomer('Leo Leaver'), '/setting/leave');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delete my account');
  await expect(page.getByText('You have no spots, seats or drafts.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete my account' }).tap();
  await page.getByRole('button', { name: 'Yes, delete it' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account will be deleted');
  await expectAccessible(page);
  await page.goto('/huddle');
  await expect(page).toHaveURL(/\/leaving$/);
  await page.getByRole('button', { name: 'Keep my account' }).tap();
  await expect(page).toHaveURL(/\/home$/);
});
