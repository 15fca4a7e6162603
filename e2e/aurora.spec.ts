import type { Page } from '@playwright/test';
import { ask } from './support/database.ts';
import { plantHuddle } from './support/huddles.ts';
import { finishSigningUp, newcomer } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('a question at the door is carried through sign-up, answered once, with the model away by our own rules, and what Aurora prepares is done when it is confirmed (SITE-5, AUR-1, AUR-2, AUR-3)', async ({
  page,
}) => {
  const name = `Quokka ridge ${Date.now()}`;
  const huddleId = await plantHuddle('asha', { name });
  const nina = newcomer('Nina Frei');
  await askAtTheDoor(page, `RSVP me to ${name}`);
  await finishSigningUp(page, nina);

  const confirm = page.getByRole('region', { name });
  await expect(confirm).toBeVisible();
  await expect(page.getByText('The language model did not answer', { exact: false })).toBeVisible();
  expect(await answersOf(nina.username, huddleId)).toEqual([]);
  const card = page.getByRole('link', { name: new RegExp(`Huddle.*${name}`) });
  await expect(card).toHaveAttribute('href', `/huddle/view/${huddleId}`);
  await expectAccessible(page);
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirm.getByRole('status')).toBeVisible();
  expect(await answersOf(nina.username, huddleId)).toEqual([{ answer: 'YES' }]);

  await page.reload();
  await expect(confirm.getByRole('status')).toContainText('You said yes.');
  await askForHelp(page);
  await deleteTheOnlyTalk(page);
});

async function askAtTheDoor(page: Page, question: string): Promise<void> {
  await page.goto('/start');
  await page.getByRole('button', { name: 'Ask Aurora Anything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign Up / Sign In!' });
  await dialog.getByLabel('Your question').fill(question);
  await dialog.getByRole('link', { name: 'Join Trailfolk for Free' }).click();
}

function answersOf(username: string, huddleId: string) {
  return ask(
    `select answer from participations join people p on p.id = person_id
      where huddle_id = $1 and p.username = $2`,
    [huddleId, username],
  );
}

async function askForHelp(page: Page): Promise<void> {
  const box = page.getByLabel('Your question');
  await box.fill('I broke my leg');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Aurora is a program. Call people who can help.');
  await expect(page.getByRole('main').getByRole('link', { name: '112' }).last()).toBeVisible();
  await expect(box).toHaveValue('');
  const thumbs = page.getByRole('button', { name: 'Good answer' });
  await expect(thumbs).toHaveCount(2);
  const thumb = thumbs.last();
  await thumb.click();
  await expect(thumb).toHaveAttribute('aria-pressed', 'true');
}

async function deleteTheOnlyTalk(page: Page): Promise<void> {
  const history = page.getByRole('navigation', { name: 'Conversations' });
  await expect(history.getByRole('link')).toHaveCount(1);
  await history.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(history.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Hello! I am Aurora' })).toBeVisible();
}
