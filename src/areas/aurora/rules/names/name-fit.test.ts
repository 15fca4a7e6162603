import { describe, expect, test } from 'vitest';
import { bestNamed, onlyNamed } from './name-fit.ts';

const things = [
  'First light on the Gornergrat',
  'Five lakes and one long picnic',
  'Slow Sunday: Uetliberg',
  'Gornergrat by night',
  'One day between the summits of the valley',
];
const named = (strange: string[], ordinary: string[] = []) =>
  bestNamed({ strange, ordinary }, things, (name) => name);

describe('AUR-6 a name is found', () => {
  test.each<[string, string[], string[], string[]]>([
    ['by one of its words', ['uetliberg'], [], ['Slow Sunday: Uetliberg']],
    ['with slips', ['uetlibreg'], [], ['Slow Sunday: Uetliberg']],
    ['with three slips, where it is long and begins alike', ['uetlybargs'], [], ['Slow Sunday: Uetliberg']],
    ['as one German word', ['uetlibergwanderung'], [], ['Slow Sunday: Uetliberg']],
    ['written together', ['slowsunday'], [], ['Slow Sunday: Uetliberg']],
    ['of ordinary words', [], ['five', 'lakes', 'picnic', 'long'], ['Five lakes and one long picnic']],
    ['by more of its words', ['gornergrat'], ['light', 'first'], ['First light on the Gornergrat']],
    [
      'twice, where two fit alike',
      ['gornergat'],
      [],
      ['First light on the Gornergrat', 'Gornergrat by night'],
    ],
    ['by its first ordinary words', [], ['five', 'lakes', 'room'], ['Five lakes and one long picnic']],
    ['not by ordinary words from its middle', [], ['long', 'picnic'], []],
    ['not by a beginning that is short', [], ['one', 'day'], []],
    ['not by one ordinary word', [], ['night'], []],
    ['not where most of the words are of something else', ['gornergrat', 'zeppelin', 'quarks'], [], []],
    ['not by nothing', [], [], []],
  ])('%s', (_, strange, ordinary, found) => {
    expect(named(strange, ordinary)).toEqual(found);
  });
});

test.each([
  ['by one word of several', ['gravelride', 'uetliberg'], ['Slow Sunday: Uetliberg']],
  ['not where two have the word', ['gravelride', 'gornergrat'], []],
  ['not by a short word', ['sun'], []],
  ['not by none', [], []],
])('AUR-6 of a few things one is meant %s', (_, strange, found) => {
  expect(onlyNamed({ strange, ordinary: ['five', 'lakes'] }, things, (name) => name)).toEqual(found);
});
