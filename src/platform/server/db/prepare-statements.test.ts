import { describe, expect, test } from 'vitest';
import { writeLimits } from './prepare-statements.ts';

describe('limits of a statement', () => {
  test('stand in its text, and the other parameters close up', () => {
    const text = 'select id from t where a = $1 order by b limit $2 offset $3';
    expect(writeLimits(text, ['x', 25, 50])).toEqual({
      text: 'select id from t where a = $1 order by b limit 25 offset $2',
      values: ['x', 50],
    });
  });

  test('are each written where several stand, however many parameters there are', () => {
    const many = Array.from({ length: 11 }, (_, at) => `a <> $${at + 1}`).join(' and ');
    const text = `(select 1 from t where ${many} limit $12) union (select 1 from t where b = $13 limit $14)`;
    const sent = writeLimits(text, [...Array(11).fill(0), 3, 'b', 4]);
    expect(sent.text).toMatch(/a <> \$11 limit 3\) union \(select 1 from t where b = \$12 limit 4\)$/);
    expect(sent.values).toEqual([...Array(11).fill(0), 'b']);
  });

  test('are written wherever one value is the limit of several', () => {
    const text =
      'select * from ((select a from t limit $2) union (select b from u where c = $1 limit $2)) n limit $2';
    expect(writeLimits(text, ['x', 21])).toEqual({
      text: 'select * from ((select a from t limit 21) union (select b from u where c = $1 limit 21)) n limit 21',
      values: ['x'],
    });
  });

  test('stay parameters when they are used elsewhere too, or are no whole number', () => {
    const twice = 'select $1::int from t limit $1';
    expect(writeLimits(twice, [5])).toEqual({ text: twice, values: [5] });
    const text = 'select a from t limit $1';
    for (const value of ['1; drop table t', 2.5, null, Number.NaN])
      expect(writeLimits(text, [value])).toEqual({ text, values: [value] });
  });

  test('are written for a dozen sizes, not for each that somebody thinks of', () => {
    const text = 'select b from t limit $1';
    const texts = new Set(Array.from({ length: 40 }, (_, at) => writeLimits(text, [at + 1]).text));
    expect(texts.size).toBe(13);
  });
});
