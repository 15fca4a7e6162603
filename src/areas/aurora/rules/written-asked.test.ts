import { expect, test } from 'vitest';
import { asksOfAuthor } from './written-asked.ts';

test.each([
  'that map article, by Margaux, title again?',
  'what has Andrea written',
  'what did kofi post last',
  'gibts artikel von Ingrid',
  'was hat Andrea zuletzt geschrieben',
  'posts from ben please',
])('%s: asks what one author has written', (question) => {
  expect(asksOfAuthor(question)).toBe(true);
});

test.each([
  'has anybody written about knees',
  'hat jemand was zur Höhenkrankheit geschrieben',
  'what have the people i follow posted',
  'an article about maps',
  'who is coming from Bern',
  'the newest post of the week',
])('%s: names no author', (question) => {
  expect(asksOfAuthor(question)).toBe(false);
});
