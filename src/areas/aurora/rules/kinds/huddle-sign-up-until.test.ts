import { expect, test } from 'vitest';
import type { Language } from '../meaning/language.ts';
import type { HuddleFacts } from './huddle-facts.ts';
import { huddleMayCancel } from './huddle-may-cancel.ts';
import { huddlePlaces } from './huddle-places.ts';
import { huddleSignUpUntil } from './huddle-sign-up-until.ts';
import type { Kind } from './kind.ts';
import type { Telling } from './telling.ts';

const BEFORE = '2026-06-01T08:00:00Z';
const CLOSED = '2026-06-05T08:00:00Z';
const until = { rsvpEndDateTime: '2026-06-04T18:00:00Z' };

const ridge = {
  name: 'Ridge',
  status: 'PUBLISHED',
  startDateTime: '2026-06-06T04:00:00Z',
  rsvpStartDateTime: null,
  rsvpEndDateTime: null,
  refundPolicy: '',
  participantsSummary: {},
  participation: { queuePosition: null, confirmed: true, role: 'PARTICIPANT' },
};

function told(kind: Kind, facts: object, now = BEFORE, language: Language = 'en') {
  const telling: Telling = {
    language,
    now: new Date(now),
    asked: [],
    leaveAt: undefined,
    pick: (en, de) => (language === 'de' ? de : en),
    at: (instant) => instant,
    atMine: () => undefined,
    time: (instant) => instant.toISOString(),
    length: String,
    height: String,
    list: String,
  };
  return kind.via === 'HUDDLE' ? kind.tell({ ...ridge, ...facts } as HuddleFacts, telling) : undefined;
}

test.each([
  ['the time that is set', until, BEFORE, 'You can sign up for **Ridge** until 2026-06-04T18:00:00Z.'],
  ['no time', {}, BEFORE, 'You can sign up for **Ridge** until it starts, 2026-06-06T04:00:00Z.'],
  [
    'answers that open later',
    { ...until, rsvpStartDateTime: '2026-06-02T08:00:00Z' },
    BEFORE,
    'You can sign up for **Ridge** from 2026-06-02T08:00:00Z until 2026-06-04T18:00:00Z.',
  ],
  [
    'a time that is over',
    until,
    CLOSED,
    'You could sign up for **Ridge** until 2026-06-04T18:00:00Z. Answers are closed now.',
  ],
  ['an outing on its way', {}, '2026-06-06T05:00:00Z', '**Ridge** has already begun.'],
  ['a cancelled one', { status: 'CANCELLED' }, BEFORE, '**Ridge** is cancelled.'],
])('AUR-6 until when one can sign up, with %s', (_, facts, now, sentence) => {
  expect(told(huddleSignUpUntil, facts, now)).toBe(sentence);
});

test.each([
  [{}, BEFORE, '**Ridge** has 3 of 8 places left.'],
  [until, BEFORE, '**Ridge** has 3 of 8 places left.'],
  [until, CLOSED, 'You could sign up for **Ridge** until 2026-06-04T18:00:00Z. Answers are closed now.'],
  [{}, '2026-06-06T05:00:00Z', '**Ridge** has already begun.'],
])('AUR-6 places that are left are told while one can sign up: %j at %s', (facts, now, sentence) => {
  expect(told(huddlePlaces, { capacity: 8, placesLeft: 3, ...facts }, now)).toBe(sentence);
});

test('AUR-6 in German she says until when one can sign up', () => {
  expect(told(huddleSignUpUntil, until, BEFORE, 'de')).toBe(
    'Für **Ridge** kannst du dich bis 2026-06-04T18:00:00Z anmelden.',
  );
});

test.each([
  [{}, BEFORE, ''],
  [until, BEFORE, ' You can change your answer until 2026-06-04T18:00:00Z.'],
  [until, CLOSED, ' Answers are closed: once it is given up, you cannot say yes again.'],
])('AUR-6 a place can be given up until the start, an answer changed until %j closes', (facts, now, more) => {
  expect(told(huddleMayCancel, facts, now)).toBe(
    `You can give up your place at **Ridge** until it starts, 2026-06-06T04:00:00Z.${more}`,
  );
});

test.each([
  [null, 'You hold no place at **Ridge**. Anyone who has one can'],
  [{ confirmed: false, role: 'PARTICIPANT' }, 'You hold no place at **Ridge**. Anyone who has one can'],
  [{ confirmed: false, role: 'CO_HOST' }, 'You can'],
])('AUR-6 a place is spoken of as one’s own where one has it: %j', (participation, begins) => {
  const end = ' give up your place at **Ridge** until it starts, 2026-06-06T04:00:00Z.';
  const sentence = told(huddleMayCancel, { participation });
  expect(sentence).toBe(
    begins === 'You can' ? begins + end : `${begins} give it up until it starts, 2026-06-06T04:00:00Z.`,
  );
});
