import { expect, test } from 'vitest';
import { sentenceThatFits, traitsIn } from './said-of-oneself.ts';

const bios = {
  kids: 'Two kids, one dog, short walks with long breaks.',
  retired: 'I climb. Retired, fit, and free on Tuesdays.',
  town: 'New in town, keen to get to know the hills.',
  maps: 'Map collector. I still fold them wrong.',
  german: 'Rentner aus Bern. Dienstags habe ich Zeit!',
  eltern: 'Mama von zwei Kindern',
  here: 'New here. Likes rivers more than ridges.',
};
const every = (asked: string, language: 'en' | 'de') => {
  const wanted = traitsIn(asked, language);
  return Object.entries(bios).flatMap(([key, bio]) =>
    wanted.length > 0 && wanted.every((trait) => sentenceThatFits(bio, [trait])) ? [key] : [],
  );
};

test.each<[string, 'en' | 'de', string[]]>([
  [
    'are there other mums or dads on here with 2 kids? would feel less silly tagging along',
    'en',
    ['kids', 'eltern'],
  ],
  ['any parents with two children', 'en', ['kids', 'eltern']],
  ['gibt es hier andere Eltern mit zwei Kindern', 'de', ['kids', 'eltern']],
  ['any pensioners here', 'en', ['retired', 'german']],
  ['anyone retired and free on tuesdays?', 'en', ['retired', 'german']],
  ['Rentner die am Dienstag Zeit haben', 'de', ['retired', 'german']],
  ['who is free on mondays', 'en', []],
  ['who else is new in town', 'en', ['town', 'here']],
  ['anybody who just moved here', 'en', ['town', 'here']],
  ['wer ist hier auch neu zugezogen', 'de', ['town', 'here']],
  ['who collects maps or stamps', 'en', ['maps']],
  ['new in town, so who lives round here and hikes?', 'en', []],
  ['is my mum on here', 'en', []],
  ['who else is here', 'en', []],
])('AUR-5 who says of themselves what is asked for: %s (%s)', (asked, language, found) => {
  expect(every(asked, language)).toEqual(found);
});

test('AUR-5 the sentence that fits best is quoted, a long one cut', () => {
  const wanted = traitsIn('anyone retired and free on tuesdays', 'en');
  expect(sentenceThatFits(bios.retired, wanted)).toBe('Retired, fit, and free on Tuesdays.');
  expect(sentenceThatFits(bios.maps, wanted)).toBeUndefined();
  expect(sentenceThatFits(`Retired ${'and slow '.repeat(40)}`, wanted)).toHaveLength(140);
});

test.each(['any other members living in Bern besides me', 'is there anybody in Bern except me'])(
  'AUR-5 %s asks for nothing but the place',
  (asked) => {
    expect(traitsIn(asked, 'en', new Set(['bern']))).toEqual([]);
  },
);

test('AUR-5 words of a place say nothing of people', () => {
  expect(traitsIn('who likes moss in Bern', 'en', new Set(['bern']))).toEqual([
    { words: ['moss'], alike: [] },
  ]);
});
