import { expect, test } from 'vitest';
import { voices } from './voices.ts';

const en = voices.en.driving;
const de = voices.de.driving;
const cost = { all: { amount: 3_000, currency: 'CHF' }, seat: { amount: 650, currency: 'CHF' } };
const july = { what: 'MONTH', day: new Date('2026-07-01T00:00:00Z') } as const;
const nothing = { from: undefined, to: undefined, span: undefined, filters: {}, free: false, way: undefined };
const leaving = { driver: 'Ben', from: 'Bern', out: 'Sat 6 Jun, 08:00', back: 'Sat 6 Jun, 18:00' };
const near = { near: 'near Bern', span: july, filters: {} };

test.each([
  [en.seats(3, cost), '3 seats free · CHF 6.50 a seat (whole trip: CHF 30)'],
  [de.seats(1, cost), '1 Platz frei · 6,50 CHF pro Platz (ganze Fahrt: 30 CHF)'],
  [en.seats(0, null), 'no seat free: you would wait for one · costs nothing'],
  [de.seats(2, null), '2 Plätze frei · kostet nichts'],
  [en.leaves(leaving), 'Ben sets out from Bern Sat 6 Jun, 08:00 and drives back Sat 6 Jun, 18:00.'],
  [en.leaves({ ...leaving, from: '', back: undefined }), 'Ben sets out Sat 6 Jun, 08:00.'],
  [en.leaves({ ...leaving, out: undefined }), 'Ben drives back Sat 6 Jun, 18:00.'],
  [de.leaves(leaving), 'Ben fährt Sat 6 Jun, 08:00 in Bern los, zurück Sat 6 Jun, 18:00.'],
  [de.leaves({ ...leaving, out: undefined }), 'Ben fährt Sat 6 Jun, 18:00 zurück.'],
  [
    en.noneFits({ ...nothing, from: 'near Bern', to: 'near Brig', span: july, free: true, way: 'BACK' }),
    'I found no ride that you can see and that fits this: starting near Bern, to somewhere near Brig, in July, back, at no cost.',
  ],
  [
    de.noneFits({ ...nothing, filters: { weekend: true }, way: 'OUT' }),
    'Ich finde keine Fahrt, die du sehen kannst und die dazu passt: an einem Wochenende, Hinfahrt.',
  ],
  [en.looking(0, 0, near), 'Nobody that you can see looks for a seat near Bern in July.'],
  [
    en.looking(7, 5, { ...near, near: undefined }),
    '7 people look for a seat in July. The first 5 stand below. Offer them yours on the page of their ride.',
  ],
  [
    de.looking(1, 1, { ...near, near: 'bei Bern' }),
    'Eine Person sucht bei Bern im Juli eine Mitfahrt. Biete deinen Platz auf der Seite der Fahrt an.',
  ],
  [
    en.mySeats('Ridge', [
      { leg: 'OUT', left: 2, seats: 3 },
      { leg: 'BACK', left: 0, seats: 3 },
    ]),
    'Seats free in your car to **Ridge**: 2 of 3 there and 0 of 3 back.',
  ],
  [
    de.mySeats(undefined, [{ leg: 'BACK', left: 1, seats: 2 }]),
    'Freie Plätze in deinem Auto: 1 von 2 zurück.',
  ],
])('AUR-5 of rides is said: %s', (said, sentence) => {
  expect(said.replace(/\u00a0/g, ' ')).toBe(sentence);
});
