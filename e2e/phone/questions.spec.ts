import { logIn } from '../support/arrive.ts';
import { atRest } from '../support/at-rest.ts';
import { plantHuddle } from '../support/huddles.ts';
import { expect, test } from '../support/test.ts';

test('HUD-28 a host asks, a yes answers, a changed question is asked again, and the host reads it all', async ({
  page: asha,
  another,
}) => {
  const id = await plantHuddle('asha', {
    guest_allowed: true,
    guest_limit: 2,
    guest_allowed_ages: '{ADULT}',
  });
  await logIn(asha, 'asha', `/huddle/view/${id}`);
  const desk = asha.getByRole('region', { name: 'For hosts' });
  await desk.getByRole('button', { name: 'Ask those who come' }).tap();
  const editor = asha.getByRole('dialog', { name: 'Ask those who come' });
  await editor.getByRole('textbox', { name: 'Question 1' }).fill('Do you have a harness?');
  await editor.getByRole('button', { name: 'One more question' }).tap();
  const second = editor.getByRole('listitem').nth(1);
  await second.getByRole('textbox', { name: 'Question 2' }).fill('What do you eat?');
  await second.getByLabel('Kind of answer').selectOption('One of several');
  await second.getByLabel('Choices, one a line').fill('Meat\nVegan');
  await second.getByLabel('Ask for each person of a party').tap();
  await editor.getByRole('button', { name: 'Save' }).tap();
  await expect(asha.getByText('Your questions are saved.')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Change 2 questions' })).toBeVisible();

  const ben = await another();
  await logIn(ben, 'ben', `/huddle/view/${id}`);
  await ben.getByRole('button', { name: 'Confirm' }).tap();
  await ben.getByRole('button', { name: 'One more: Adults' }).tap();
  await ben.getByRole('button', { name: 'I bring 1 guest' }).tap();
  const asked = ben.getByRole('dialog', { name: 'The hosts ask' });
  await asked.getByRole('radiogroup', { name: 'Do you have a harness?' }).getByLabel('No').tap();
  const meals = asked.getByRole('group', { name: 'What do you eat?' });
  await meals.getByLabel('You').selectOption('Vegan');
  await meals.getByLabel('Guest 1').selectOption('Meat');
  await asked.getByRole('button', { name: 'Send answers' }).tap();
  await expect(ben.getByRole('main').getByText('You are going. You bring 1 guest.')).toBeVisible();
  await expect(ben.getByText('You have answered what the hosts ask.')).toBeVisible();
  await atRest(ben);

  await desk.getByRole('button', { name: 'Change 2 questions' }).tap();
  await editor.getByRole('textbox', { name: 'Question 1' }).fill('Do you bring your own harness?');
  await editor.getByRole('button', { name: 'Save' }).tap();
  await expect(editor).toBeHidden();
  await expect(ben.getByText('The hosts ask 1 question that you have not answered.')).toBeVisible();
  await ben
    .getByRole('region', { name: 'Questions of the hosts' })
    .getByRole('button', { name: 'Answer' })
    .tap();
  await expect(meals.getByLabel('You')).toHaveValue('Vegan');
  await asked.getByRole('radiogroup', { name: 'Do you bring your own harness?' }).getByLabel('Yes').tap();
  await asked.getByRole('button', { name: 'Send answers' }).tap();
  await expect(ben.getByText('The hosts have your answers.')).toBeVisible();

  await desk.getByRole('button', { name: 'What they said' }).tap();
  const said = asha.getByRole('dialog', { name: 'What they said' });
  await expect(said.getByText('Yes: 1')).toBeVisible();
  await expect(said.getByText('Vegan, Meat')).toBeVisible();
});
