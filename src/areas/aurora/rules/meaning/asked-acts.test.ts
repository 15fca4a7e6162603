import { expect, test } from 'vitest';
import { actsAskedFor } from './asked-acts.ts';

test.each([
  ['I am in for Saturday', ['RSVP']],
  ['sign me up', ['RSVP']],
  ['follow Ben', ['FOLLOW']],
  ['become a member of the ridge club', ['JOIN']],
  ['I need a lift to the hut', ['RIDE']],
  ['plan a hike for Sunday', ['DRAFT']],
  ['who hosts sunrise hikes?', []],
  ['which huddles are free?', []],
])('AUR-5 %s asks for %j', (question, acts) => {
  expect(actsAskedFor(question, [], 'en')).toEqual(acts);
});

test('AUR-5 a plain yes speaks of the question before it, and of the one before that', () => {
  expect(actsAskedFor('yes, please', ['follow Ben'], 'en')).toEqual(['FOLLOW']);
  expect(actsAskedFor('ja, gern', ['follow Ben', 'ok'], 'de')).toEqual(['FOLLOW']);
});

test.each([
  ['yes, please', [], 'nothing was asked before'],
  ['yes, please', ['when is sunset?'], 'the question before asks for nothing'],
  [
    'yes but tell me first who else comes and what the weather is like',
    ['follow Ben'],
    'it is more than a yes',
  ],
  ['when is sunset?', ['follow Ben'], 'it is another question'],
])('AUR-5 %j after %j asks for nothing: %s', (question, before) => {
  expect(actsAskedFor(question, before, 'en')).toEqual([]);
});

test('AUR-5 words of its own weigh more than a yes', () => {
  expect(actsAskedFor('yes, follow Ben', ['I need a lift'], 'en')).toEqual(['FOLLOW']);
});
