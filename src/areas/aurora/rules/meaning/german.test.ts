import { expect, test } from 'vitest';
import { plainEnglish } from './language.ts';
import { wishOf } from './understand.ts';

/** A Monday in Zurich. */
const now = new Date('2026-06-01T08:00:00Z');

const wished = (question: string) => wishOf(plainEnglish(question, 'de'), now, 'Europe/Zurich');

test('AUR-3 a German question is taken apart: place, day, kind, difficulty, room and ride', () => {
  const wish = wished(
    'Leichte Wanderung in der Nähe von Zermatt am Samstag mit Platz für zwei und Mitfahrgelegenheit',
  );
  expect(wish).toMatchObject({
    activities: ['HIKING', 'WALKING', 'BACKPACKING'],
    filters: { difficulty: 'EASY', room: 2, ride: true },
    where: { kind: 'NAMED', phrases: ['zermatt'] },
    text: '',
  });
  expect(wish.span?.from.toISOString()).toBe('2026-06-05T22:00:00.000Z');
});

test.each([
  ['heute Abend', '2026-06-01'],
  ['morgen', '2026-06-02'],
  ['übermorgen', '2026-06-03'],
  ['uebermorgen', '2026-06-03'],
  ['am Wochenende', '2026-06-06'],
  ['dieses Wochende', '2026-06-06'],
  ['nächstes Wochenede', '2026-06-13'],
  ['nächstes Wochenende', '2026-06-13'],
  ['am Wochenende drauf', '2026-06-13'],
  ['nächste Woche', '2026-06-08'],
  ['in drei Tagen', '2026-06-04'],
  ['am 16. Juni', '2026-06-16'],
  ['am 20.6.', '2026-06-20'],
  ['im Juli', '2026-07-01'],
  ['Ende Juni', '2026-06-20'],
  ['Mitte Juli', '2026-07-10'],
  ['am kommenden Mittwoch', '2026-06-03'],
  ['am Samschtig', '2026-06-06'],
])('AUR-3 in German %s is understood where the asker is', (words, day) => {
  const { span } = wished(`Wanderungen ${words}`);
  expect(span?.from.toLocaleDateString('sv', { timeZone: 'Europe/Zurich' })).toBe(day);
});

test.each([
  ['Sternschnuppen schauen', 'shooting stars'],
  ['Sonnenaufgangswanderung', 'sunrise hike'],
  ['mit den Kindern baden', 'children swim'],
  ['Schneeschuhtour', 'snowshoe tour'],
  ['Höhenkrankheit', 'altitude sickness'],
  ['Hoehenkrankheit', 'altitude sickness'],
  ['Vogelbeobachtung', 'bird watching'],
  ['Schnupperklettern', 'climbing for beginners'],
  ['gibts Gletschertouren', 'find glacier tour'],
  ['in Baden-Württemberg', 'in baden wurttemberg'],
])('AUR-3 the German %s is looked for as %s', (question, english) => {
  expect(plainEnglish(question, 'de')).toContain(english);
});
