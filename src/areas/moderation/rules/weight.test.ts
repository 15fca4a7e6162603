import { describe, expect, test } from 'vitest';
import { type Reporter, weigh } from './weight.ts';

const at = (minutes: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + minutes * 60_000);
const known = (minutes: number, part: Partial<Reporter> = {}): Reporter =>
  Object.assign({ joinedAt: at(minutes), isNew: false, isVisitor: false, upheld: 0, dismissed: 0 }, part);
const fresh = (minutes: number, part: Partial<Reporter> = {}) => known(minutes, { isNew: true, ...part });
const days = (count: number) => count * 24 * 60;

describe('C2 what reports weigh', () => {
  test('one report by somebody without a record is one', () => {
    expect(weigh([known(0)])).toEqual({ weight: 100, voices: 1, doubts: [] });
  });

  test('twenty new accounts count as one', () => {
    const brigade = Array.from({ length: 20 }, (_, day) => fresh(days(day)));
    expect(weigh(brigade)).toEqual({ weight: 100, voices: 1, doubts: ['NEW_ACCOUNTS'] });
    expect(weigh([...brigade, known(0)])).toMatchObject({ weight: 200, voices: 2 });
    expect(weigh([fresh(0)])).toEqual({ weight: 100, voices: 1, doubts: [] });
  });

  test('people without an account count together, and with new accounts, as one', () => {
    const visitor = (minutes: number) => fresh(minutes, { isVisitor: true });
    expect(weigh([visitor(0)])).toEqual({ weight: 100, voices: 1, doubts: [] });
    expect(weigh([visitor(0), visitor(days(3))])).toEqual({ weight: 100, voices: 1, doubts: ['VISITORS'] });
    const mixed = weigh([visitor(0), fresh(days(2)), known(0)]);
    expect(mixed).toEqual({ weight: 200, voices: 2, doubts: ['NEW_ACCOUNTS', 'VISITORS'] });
  });

  test('accounts made within an hour of each other count as one, in whatever order they report', () => {
    expect(weigh([known(120), known(0), known(60)])).toEqual({
      weight: 100,
      voices: 1,
      doubts: ['SAME_TIME'],
    });
    expect(weigh([known(0), known(61)])).toEqual({ weight: 200, voices: 2, doubts: [] });
    expect(weigh([fresh(0), known(0)])).toEqual({ weight: 200, voices: 2, doubts: [] });
  });

  test.each([
    [0, 0, 100, []],
    [1, 0, 133, []],
    [0, 1, 67, ['RECORD']],
    [1, 1, 100, []],
    [9, 0, 182, []],
    [0, 8, 20, ['RECORD']],
  ])('%i reports that were right and %i that were not weigh %i', (upheld, dismissed, weight, doubts) => {
    expect(weigh([known(0, { upheld, dismissed })])).toEqual({ weight, voices: 1, doubts });
  });

  test('those who count as one weigh as the best record among them', () => {
    expect(weigh([fresh(0, { dismissed: 8 }), fresh(9, { upheld: 1 })])).toMatchObject({ weight: 133 });
  });

  test('nobody weighs nothing', () => {
    expect(weigh([])).toEqual({ weight: 0, voices: 0, doubts: [] });
  });
});
