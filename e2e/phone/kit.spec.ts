import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { logIn } from '../support/arrive.ts';
import { plantHuddle } from '../support/huddles.ts';
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
