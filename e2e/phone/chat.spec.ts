import type { Page } from '@playwright/test';
import { arrive, asPersonOf, logIn, NOWHERE } from '../support/arrive.ts';
import { newcomer } from '../support/people.ts';
import { pressLong } from '../support/press-long.ts';
import { expect, test } from '../support/test.ts';

const message = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).last();

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your message').tap();
  await page.getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: 'Send' }).tap();
  await expect(message(page, text)).toBeVisible();
  // It shows as waiting until the server has it.
  await expect(page.getByText('Waits to be sent')).toHaveCount(0);
  await expect(message(page, text)).toBeVisible();
}

test('P1: somebody begins a conversation on a phone with a person of the list (MSG-1)', async ({
  page: una,
  another,
}) => {
  const vera = await another();
  const { username } = await arrive(vera, newcomer('Vera Reads'), NOWHERE);
  await arrive(una, newcomer('Una Writes'), '/chat');
  await una.getByRole('button', { name: 'New', exact: true }).tap();
  await una.getByLabel('With whom').tap();
  await una.getByLabel('With whom').pressSequentially(username);
  await una.getByRole('option', { name: username }).tap();
  await una.getByRole('button', { name: 'Write', exact: true }).tap();
  await say(una, 'Hello Vera');
});

test('HUD-37, P2: a long press on a message shows what can be done with it and does none of it; a tap does nothing', async ({
  page: asha,
  another,
}) => {
  await logIn(asha, 'asha', NOWHERE);
  const made = await (await asPersonOf(asha)).post('/api/communities', { name: 'Thumb ridge club' });
  const { id } = (await made.json()) as { id: string };
  const ben = await another();
  await logIn(ben, 'ben', NOWHERE);
  await (await asPersonOf(ben)).put(`/api/communities/${id}/membership`, {});
  for (const person of [asha, ben]) await person.goto(`/community/view/${id}?tab=Messages`);
  for (const text of ['One', 'Two', 'Three']) await say(asha, text);
  for (const [person, deed] of [
    [asha, 'Edit'],
    [ben, 'Report'],
  ] as const) {
    await message(person, 'Two').getByText('Two').tap();
    await expect(person.getByRole('dialog')).toBeHidden();
    await pressLong(person, message(person, 'Two').getByText('Two'));
    const sheet = person.getByRole('dialog', { name: 'Message' });
    await expect(sheet.getByRole('button', { name: deed })).toBeVisible();
    await expect(person.getByLabel('Your words')).toBeHidden();
    await sheet.getByRole('button', { name: 'Reply' }).tap();
    await expect(sheet).toBeHidden();
    await expect(person.getByRole('button', { name: 'No reply' })).toBeVisible();
  }
});
