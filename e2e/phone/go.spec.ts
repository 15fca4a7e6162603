import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { logIn } from '../support/arrive.ts';
import { plantHuddle } from '../support/huddles.ts';
import { expect, test } from '../support/test.ts';

const goOf = (page: Page) => page.getByRole('region', { name: 'Does it go ahead?' });

test('HUD-25 a host says what must hold, and everybody who comes sees how it stands', async ({
  page: asha,
  another,
}) => {
  const id = await plantHuddle('asha');
  await logIn(asha, 'asha', `/huddle/view/${id}`);
  await goOf(asha).getByRole('button', { name: 'Set the criteria' }).tap();
  const editor = asha.getByRole('dialog', { name: 'Criteria to go ahead' });
  await editor.getByRole('textbox', { name: 'People at least' }).fill('2');
  await editor.getByRole('textbox', { name: 'Back so many minutes' }).fill('');
  await editor.getByRole('combobox', { name: 'The forecast' }).selectOption('Good');
  await editor.getByRole('button', { name: 'Save' }).tap();
  await expect(goOf(asha).getByText('At risk')).toBeVisible();
  await expect(goOf(asha).getByText('0 going, at least 2 needed')).toBeVisible();

  const ben = await another();
  await logIn(ben, 'ben', `/huddle/view/${id}`);
  await ben.getByRole('button', { name: 'Confirm' }).tap();
  await expect(goOf(ben).getByText('1 going, at least 2 needed')).toBeVisible();
  await expectAccessible(ben);
  await goOf(asha).getByRole('button', { name: 'It goes ahead anyway' }).tap();
  await expect(goOf(ben).getByText('The hosts say that it goes ahead.')).toBeVisible();
});
