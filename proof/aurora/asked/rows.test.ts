import { expect, test } from 'vitest';
import * as the from '../questions/names.ts';
import { askedRows, heldOutRows } from './rows.ts';

const all = [...askedRows, ...heldOutRows];
const FIELDS = ['world', 'bulletin', 'timetable', 'health'];

test('AUR-5 the set asks more than 400 different questions of at least 45 kinds, a tenth of them set aside, with 60 each about danger, out of her field and with orders', () => {
  const count = (kinds: readonly string[]) => all.filter(({ kind }) => kinds.includes(kind)).length;
  expect(all.length).toBeGreaterThanOrEqual(400);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(45);
  expect(heldOutRows.length / all.length).toBeGreaterThanOrEqual(0.1);
  expect(count(['danger'])).toBeGreaterThanOrEqual(60);
  expect(count(FIELDS)).toBeGreaterThanOrEqual(60);
  expect(count(['orders'])).toBeGreaterThanOrEqual(60);
});

test('every outing that a question names is one of the demo world', () => {
  const names: readonly string[] = Object.values(the);
  expect(all.filter(({ outing }) => outing && !names.includes(outing))).toEqual([]);
});
