import { expect, test } from 'vitest';
import { cautionOf } from './caution.ts';
import { understand } from './understand.ts';
import { spanIn } from './when.ts';
import { plain } from './words.ts';

/** A Monday in Zurich. */
const now = new Date('2026-06-01T08:00:00Z');
const zone = 'Europe/Zurich';

test.each([
  ['tomorrow', '2026-06-02', 1],
  ['on Saturday', '2026-06-06', 1],
  ['this weekend', '2026-06-06', 2],
  ['next weekend', '2026-06-13', 2],
  ['next week', '2026-06-08', 7],
  ['in two weeks', '2026-06-12', 7],
  ['in 3 days', '2026-06-04', 1],
  ['on 16 June', '2026-06-16', 1],
  ['June 16th', '2026-06-16', 1],
  ['on 2026-06-20', '2026-06-20', 1],
  ['on 20.6.', '2026-06-20', 1],
  ['on 1 May', '2027-05-01', 1],
  ['in July', '2026-07-01', 31],
])('AUR-3 %s is understood where the asker is', (words, day, days) => {
  const found = spanIn(plain(`hikes ${words}`), now, zone);
  expect(found?.span.from.toLocaleDateString('sv', { timeZone: zone })).toBe(day);
  const length = (found?.span.to.getTime() ?? 0) - (found?.span.from.getTime() ?? 0);
  expect(Math.round(length / 86_400_000)).toBe(days);
});

test('AUR-3 a day that changes its clocks is a day', () => {
  const found = spanIn('hikes on 25 october', now, zone);
  expect(found?.span.from.toISOString()).toBe('2026-10-24T22:00:00.000Z');
  expect(found?.span.to.toISOString()).toBe('2026-10-25T23:00:00.000Z');
});

test('AUR-3 an ordinary question is taken apart: place, day, kind, difficulty, room and ride', () => {
  const { intent, wish } = understand(
    'easy hike near boulder on saturday with room for two and a ride',
    now,
    zone,
  );
  expect(intent).toBe('HUDDLES');
  expect(wish).toMatchObject({
    activities: ['HIKING', 'BACKPACKING'],
    filters: { difficulty: 'EASY', room: 2, ride: true },
    where: { kind: 'NAMED', phrases: ['boulder'] },
    text: '',
  });
  expect(wish.span?.said.what).toBe('WEEKDAY');
});

test.each([
  ['who hosts sunrise hikes', 'HOSTS'],
  ['communities for climbers in Munich', 'COMMUNITIES'],
  ['what should I bring on my next huddle', 'BRING'],
  ['when does it get dark there', 'SUN'],
  ['what is my next huddle', 'AGENDA'],
  ['who is Hana Hayashi', 'PERSON'],
  ['RSVP me', 'RSVP'],
  ['follow Ben', 'FOLLOW'],
  ['join the Hut to hut community', 'JOIN'],
  ['plan a walk near Zug on Sunday', 'DRAFT'],
  ['A ride to the trailhead?', 'RIDES'],
  ['what can you do', 'HELP'],
  ['hello', 'GREETING'],
  ['how do I choose boots', 'READING'],
  ['quokkas', 'SEARCH'],
])('AUR-3 %s is meant as %s', (question, intent) => {
  expect(understand(plain(question), now, zone).intent).toBe(intent);
});

test.each([
  ['my friend is bleeding', 'EMERGENCY'],
  ['we are lost in the fog', 'EMERGENCY'],
  ['I have altitude sickness', 'HEALTH'],
  ['Is the lost lake hike on Saturday', 'NONE'],
  ['help', 'NONE'],
])('AUR-3 %s calls for caution: %s', (question, caution) => {
  expect(cautionOf(plain(question))).toBe(caution);
});
