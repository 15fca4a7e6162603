import { expect, test } from 'vitest';
import { groupAsked } from './group-asked.ts';

test.each([
  ['who hasnt answered yet', 'INVITED'],
  ['how many have not replied to the ridge', 'INVITED'],
  ['wer hat noch nicht geantwortet', 'INVITED'],
  ['who is a maybe', 'MAYBE'],
  ['wer hat vielleicht gesagt', 'MAYBE'],
  ['who said no to the lakes', 'NOT_COMING'],
  ['who dropped out', 'NOT_COMING'],
  ['wie viele haben abgesagt', 'NOT_COMING'],
  ['who is coming', undefined],
  ['wer kommt mit', undefined],
  ['did Ben answer', undefined],
  ['is Cleo a maybe', undefined],
])('AUR-5 whose answers are asked for: %s', (question, group) => {
  expect(groupAsked(question)).toBe(group);
});
