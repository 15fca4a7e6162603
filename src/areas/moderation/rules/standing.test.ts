import { expect, test } from 'vitest';
import { reasons } from './reports.ts';
import { mayReadReport, moderatorsFrom } from './standing.ts';

const at = new Date('2026-06-01T10:00:00Z');
const usual = { reason: 'SPAM', isAboutAdmin: false, canBeDecided: true } as const;
const threeDays = '2026-06-04T10:00:00.000Z';
const atOnce = at.toISOString();

test.each([
  [usual, threeDays],
  [{ ...usual, reason: 'MISLEADING' }, threeDays],
  [{ ...usual, reason: 'OTHER' }, threeDays],
  [{ ...usual, reason: 'HARASSMENT' }, atOnce],
  [{ ...usual, reason: 'DANGEROUS' }, atOnce],
  [{ ...usual, reason: 'ILLEGAL' }, atOnce],
  [{ ...usual, isAboutAdmin: true }, atOnce],
  [{ ...usual, canBeDecided: false }, atOnce],
] as const)('ADM-1 of %j moderators hear from %s', (report, from) => {
  expect(moderatorsFrom(report, at).toISOString()).toBe(from);
});

test('ADM-1 admins read the words of a report only where it is not grave', () => {
  expect(reasons.filter(mayReadReport)).toEqual(['SPAM', 'MISLEADING', 'OTHER']);
});
