import { expect, test } from 'vitest';
import { actsAskedFor } from './acts-asked.ts';

test.each([
  ['I am in for Saturday', ['RSVP']],
  ['sign me up', ['RSVP']],
  ['RSVP me to the sunrise hike', ['RSVP']],
  ['take me off the list of the sunrise hike', ['DECLINE']],
  ['follow Ben', ['FOLLOW']],
  ['become a member of the ridge club', ['JOIN']],
  ['I need a lift to the hut', ['RIDE']],
  ['plan a hike for Sunday', ['DRAFT']],
  ['Melde mich bitte an', ['RSVP']],
  ['Folge bitte Asha', ['FOLLOW']],
])('AUR-8 %s asks for %j', async (question, acts) => {
  expect(await actsAskedFor(question, [])).toEqual(expect.arrayContaining(acts));
});

test('AUR-8 a plain yes speaks of the question before it, and of the one before that', async () => {
  expect(await actsAskedFor('yes, please', ['follow Ben'])).toEqual(['FOLLOW']);
  expect(await actsAskedFor('ja, gern', ['follow Ben', 'ok'])).toEqual(['FOLLOW']);
});

test.each([
  ['who hosts sunrise hikes?', [], 'it only wants to know'],
  ['which huddles are free?', [], 'it only wants to know'],
  ['yes, please', [], 'nothing was asked before'],
  ['yes, please', ['when is sunset?'], 'the question before asks for nothing'],
  [
    'yes but tell me first who else comes and what the weather is like',
    ['follow Ben'],
    'it is more than a yes',
  ],
  ['when is sunset?', ['follow Ben'], 'it is another question'],
])('AUR-8 %j after %j asks for nothing: %s', async (question, before) => {
  expect(await actsAskedFor(question, before)).toEqual([]);
});

test('AUR-8 words of its own weigh more than a yes', async () => {
  expect(await actsAskedFor('yes, follow Ben', ['I need a lift'])).toEqual(['FOLLOW']);
});
