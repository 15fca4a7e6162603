import type { Page } from '@playwright/test';
import { arrive, asPersonOf, NOWHERE } from '../support/arrive.ts';
import { inDays, plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { openGroups } from '../support/plan.ts';
import { expect, test } from '../support/test.ts';

const wall = (days: number, time: string) => `${inDays(days).toISOString().slice(0, 10)}T${time}`;

test('P25: somebody plans on a phone; the end follows the start, and a long one is asked about (HUD-4)', async ({
  page,
}) => {
  await arrive(page, newcomer('Thumb Planner'), '/huddle/create');
  await page.getByLabel(/^Name/).fill('By thumb');
  await page.getByLabel(/^Start/).fill(wall(20, '09:00'));
  await openGroups(page, 'End and answers');
  await expect(page.getByLabel(/^End/)).toHaveValue(wall(20, '16:30'));
  // Guessed, it ends in the evening; said by hand, it keeps its length.
  await page.getByLabel(/^Start/).fill(wall(20, '19:00'));
  await expect(page.getByLabel(/^End/)).toHaveValue(wall(20, '22:00'));
  await page.getByLabel(/^End/).fill(wall(21, '02:30'));
  await page.getByLabel(/^Start/).fill(wall(22, '19:00'));
  await expect(page.getByLabel(/^End/)).toHaveValue(wall(23, '02:30'));
  await page.getByLabel(/^Start/).fill(wall(20, '19:00'));
  await page.getByLabel(/^End/).fill(wall(23, '16:00'));
  await page.getByRole('button', { name: 'Publish the huddle' }).tap();
  await expect(page.getByRole('dialog')).toContainText('Does it last that long?');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, that long' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'By thumb' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeHidden();
});

test('D19: a draft without a date says so', async ({ page }) => {
  await arrive(page, newcomer('No Date'), '/huddle/create');
  await page.getByLabel(/^Name/).fill('Some day');
  await expect(page).toHaveURL(/draft=/);
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/draft'),
  );
  await page.getByLabel(/^Start/).fill('');
  await kept;
  await page.goto('/huddle/mine?show=DRAFTS');
  await expect(page.getByRole('article').filter({ hasText: 'Some day' })).toContainText('No date selected');
});

test('P7: who goes changes the answer where it stands, and the sheet says what its button does (HUD-8)', async ({
  page,
}) => {
  const id = await plantHuddle('asha', {
    guest_allowed: true,
    guest_limit: 2,
    guest_allowed_ages: '{ADULT}',
  });
  await arrive(page, newcomer('Changes Mind'), `/huddle/view/${id}`);
  await page.getByRole('button', { name: 'Confirm', exact: true }).tap();
  await page.getByRole('button', { name: 'I come alone' }).tap();
  await page.getByRole('button', { name: 'Confirmed' }).tap();
  await page.getByRole('button', { name: 'I am not sure any more' }).tap();
  await expect(page.getByRole('dialog')).toContainText('Who might come with you?');
  await page.getByRole('button', { name: 'Maybe, alone' }).tap();
  await expect(page.getByRole('main').getByText('You said maybe.', { exact: true })).toBeVisible();
});

test('P19: somebody reads a profile on a phone and writes to that person', async ({ page, another }) => {
  const other = await another();
  const { username } = await arrive(other, newcomer('Read Me'), NOWHERE);
  await arrive(page, newcomer('Reads Others'), `/${username}`);
  await page.getByRole('button', { name: 'Message' }).tap();
  await page.getByLabel('Your message').fill('Hello');
  await page.getByRole('button', { name: 'Send' }).tap();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hello' }).last()).toBeVisible();
});

async function openClub(page: Page): Promise<string> {
  const made = await (await asPersonOf(page)).post('/api/communities', { name: 'Pocket club' });
  return ((await made.json()) as { id: string }).id;
}

test('P29: somebody joins a community on a phone, and its talk is reached without a pointer (COM-3)', async ({
  page,
  another,
}) => {
  const owner = await another();
  await arrive(owner, newcomer('Opens Clubs'), NOWHERE);
  const id = await openClub(owner);
  await arrive(page, newcomer('Joins Clubs'), `/community/view/${id}`);
  await page.getByRole('button', { name: 'Join Community' }).tap();
  await expect(page.getByRole('button', { name: 'Join Community' })).toBeHidden();
  await page.goto(`/community/view/${id}?tab=Messages`);
  const talk = page.getByRole('region', { name: 'What was said' });
  await talk.focus();
  await expect(talk).toBeFocused();
  // What has gone half under the bar is no target of its whole size.
  await page.evaluate(() => scrollTo(0, 0));
});

test('somebody posts on a phone (POST-1)', async ({ page }) => {
  await arrive(page, newcomer('Posts Things'), '/home');
  await page.getByRole('button', { name: 'How was it out there?' }).tap();
  await page.getByRole('combobox', { name: 'What you want to say' }).fill('Up at dawn, by thumb');
  await page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).tap();
  await expect(page.getByText('Post created successfully').first()).toBeVisible();
});
