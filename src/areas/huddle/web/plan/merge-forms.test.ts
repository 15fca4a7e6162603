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
