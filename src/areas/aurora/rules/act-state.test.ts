import { expect, test } from 'vitest';
import { actStateOf } from './act-state.ts';

const now = new Date('2026-06-06T08:00:00Z');
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];

test('an act that was carried out is done, also when it is over (AUR-2)', () => {
  expect(actStateOf({ act: 'RSVP' }, { carriedOut: true, at: before }, now)).toBe('DONE');
  expect(actStateOf({ act: 'DRAFT' }, { carriedOut: true, at: null }, now)).toBe('DONE');
});

test('an outing or a ride that has begun is no longer offered; a draft of a day gone by can still be kept (AUR-2)', () => {
  expect(actStateOf({ act: 'RSVP' }, { carriedOut: false, at: now }, now)).toBe('OVER');
  expect(actStateOf({ act: 'RIDE' }, { carriedOut: false, at: before }, now)).toBe('OVER');
  expect(actStateOf({ act: 'RSVP' }, { carriedOut: false, at: after }, now)).toBe('OPEN');
  expect(actStateOf({ act: 'DRAFT' }, { carriedOut: false, at: before }, now)).toBe('OPEN');
  expect(actStateOf({ act: 'FOLLOW' }, undefined, now)).toBe('OPEN');
});
