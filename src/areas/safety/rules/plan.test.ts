import { expect, test } from 'vitest';
import { activities } from '#areas/huddle/rules/activity.ts';
import type { Refusal } from '#platform/shared/decision.ts';
import { MAX_CONTACTS } from './limits.ts';
import {
  mayReadContact,
  refuseAlone,
  refuseContact,
  refuseContacts,
  refuseExpectedAt,
  usualGrace,
} from './plan.ts';

const now = new Date('2026-06-06T08:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const days = (count: number) => count * 24 * 3_600_000;
const codeOf = (refusal: Refusal | undefined) => refusal?.code;

test.each<[number, string | undefined]>([
  [0, 'PLAN_IN_PAST'],
  [1, undefined],
  [days(14), undefined],
  [days(14) + 1, 'PLAN_TOO_FAR'],
])('SAFE-1 back after %s ms: %s', (ms, code) => {
  expect(codeOf(refuseExpectedAt(after(ms), now))).toBe(code);
});

test('SAFE-1 somebody who said no, or comes along, is no contact', () => {
  const contact = { email: 'Mum@Home.example', agreed: null };
  expect(refuseContacts([contact, { ...contact, agreed: true }], ['asha@mail.example'])).toBeUndefined();
  expect(codeOf(refuseContacts([contact, { ...contact, agreed: false }], []))).toBe('CONTACT_DECLINED');
  expect(codeOf(refuseContacts([contact], ['x@y.example', ' mum@home.EXAMPLE']))).toBe('CONTACT_IN_PARTY');
});

test('SAFE-1 contacts are private until they are told; then hosts read who they are, until all are back', () => {
  const [told, quiet] = [true, false].map((isTold) => ({ isMine: false, isTold }));
  if (!told || !quiet) throw new Error('no contacts');
  const host = { hosted: true, ended: false };
  expect(mayReadContact(told, host)).toBe(true);
  expect(mayReadContact(quiet, host)).toBe(false);
  expect(mayReadContact(told, { ...host, hosted: false })).toBe(false);
  expect(mayReadContact(told, { ...host, ended: true })).toBe(false);
  expect(mayReadContact({ ...quiet, isMine: true }, { hosted: false, ended: true })).toBe(true);
});

test('SAFE-3 alone there is somebody to tell', () => {
  expect(codeOf(refuseAlone(0))).toBe('PLAN_NEEDS_CONTACT');
  expect(refuseAlone(1)).toBeUndefined();
});

test('SAFE-1 a contact is somebody else, once, and there are not too many', () => {
  const four = ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example'];
  const own = 'Me@x.example';
  expect(refuseContact('e@x.example', { own, others: four })).toBeUndefined();
  expect(refuseContact('e@x.example', { own: null, others: [] })).toBeUndefined();
  expect(codeOf(refuseContact('e@x.example', { own, others: [...four, 'f@x.example'] }))).toBe(
    'TOO_MANY_CONTACTS',
  );
  expect(four.length + 1).toBe(MAX_CONTACTS);
  expect(codeOf(refuseContact('me@X.example', { own, others: four }))).toBe('CONTACT_IS_ME');
  expect(codeOf(refuseContact(' A@x.example', { own, others: four }))).toBe('CONTACT_KNOWN');
});

test('SAFE-1 the grace that the form begins with grows with the risk of being late', () => {
  expect(usualGrace(null)).toBe(60);
  expect(activities.filter((activity) => usualGrace(activity) === 180)).toEqual([
    'BACKPACKING',
    'CLIMBING',
    'SKIING',
  ]);
  expect(activities.filter((activity) => usualGrace(activity) === 90)).toEqual([
    'HIKING',
    'CYCLING',
    'MOUNTAIN_BIKING',
    'PADDLING',
    'SNOWSHOEING',
  ]);
});
