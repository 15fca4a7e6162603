import { expect, it } from 'vitest';
import { faultOfName } from './fault-of-name.ts';

const fault = (name: string) => faultOfName(name, 'Trailfolk');

it.each([
  ['a zero-width space', '\u{200B}\u{200B}'],
  ['letters and a joiner between them', 'Le\u{200D}a'],
  ['text that runs the other way', '\u{202E}aeL'],
  ['a line of its own', 'Lea\u{2028}Support'],
  ['a filler that is a letter and shows nothing', '\u{3164}'],
  ['signs that nobody has given out', 'Lea\u{0378}'],
  ['no letter and no digit', '… !'],
])('S13: a name with %s is refused', (_, name) => {
  expect(fault(name)).toBe('NAME_UNREADABLE');
});

it.each([
  'Trailfolk Support',
  'Tr\u{0430}ilfolk Support',
  'TRAILF0LK',
  'Tra1lfolk',
  'T r a i l f o l k',
  'Trâilfölk',
  '\u{1D413}railfolk',
  'Support',
  'Admin Team',
  'Moderators',
  '\u{0410}dmin',
  'M0derator',
  'Supp\u{043E}rt',
])('S13: %s is taken for the people who run the product and refused', (name) => {
  expect(fault(name)).toBe('NAME_RESERVED');
});

it.each([
  'Lea Müller',
  '李小龙',
  'Мария',
  'محمد',
  'אסתר',
  'Zoë ⛰️',
  'Familie 👨\u{200D}👩\u{200D}👧',
  'کوه\u{200C}نوردی',
  "O'Neill-Ó Súilleabháin",
  'K2',
  'Teamgeist',
  'Ida Folk',
])('S13: %s is a name', (name) => {
  expect(fault(name)).toBeUndefined();
});
