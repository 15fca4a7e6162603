import { expect, test } from 'vitest';
import type { Language } from '../meaning/language.ts';
import type { HuddleFacts } from './huddle-facts.ts';
import { huddlePlaces } from './huddle-places.ts';
import type { Telling } from './telling.ts';

const ridge = {
  name: 'Ridge',
  status: 'PUBLISHED',
  startDateTime: '2026-06-06T04:00:00Z',
  rsvpStartDateTime: null,
  rsvpEndDateTime: null,
  capacity: 12,
  placesLeft: 2,
  participantsSummary: { totalConfirmedPeople: 10 },
  settings: { guestAllowed: true, guestLimit: 1 },
};

function told(asked: string, facts: object = {}, language: Language = 'en') {
  const telling = {
    language,
    now: new Date('2026-06-01T08:00:00Z'),
    asked: asked.split(' '),
    pick: (en: string, de: string) => (language === 'de' ? de : en),
  } as unknown as Telling;
  return huddlePlaces.tell({ ...ridge, ...facts } as unknown as HuddleFacts, telling);
}

test.each([
  ['is there room', {}, '**Ridge** has 2 of 12 places left.'],
  ['is there room', { placesLeft: 0 }, '**Ridge** is full (12). You can join the waiting list.'],
  ['is there room', { capacity: null, placesLeft: null }, '**Ridge** has no limit: there is room.'],
  ['is there room', { placesLeft: null }, undefined],
  [
    'is there room',
    { placesLeft: -1, participantsSummary: { totalConfirmedPeople: 13 } },
    '**Ridge** is more than full: 13 people for 12 places.',
  ],
  ['room for me and a friend', {}, '**Ridge** has 2 of 12 places left.'],
  [
    'room for me and two kids',
    {},
    '**Ridge** has 2 of 12 places left: not enough for 3. You can bring up to 1 of them as guests.',
  ],
  [
    'room for me and one kid',
    { settings: { guestAllowed: false, guestLimit: 3 } },
    '**Ridge** has 2 of 12 places left. The hosts let nobody bring guests.',
  ],
])('AUR-6 %s, %j', (asked, facts, text) => {
  expect(told(asked, facts)).toBe(text);
});

test('AUR-6 in German one place is one place', () => {
  expect(told('ist noch platz', { placesLeft: 1 }, 'de')).toBe('Bei **Ridge** ist 1 von 12 Plätzen frei.');
  expect(told('platz fur mich und zwei kinder', {}, 'de')).toBe(
    'Bei **Ridge** sind 2 von 12 Plätzen frei: zu wenig für 3. Als Gäste kannst du bis zu 1 mitbringen.',
  );
});
