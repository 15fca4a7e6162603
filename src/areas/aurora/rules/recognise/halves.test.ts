import { describe, expect, test } from 'vitest';
import { halvesOf } from './halves.ts';

describe('AUR-5 two questions in one are two', () => {
  test.each<[string, string, string]>([
    ['is there still room and can i bring my dog', 'is there still room', 'can i bring my dog'],
    ["whats my next huddle, and who's driving there?", 'whats my next huddle', "who's driving there?"],
    ['Wann geht es los und darf ein Freund mit?', 'Wann geht es los', 'darf ein Freund mit?'],
    ['gibts da noch platz? dann meld mich an', 'gibts da noch platz', 'dann meld mich an'],
    ['thx you are great :) are you a real person', 'thx you are great', 'are you a real person'],
    [
      'is there room on Laguna? if not put me on the list',
      'is there room on Laguna',
      'if not put me on the list',
    ],
    ['When is it? Can I bring a friend?', 'When is it', 'Can I bring a friend?'],
    ['did i miss anything? any invites left', 'did i miss anything', 'any invites left'],
    ['Darf der Hund mit? und meine Kinder?', 'Darf der Hund mit?', 'meine Kinder?'],
  ])('%s', (question, ...halves) => {
    expect(halvesOf(question)).toEqual(halves);
  });

  test.each([
    'hikes and walks on Sunday',
    'who hosts Five lakes and one long picnic',
    'when and where do we meet',
    'Was kostet Brot und Suppe?',
    'sign me up and',
    'was läuft am 12. dezember in bern',
    'is it at 8.30 or later',
    'My daughter is seven. Which club is for her',
    'Is it steep? and?',
    'Is it steep? and I would like to know all about the weather',
  ])('%s is one', (question) => {
    expect(halvesOf(question)).toBeUndefined();
  });
});
