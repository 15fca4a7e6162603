import { expect, test } from 'vitest';
import { correctionIn, leavesIt } from './correction.ts';

test.each([
  ['no, from Baden-Baden I mean', 'from Baden-Baden'],
  ['sorry, the 20th i meant', 'the 20th'],
  ['nope, not that one. the two-dayer next week', 'the two-dayer next week'],
  ['I mean Saturday', 'Saturday'],
  ['nein, den Takao meinte ich', 'den Takao'],
  ['not that one, the climbing', 'the climbing'],
])('%s: means %s instead', (question, rest) => {
  expect(correctionIn(question)).toEqual({ rest, isOther: false });
});

test.each([
  ['the other one, walker', 'walker', undefined],
  ['not bellini, the other one', '', 'bellini'],
  ['nein, die andere', '', undefined],
])('%s: means the other of those that were shown', (question, rest, not) => {
  expect(correctionIn(question)).toEqual({ rest, isOther: true, ...(not && { not }) });
});

test('in the same breath what is said last counts', () => {
  expect(correctionIn('Trag mich bei Families on trails ein.. ach nein, Hut to hut')).toEqual({
    before: 'Trag mich bei Families on trails ein',
    rest: 'Hut to hut',
    isOther: false,
  });
});

test('a question that follows in the same breath stands by itself', () => {
  expect(correctionIn("cancel Kanggye.. no wait, don't. just tell me how many are coming")).toEqual({
    before: 'cancel Kanggye',
    rest: 'just tell me how many are coming',
    isOther: false,
  });
});

test.each([
  ['mach ein ja draus. ach ne lass, da ist ja die andere', true],
  ['sign me up.. no, never mind', true],
  ['nein, vergiss es', true],
  ['lass mich rein', false],
  ['never mind the rain, is it on', false],
])('%s: leaves it: %s', (question, leaves) => {
  expect(leavesIt(question)).toBe(leaves);
});

test.each([
  'is there room on Saturday',
  'no dogs allowed?',
  'wait am i in for the hill repeats',
  'no, thanks',
  'nein, nicht jetzt',
  'sorry if this is silly, but is there a pram friendly walk',
  'what other walks are there',
  'no, I really cannot come on Saturday because my mother is here then',
  'the other day I saw a walk near Bern',
])('%s: corrects nothing', (question) => {
  expect(correctionIn(question)).toBeUndefined();
});
