import { describe, expect, test } from 'vitest';
import { type Reading, readSentence } from './sentence.ts';

const evening = 19 * 60;

const read: readonly (readonly [string, Reading])[] = [
  [
    'Wednesday evening bouldering, 6 people, bring shoes',
    {
      name: 'Wednesday evening bouldering',
      activity: 'CLIMBING',
      weekday: 3,
      time: evening,
      people: 6,
      bring: 'shoes',
    },
  ],
  [
    'Mittwochabend bouldern, 6 Leute, Schuhe mitbringen',
    {
      name: 'Mittwochabend bouldern',
      activity: 'CLIMBING',
      weekday: 3,
      time: evening,
      people: 6,
      bring: 'Schuhe',
    },
  ],
  [
    'Hike on Saturday 8:30, max 12, bring lunch, water, a warm layer',
    {
      name: 'Hike on Saturday 8:30, a warm layer',
      activity: 'HIKING',
      weekday: 6,
      time: 8 * 60 + 30,
      people: 12,
      bring: 'lunch, water',
    },
  ],
  [
    'Hike on the Rigi on Saturday, eight people',
    { name: 'Hike on the Rigi on Saturday', activity: 'HIKING', weekday: 6, people: 8 },
  ],
  [
    'Walk in Arosa on Sunday, fifteen people',
    { name: 'Walk in Arosa on Sunday', activity: 'WALKING', weekday: 0, people: 15 },
  ],
  ['Tour am Sonntag für zwanzig Leute', { name: 'Tour am Sonntag', weekday: 0, people: 20 }],
  ['Tour am Sonntag für zwölf Leute', { name: 'Tour am Sonntag', weekday: 0, people: 12 }],
  [
    'Bouldering Wed 7pm 6 people bring shoes',
    {
      name: 'Bouldering Wed 7pm',
      activity: 'CLIMBING',
      weekday: 3,
      time: evening,
      people: 6,
      bring: 'shoes',
    },
  ],
  [
    'Wanderung am Samstag um 8.30 Uhr, bringt bitte Znüni mit',
    { name: 'Wanderung am Samstag um 8.30 Uhr', activity: 'HIKING', weekday: 6, time: 510, bring: 'Znüni' },
  ],
  [
    'Yoga tomorrow at 7 in the morning',
    { name: 'Yoga tomorrow at 7 in the morning', activity: 'YOGA', inDays: 1, time: 420 },
  ],
  [
    'Yoga tomorrow at half past nine',
    { name: 'Yoga tomorrow at half past nine', activity: 'YOGA', inDays: 1, time: 570 },
  ],
  [
    'Trail run on Thursday evening at 6',
    { name: 'Trail run on Thursday evening at 6', activity: 'TRAIL_RUNNING', weekday: 4, time: 18 * 60 },
  ],
  ['Samstagmorgen Velotour', { name: 'Samstagmorgen Velotour', activity: 'CYCLING', weekday: 6, time: 540 }],
  [
    'Morgen Abend joggen',
    { name: 'Morgen Abend joggen', activity: 'TRAIL_RUNNING', inDays: 1, time: evening },
  ],
  [
    'Mi 18:30 Klettern, maximal 8',
    { name: 'Mi 18:30 Klettern', activity: 'CLIMBING', weekday: 3, time: 1110, people: 8 },
  ],
  [
    'Mountain bike ride, Sunday noon',
    { name: 'Mountain bike ride, Sunday noon', activity: 'MOUNTAIN_BIKING', weekday: 0, time: 720 },
  ],
  ['Skitour heute 6 Uhr', { name: 'Skitour heute 6 Uhr', activity: 'SKIING', inDays: 0, time: 360 }],
];

describe('HUD-4 a sentence is read into fields', () => {
  test.each(read)('%s', (sentence, reading) => {
    expect(readSentence(sentence)).toEqual(reading);
  });
});

const leftAlone: readonly (readonly [why: string, sentence: string, field: keyof Reading])[] = [
  ['two activities', 'Hike and climb', 'activity'],
  ['a town', 'Boulder in spring', 'activity'],
  ['two weekdays', 'Saturday and Sunday on the ridge', 'weekday'],
  ['the sun', 'A day in the sun', 'weekday'],
  ['so, do, mi', 'So we do it', 'weekday'],
  ['two hours', 'From 8:00 until 10:00', 'time'],
  ['a number of kilometres', 'Hike of 12 km at 7', 'time'],
  ['an hour that is morning or evening', 'Meet at 7', 'time'],
  ['no hour of a day', 'Meet at 25:00', 'time'],
  ['two limits', '6 people or 8 people', 'people'],
  ['a length', 'Hike of 12 km', 'people'],
  ['company', 'Walk, bring your dog', 'bring'],
  ['company in German', 'Spaziergang, bringt Freunde mit', 'bring'],
];

describe('HUD-4 what may mean two things is left alone', () => {
  test.each(leftAlone)('%s: %s', (_, sentence, field) => {
    expect(readSentence(sentence)[field]).toBeUndefined();
  });

  test('the name stays as it was typed where nothing went into a field, or nothing else is left', () => {
    for (const text of ['Sunrise on the Rigi', '6 people', '  Round the lake, slowly. ']) {
      expect(readSentence(text).name).toBe(text.trim());
    }
  });
});
