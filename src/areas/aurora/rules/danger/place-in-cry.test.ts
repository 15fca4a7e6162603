import { expect, test } from 'vitest';
import { placeInCry } from './place-in-cry.ts';

test.each([
  ['My son fell, we are above Riederalp', ['riederalp']],
  ['lost in the fog near Buttermere and it gets dark', ['buttermere']],
  ['im Nebel verlaufen oberhalb von Saas Fee', ['saas fee', 'saas']],
  ['stuck on the ridge at 2300 m in South Tyrol', ['south tyrol', 'south']],
  ['Lawine ob Davos, zwei verschüttet', ['davos zwei verschuttet', 'davos zwei', 'davos']],
])('AUR-4 %s may come from one of %j', (question, phrases) => {
  expect(placeInCry(question)).toEqual(phrases);
});

test.each([
  'we are lost in the fog',
  'Wir sitzen im Schnee fest',
  'help',
  'stuck at 2800 m',
  'he is in pain',
])('AUR-4 %s names no place', (question) => {
  expect(placeInCry(question)).toEqual([]);
});
