import type { Page } from '@playwright/test';
import { logIn } from '../support/arrive.ts';
import { atRest } from '../support/at-rest.ts';
import { plantHuddle } from '../support/huddles.ts';
import { expect, test } from '../support/test.ts';

const deskOf = (page: Page) => page.getByRole('region', { name: 'For hosts' });
const editorOf = (page: Page) => page.getByRole('dialog', { name: 'Ask those who come' });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'The hosts ask' });
const mealsOf = (page: Page) => sheetOf(page).getByRole('group', { name: 'What do you eat?' });

async function askTwoQuestions(asha: Page): Promise<void> {
  await deskOf(asha).getByRole('button', { name: 'Ask those who come' }).tap();
  const editor = editorOf(asha);
  await editor.getByRole('textbox', { name: 'Question 1' }).fill('Do you have a harness?');
  await editor.getByRole('button', { name: 'One more question' }).tap();
  const second = editor.getByRole('listitem').nth(1);
  await second.getByRole('textbox', { name: 'Question 2' }).fill('What do you eat?');
  await second.getByLabel('Kind of answer').selectOption('One of several');
  await second.getByLabel('Choices, one a line').fill('Meat\nVegan');
  await second.getByLabel('Ask for each person of a party').tap();
  await editor.getByRole('button', { name: 'Save' }).tap();
  await expect(asha.getByText('Your questions are saved.')).toBeVisible();
}

async function comeWithOneGuest(ben: Page): Promise<void> {
  await ben.getByRole('button', { name: 'Confirm' }).tap();
  await ben.getByRole('button', { name: 'One more: Adults' }).tap();
  await ben.getByRole('button', { name: 'I bring 1 guest' }).tap();
  await answerHarness(ben, 'Do you have a harness?', 'No');
  await mealsOf(ben).getByLabel('You').selectOption('Vegan');
  await mealsOf(ben).getByLabel('Guest 1').selectOption('Meat');
  await sheetOf(ben).getByRole('button', { name: 'Send answers' }).tap();
  await expect(ben.getByRole('main').getByText('You are going. You bring 1 guest.')).toBeVisible();
  await expect(ben.getByText('You have answered what the hosts ask.')).toBeVisible();
  await atRest(ben);
}

const answerHarness = (page: Page, question: string, answer: string) =>
  sheetOf(page).getByRole('radiogroup', { name: question }).getByLabel(answer).tap();

async function rewordTheFirst(asha: Page, text: string): Promise<void> {
  await deskOf(asha).getByRole('button', { name: 'Change 2 questions' }).tap();
  await editorOf(asha).getByRole('textbox', { name: 'Question 1' }).fill(text);
  await editorOf(asha).getByRole('button', { name: 'Save' }).tap();
  await expect(editorOf(asha)).toBeHidden();
}

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
  await askTwoQuestions(asha);
  const ben = await another();
  await logIn(ben, 'ben', `/huddle/view/${id}`);
  await comeWithOneGuest(ben);
  await rewordTheFirst(asha, 'Do you bring your own harness?');
  await expect(ben.getByText('The hosts ask 1 question that you have not answered.')).toBeVisible();
  const notice = ben.getByRole('region', { name: 'Questions of the hosts' });
  await notice.getByRole('button', { name: 'Answer' }).tap();
  await expect(mealsOf(ben).getByLabel('You')).toHaveValue('Vegan');
  await answerHarness(ben, 'Do you bring your own harness?', 'Yes');
  await sheetOf(ben).getByRole('button', { name: 'Send answers' }).tap();
  await expect(ben.getByText('The hosts have your answers.')).toBeVisible();
  await deskOf(asha).getByRole('button', { name: 'What they said' }).tap();
  const said = asha.getByRole('dialog', { name: 'What they said' });
  await expect(said.getByText('Yes: 1')).toBeVisible();
  await expect(said.getByText('Vegan, Meat')).toBeVisible();
});
