import { expect, test } from 'vitest';
import { areDuesOpen, isDay, judgePayments, payerOf } from './dues.ts';

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

const [ben, cleo, dan] = [
  { id: 'b', paidUntil: null },
  { id: 'c', paidUntil: '2026-12-31' },
  { id: 'd', paidUntil: '2025-12-31' },
];
const named = new Map<string, { id: string; paidUntil: string | null }>([
  ['ben', ben],
  ['ben@mail.example', ben],
  ['cleo', cleo],
  ['dan', dan],
]);
const members = {
  byName: (who: string) => named.get(who),
  byNumber: (number: number) => ({ 1: ben, 2: cleo, 3: dan })[number],
};

test.each([
  ['a name', { who: ' Ben ' }, ben],
  ['an address', { who: 'BEN@mail.example' }, ben],
  ['a number', { number: 2, who: '' }, cleo],
  ['a number, under a name that nobody has any more', { number: 2, who: 'cleo.before' }, cleo],
  ['a number and the name of the same', { number: 1, who: 'ben' }, ben],
  ['a number that nobody has, and a name', { number: 9, who: 'dan' }, dan],
  ['a number and the name of another', { number: 1, who: 'cleo' }, 'TWO_PEOPLE'],
  ['nobody', { number: 9, who: '' }, undefined],
] as const)('COM-14 %s in a file of payments is looked for by its number first', (_what, line, found) => {
  expect(payerOf(line, members)).toBe(found);
});

test('COM-12 each line of payments says what happens to it', () => {
  const lines = [
    { who: ' Ben ', paidUntil: '2026-12-31' },
    { number: 1, who: '', paidUntil: '2027-12-31' },
    { number: 3, who: 'ben', paidUntil: '2027-12-31' },
    { who: 'cleo', paidUntil: '2026-12-31' },
    { who: 'dan', paidUntil: 'soon' },
    { who: 'nobody', paidUntil: '2026-12-31' },
  ];
  expect(judgePayments(lines, members)).toEqual(['PAY', 'DOUBLE', 'TWO_PEOPLE', 'SAME', 'NO_DAY', 'NOBODY']);
});
