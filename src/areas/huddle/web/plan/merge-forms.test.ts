import { expect, test } from 'vitest';
import { mergeForms } from './merge-forms.ts';
import { emptyForm } from './plan-form.ts';

const base = { ...emptyForm(new Date('2026-06-01T08:00:00Z'), 'UTC'), name: 'Ridge', capacity: '8' };

test('HUD-4 what only the other changed is taken, what both changed is asked, mine stays', () => {
  const mine = { ...base, name: 'Ridge by me', description: 'With cake', tags: ['sun'] };
  const other = { ...base, name: 'Ridge by Ben', capacity: '12', tags: ['sun'] };
  const merge = mergeForms(base, mine, other);
  expect(merge.theirs).toEqual(['capacity']);
  expect(merge.both).toEqual(['name']);
  expect(merge.merged).toEqual({ ...mine, capacity: '12' });
});

test('HUD-4 the same change twice is no conflict', () => {
  const changed = { ...base, name: 'Rigi' };
  expect(mergeForms(base, changed, changed)).toEqual({ theirs: [], both: [], merged: changed });
});

const fields = Object.keys(base) as (keyof typeof base)[];
const changed = (value: unknown, by: string): unknown => {
  if (typeof value === 'boolean') return by === 'me' ? !value : value;
  if (Array.isArray(value)) return [...value, by];
  return typeof value === 'object' && value !== null ? { ...value, by } : `${String(value)} by ${by}`;
};

test.each(fields)(
  'O6 %s: changed by me, by the other or by both, in either order, and nothing is lost',
  (field) => {
    const [mine, other] = ['me', 'Ben'].map((by) => ({ ...base, [field]: changed(base[field], by) }));
    if (!mine || !other) throw new Error('two people');
    expect(mergeForms(base, mine, base)).toEqual({ theirs: [], both: [], merged: mine });
    const isSame = JSON.stringify(other[field]) === JSON.stringify(base[field]);
    expect(mergeForms(base, base, other)).toEqual({ theirs: isSame ? [] : [field], both: [], merged: other });
    for (const [first, second] of [
      [mine, other],
      [other, mine],
    ] as const) {
      const { both, theirs, merged } = mergeForms(base, first, second);
      expect({ both, theirs }).toEqual(
        isSame ? { both: [], theirs: first === mine ? [] : [field] } : { both: [field], theirs: [] },
      );
      // The words of the second one stand in the form, those of the first are shown beside them.
      expect(merged[field]).toEqual(isSame ? mine[field] : first[field]);
    }
  },
);

test('O6 two own edits in a row never meet: the second begins where the first ended', () => {
  const first = { ...base, name: 'Rigi' };
  expect(mergeForms(first, { ...first, name: 'Rigi Kulm' }, first)).toMatchObject({ theirs: [], both: [] });
});
