import { expect, test } from 'vitest';
import { editedOf, newQuestion, wantedOf } from './edited-form.ts';

test('HUD-28 choices are typed one a line, and are left out of what is no choice', () => {
  const form = { ...newQuestion(), text: ' What do you eat? ', choices: 'Meat\n\n Vegan \n' };
  expect(wantedOf({ ...form, kind: 'CHOICE' })).toMatchObject({
    text: 'What do you eat?',
    choices: ['Meat', 'Vegan'],
  });
  expect(wantedOf({ ...form, kind: 'TEXT' }).choices).toEqual([]);
});

test('HUD-28 a question that is not changed goes back as it came', () => {
  const question = {
    id: 'q',
    text: 'Which pace?',
    kind: 'CHOICE' as const,
    choices: ['Slow', 'Fast'],
    perPerson: true,
    required: false,
    version: 3,
    reply: null,
  };
  const { version: _version, reply: _reply, ...wanted } = question;
  expect(wantedOf(editedOf(question))).toEqual(wanted);
});
