import { describe, expect, test } from 'vitest';
import { isQualified, isValidOn, warningDue } from './qualifications.ts';

const paper = { personId: 'ana', name: 'Tour leader winter', validFrom: '2026-01-10', validTo: '2026-04-20' };

describe('C14, COM-11 a qualification counts on the day of the outing', () => {
  test.each([
    ['2026-01-09', false],
    ['2026-01-10', true],
    ['2026-04-20', true],
    ['2026-04-21', false],
  ])('on %s: %s', (day, valid) => {
    expect(isValidOn(paper, day)).toBe(valid);
    expect(isQualified([paper], 'ana', 'Tour leader winter', [day])).toBe(valid);
  });

  test('without an end it goes on', () => {
    expect(isValidOn({ ...paper, validTo: null }, '2099-01-01')).toBe(true);
  });

  test.each<[string, string, string, string[], boolean]>([
    ['a paper of others', 'ben', 'Tour leader winter', ['2026-02-01'], false],
    ['another name', 'ana', 'Tour leader summer', ['2026-02-01'], false],
    ['the same in small letters', 'ana', ' tour leader WINTER', ['2026-02-01'], true],
    ['the first day alone', 'ana', 'Tour leader winter', ['2026-04-20', '2026-04-21'], false],
  ])('%s', (_, personId, name, days, expected) => {
    expect(isQualified([paper], personId, name, days)).toBe(expected);
  });

  test('two papers, one after the other, hold through both days', () => {
    const next = { ...paper, validFrom: '2026-04-21', validTo: null };
    expect(isQualified([paper, next], 'ana', paper.name, ['2026-04-20', '2026-04-21'])).toBe(true);
    expect(isQualified([paper, { ...next, personId: 'ben' }], 'ana', paper.name, ['2026-04-21'])).toBe(false);
  });
});

describe('C14, COM-11 told 60 and 14 days before the end, once each', () => {
  test.each([
    ['2026-03-02', null, undefined],
    ['2026-03-03', null, 60],
    ['2026-03-03', 60, undefined],
    ['2026-04-17', 60, undefined],
    ['2026-04-18', 60, 14],
    ['2026-04-18', null, 14],
    ['2026-04-18', 14, undefined],
    ['2026-05-02', 60, 14],
    ['2026-05-03', 60, undefined],
  ] as const)('on %s, told %s before: %s', (today, told, due) => {
    expect(warningDue('2026-05-02', told, today)).toBe(due);
  });
});
