import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { logIn } from '../support/arrive.ts';
import { plantHuddle } from '../support/huddles.ts';
import { expect, test } from '../support/test.ts';

const pollOf = (page: Page) => page.getByRole('region', { name: 'Which dates suit you?' });
const dateOf = (page: Page, number: number) =>
  pollOf(page)
    .getByRole('group')
    .nth(number - 1);

async function openVote(asha: Page, id: string): Promise<void> {
  await logIn(asha, 'asha', `/huddle/view/${id}`);
  await asha.getByRole('button', { name: 'Vote on the date' }).tap();
  const editor = asha.getByRole('dialog', { name: 'Vote on the date' });
  await editor.getByRole('button', { name: 'One more date' }).tap();
  await expect(editor.getByRole('textbox', { name: 'Date 3' })).toHaveValue(/T/);
  await editor.getByRole('button', { name: 'Start the vote' }).tap();
  await expect(pollOf(asha)).toBeVisible();
}

async function voteOnThree(ben: Page): Promise<void> {
  await dateOf(ben, 1).getByRole('button', { name: 'No' }).tap();
  await dateOf(ben, 2).getByRole('button', { name: 'Yes' }).tap();
  await dateOf(ben, 3).getByRole('button', { name: 'If need be' }).tap();
  await pollOf(ben).getByRole('button', { name: 'Send my vote' }).tap();
  await expect(pollOf(ben).getByRole('button', { name: 'Your vote is saved' })).toBeVisible();
  await expectAccessible(ben);
}

test('HUD-25 a host lets people vote on dates, sees who could come, and sets the date', async ({
  page: asha,
  another,
}) => {
  const id = await plantHuddle('asha');
  await openVote(asha, id);
  const ben = await another();
  await logIn(ben, 'ben', `/huddle/view/${id}`);
  await expect(ben.getByText('Date still open').first()).toBeVisible();
  await voteOnThree(ben);
  await ben.getByRole('button', { name: 'Confirm' }).tap();
  await expect(ben.getByText('The date is not set yet. Vote on the dates first.')).toBeVisible();

  const second = pollOf(asha).getByRole('listitem').filter({ hasText: 'Yes 1' });
  await expect(second.getByRole('link', { name: 'Ben Okonkwo' })).toBeVisible();
  await second.getByRole('button', { name: 'Choose this date' }).tap();
  await asha.getByRole('button', { name: 'Set the date', exact: true }).tap();
  await expect(pollOf(asha)).toBeHidden();
  await expect(pollOf(ben)).toBeHidden();
  await ben.getByRole('button', { name: 'Confirm' }).tap();
  await expect(ben.getByRole('button', { name: 'Confirmed' })).toBeVisible();
});
