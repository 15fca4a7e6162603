import { expect, test } from 'vitest';
import { askingIn } from './asking.ts';

test.each([
  [
    'My two are small and the little one runs off. Is there anything in Switzerland this month?',
    'Is there anything in Switzerland this month?',
    ['My two are small and the little one runs off.'],
  ],
  [
    'grandma has them on Sunday, so I might be free on the 20th, what is going on that weekend?',
    'what is going on that weekend?',
    ['grandma has them on Sunday', 'I might be free on the 20th'],
  ],
  [
    'Ich habe erst im April Schuhe gekauft. Gäbe es im Juni etwas Leichtes bei Bern?',
    'Gäbe es im Juni etwas Leichtes bei Bern?',
    ['Ich habe erst im April Schuhe gekauft.'],
  ],
  [
    'easy on the legs please: anything left in june below 350 m up, with room',
    'anything left in june below 350 m up, with room',
    ['easy on the legs please'],
  ],
  ['I have a bad knee, which walk is easy?', 'which walk is easy?', ['I have a bad knee']],
  ['Ich hab einen Hund, gibts was Leichtes', 'gibts was Leichtes', ['Ich hab einen Hund']],
])('%s: what asks stands apart from the story', (question, asking, story) => {
  expect(askingIn(question)).toEqual({ asking, story });
});

test('a full stop behind a number or in a name ends nothing', () => {
  const question = 'bin ich am 9. Juni in St. Gallen oder schon auf Tour? der Vorstand will mich anrufen';
  expect(askingIn(question)?.asking).toBe('bin ich am 9. Juni in St. Gallen oder schon auf Tour?');
});

test.each([
  ['short', 'Snow is nice. Any hikes in Bern?'],
  [
    'that says which one',
    'Gibt es eine leichte Wanderung unter zehn Kilometern im Juni, wo die Kinder mitkommen können?',
  ],
  ['of one part', 'which easy hikes are there near Bern on Sunday with room for the four of us'],
  ['that asks in a few words', 'I want to go on a long walk near Bern with the dog on Sunday. Any ideas?'],
])('a question %s is taken whole', (_, question) => {
  expect(askingIn(question)).toBeUndefined();
});
