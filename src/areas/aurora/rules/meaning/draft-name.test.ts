import { expect, test } from 'vitest';
import { draftName } from './draft-name.ts';

test.each([
  ['plan a hike to the Niesen next sunday at 8', 'Hike to the Niesen'],
  ['set up a bouldering evening on wednesday', 'Bouldering evening'],
  ['plan an easy hike at the Säntis on sunday 9 in the morning', 'Easy hike at the Säntis'],
  ['plane am Samstag um 9 Uhr morgens eine Wanderung am Säntis', 'Wanderung am Säntis'],
  ['plan a walk to hut 9 in the Alpstein on sunday', 'Walk to hut 9 in the Alpstein'],
  ['Please help me plan a new walk around Lake Thun tomorrow', 'Walk around Lake Thun'],
  ['Plane einen Spaziergang bei Bern am Sonntag', 'Spaziergang bei Bern'],
  ['Plane am Samstag eine Wanderung zum Oeschinensee', 'Wanderung zum Oeschinensee'],
  ['bereite einen Spaziergang fürs Wochenende vor', 'Spaziergang'],
  ['organise an evening walk', 'Evening walk'],
  [
    'I want to plan a walk in Porrentruy on 13 december at 10, easy, about 8 km, max 10 people',
    'Walk in Porrentruy',
  ],
  ['Plane am 13. Dezember eine Tour am Chasseral, höchstens 10 km', 'Tour am Chasseral'],
  ['plan a hike, a swim and a picnic', 'Hike, a swim and a picnic'],
  [
    'Plane mir für Samstag, den 13. Juni um 17 Uhr eine leichte Abendrunde am Säntis',
    'Leichte Abendrunde am Säntis',
  ],
  [
    'want to organise an easy walk around appenzell sat 13 june, max 8 people, can you start that',
    'Easy walk around appenzell',
  ],
  ['can u make a new one for sat 13 june, easy walk by the walensee 9am', undefined],
  [
    'mach nen plan: feierabendrunde st gallen, do 11. juni 18:30, easy, max 8 leute',
    'Feierabendrunde st gallen',
  ],
  ['Plan an easy walk in Appenzell on Saturday 13 June at 9, at most', 'Easy walk in Appenzell'],
  [
    'Ich möchte am Sonntag, 14. Juni um 10 Uhr einen Familienspaziergang am Bodensee planen.',
    'Familienspaziergang am Bodensee',
  ],
  ['draft a huddle', undefined],
  ['mach etwas am Sonntag', undefined],
])('AUR-5 "%s" is kept as %s', (sentence, name) => {
  expect(draftName(sentence)).toBe(name);
});
