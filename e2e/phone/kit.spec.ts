import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { arrive, asPersonOf, logIn, NOWHERE } from '../support/arrive.ts';
import { hold } from '../support/hold.ts';
import { plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const kitOf = (page: Page) => page.getByRole('region', { name: 'What the group brings' });

test('HUD-25 a host lists what is needed, a guest brings some of it, and both see what is missing', async ({
  page: asha,
  another,
}) => {
  const id = await plantHuddle('asha');
  await logIn(asha, 'asha', `/huddle/view/${id}`);
  await kitOf(asha).getByRole('button', { name: 'List what is needed' }).tap();
  const editor = asha.getByRole('dialog', { name: 'What the group needs' });
  await editor.getByRole('textbox', { name: 'Thing 1' }).fill('Rope, 60 m');
  await editor.getByRole('textbox', { name: 'How many' }).fill('2');
  await editor.getByRole('button', { name: 'One more thing' }).tap();
  await editor.getByRole('textbox', { name: 'Thing 2' }).fill('First-aid kit');
  await editor.getByRole('button', { name: 'Save' }).tap();
  await expect(kitOf(asha).getByText('3 things are still missing.')).toBeVisible();

  const ben = await another();
  await logIn(ben, 'ben', `/huddle/view/${id}`);
  await expect(kitOf(ben).getByText('Once you have a place')).toBeVisible();
  await ben.getByRole('button', { name: 'Confirm' }).tap();
  await kitOf(ben).getByRole('button', { name: 'I bring one: Rope, 60 m' }).tap();
  await kitOf(ben).getByRole('button', { name: 'I bring one: Rope, 60 m' }).tap();
  await expect(kitOf(ben).getByText('2 of 2')).toBeVisible();
  await expect(kitOf(asha).getByText('1 thing is still missing.')).toBeVisible();
  await expect(kitOf(asha).getByText('× 2')).toBeVisible();
  await expectAccessible(ben);
  await kitOf(ben).getByRole('button', { name: 'Bring one less: Rope, 60 m' }).tap();
  await expect(kitOf(asha).getByText('2 things are still missing.')).toBeVisible();
});

test('HUD-25 what is pressed before its code is there is done, even when the card is drawn again meanwhile', async ({
  page: asha,
  another,
}) => {
  const id = await plantHuddle('asha');
  await logIn(asha, 'asha', '/home');
  const letThrough = await hold(asha, '**/KitCard-*.js');
  await asha.goto(`/huddle/view/${id}`);
  const pressed = await kitOf(asha).getByRole('button', { name: 'List what is needed' }).elementHandle();
  await pressed?.tap();

  const ben = await another();
  await arrive(ben, newcomer('Ben Late'), NOWHERE);
  await (await asPersonOf(ben)).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await expect.poll(() => pressed?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  letThrough();
  await expect(asha.getByRole('dialog', { name: 'What the group needs' })).toBeVisible();
});
