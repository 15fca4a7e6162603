import { expect, test } from 'vitest';
import type { AccessLevel } from './access.ts';
import { contactsEnd, decideContacts, phoneIn } from './contacts.ts';

const startsAt = new Date('2026-06-20T08:00:00Z');
const endsAt = new Date('2026-06-20T16:00:00Z');
const outing = { status: 'PUBLISHED' as const, startsAt, endsAt };

const levels: readonly AccessLevel[] = ['NOTHING', 'LINK', 'CARD', 'INSIDE', 'HOST'];
const moments: readonly [string, boolean][] = [
  ['2026-06-19T07:59:59.999Z', false],
  ['2026-06-19T08:00:00.000Z', true],
  ['2026-06-20T12:00:00.000Z', true],
  ['2026-06-21T16:00:00.000Z', true],
  ['2026-06-21T16:00:00.001Z', false],
];

test.each(levels.flatMap((level) => moments.map(([at, isOpen]) => [level, at, isOpen] as const)))(
  'I6, SAFE-5: %s at %s gets the numbers only as a host, and in the days around the outing (%s)',
  (level, at, isOpen) => {
    const code = level !== 'HOST' ? 'NOT_A_HOST' : isOpen ? undefined : 'CONTACTS_NOT_NOW';
    expect(decideContacts(outing, level, new Date(at))?.code).toBe(code);
  },
);

test.each(['DRAFT', 'CANCELLED'] as const)('I6, SAFE-5: of an outing that is %s there are none', (status) => {
  expect(decideContacts({ ...outing, status }, 'HOST', startsAt)?.code).toBe('CONTACTS_NOT_NOW');
});

test('I6, SAFE-5: an outing without an end is over after twelve hours, and without a day never', () => {
  expect(contactsEnd({ startsAt, endsAt: null })).toEqual(new Date('2026-06-21T20:00:00Z'));
  expect(contactsEnd({ startsAt: null, endsAt: null })).toBeUndefined();
  expect(decideContacts({ ...outing, startsAt: null, endsAt: null }, 'HOST', startsAt)?.code).toBe(
    'CONTACTS_NOT_NOW',
  );
});

test.each([
  ['+41 79 123 45 67', '+41791234567'],
  ['079 / 123-45-67', '0791234567'],
  ['+41 (0)79 123 45 67', '+41791234567'],
  ['Rang from 0041 79 123 45 67, has a dog', '0041791234567'],
  ['(079) 123.45.67', '0791234567'],
  ['brings 2 children', undefined],
  ['comes at 8.30', undefined],
  ['123456', undefined],
  ['1234567', '1234567'],
  ['', undefined],
])('I6: the number in %j is %s', (words, dialled) => {
  expect(phoneIn(words)).toBe(dialled);
});
