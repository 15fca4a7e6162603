import { expect, test } from 'vitest';
import { areDuesOpen, isDay, judgePayments } from './dues.ts';

test.each([
  [null, true],
  ['2026-03-30', true],
  ['2026-03-31', false],
  ['2026-12-31', false],
])('COM-12 on 31 March, paid until %s leaves dues open: %s', (paidUntil, open) => {
  expect(areDuesOpen(paidUntil, '2026-03-31')).toBe(open);
});

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['31.12.2026', false],
  ['', false],
])('COM-12 %s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test('COM-12 each line of payments says what happens to it', () => {
  const members = new Map([
    ['ben', { id: 'b', paidUntil: null }],
    ['ben@mail.example', { id: 'b', paidUntil: null }],
    ['cleo', { id: 'c', paidUntil: '2026-12-31' }],
    ['dan', { id: 'd', paidUntil: '2025-12-31' }],
  ]);
  const lines = [
    { who: ' Ben ', paidUntil: '2026-12-31' },
    { who: 'BEN@mail.example', paidUntil: '2027-12-31' },
    { who: 'cleo', paidUntil: '2026-12-31' },
    { who: 'dan', paidUntil: 'soon' },
    { who: 'nobody', paidUntil: '2026-12-31' },
  ];
  expect(judgePayments(lines, (who) => members.get(who))).toEqual([
    'PAY',
    'DOUBLE',
    'SAME',
    'NO_DAY',
    'NOBODY',
  ]);
});
