import { expect, test } from 'vitest';
import {
  changesOf,
  chosenOf,
  emptyForm,
  faultsOf,
  formOfStart,
  resumed,
  startOf,
  usualExpected,
} from './plan-form.ts';

const zone = 'Europe/Zurich';
const now = new Date('2026-07-18T08:10:00Z');
const form = { ...emptyForm(usualExpected(now), zone, 60), name: 'Rigi' };

test('SAFE-1 the form begins with a time four hours ahead, at a full half hour', () => {
  expect(form.expected).toBe('2026-07-18T14:30');
  expect(usualExpected(new Date('2026-07-18T08:00:00Z'))).toEqual(new Date('2026-07-18T12:00:00Z'));
});

test('SAFE-1 what is wrong stands at its field, by the rules of the server', () => {
  expect(faultsOf(form, now, 1)).toEqual({});
  expect(faultsOf({ ...form, name: ' ' }, now, 1)).toEqual({ name: 'NAME_MISSING' });
  expect(faultsOf({ ...form, expected: '' }, now, 1)).toEqual({ expected: 'EXPECTED_MISSING' });
  expect(faultsOf({ ...form, expected: '2026-07-18T10:10' }, now, 1)).toEqual({ expected: 'PLAN_IN_PAST' });
  expect(faultsOf({ ...form, expected: '2026-08-18T10:10' }, now, 1)).toEqual({ expected: 'PLAN_TOO_FAR' });
});

test('SAFE-1 alone one needs a contact; a party with hosts does not', () => {
  expect(faultsOf(form, now, 0)).toEqual({ contactIds: 'PLAN_NEEDS_CONTACT' });
  expect(faultsOf(form, now, null)).toEqual({});
});

test('SAFE-1 all of mine are told unless I choose, and nobody who has said no', () => {
  const contacts = [
    { id: 'a', agreed: true },
    { id: 'b', agreed: null },
    { id: 'c', agreed: false },
  ];
  expect(chosenOf(null, contacts)).toEqual(['a', 'b']);
  expect(chosenOf(['b', 'c', 'gone'], contacts)).toEqual(['b']);
  expect(chosenOf([], contacts)).toEqual([]);
});

test('SAFE-1 words that were kept come back, with a time that is still to come', () => {
  expect(resumed({ ...form, route: 'North ridge' }, now)).toEqual({ ...form, route: 'North ridge' });
  const late = new Date('2026-07-19T08:10:00Z');
  expect(resumed({ ...form, route: 'North ridge' }, late)).toEqual({
    ...form,
    route: 'North ridge',
    expected: '2026-07-19T14:30',
  });
});

test('SAFE-1 what is sent can be typed again, and nothing is sent without a time', () => {
  const start = startOf({ ...form, car: 'Red bus' }, 'h', ['a']);
  expect(start).toMatchObject({
    name: 'Rigi',
    huddleId: 'h',
    timeZone: zone,
    expectedAt: '2026-07-18T12:30:00.000Z',
    graceMinutes: 60,
    contactIds: ['a'],
  });
  expect(start && formOfStart(start)).toEqual({ ...form, car: 'Red bus', contactIds: ['a'] });
  expect(changesOf({ ...form, expected: '' })).toBeUndefined();
});
