import type { HuddleForm } from '../../rules/fields.ts';

type Field = keyof HuddleForm;

/** What two hosts did to one plan since both opened it. */
export interface Merge {
  /** Only the other changed it: their value is taken. */
  readonly theirs: readonly Field[];
  /** Both changed it, each otherwise: somebody must choose. */
  readonly both: readonly Field[];
  /** Mine, with what only they changed. */
  readonly merged: HuddleForm;
}

/** Brings a plan that was changed elsewhere together with what was typed here, field by field. */
export function mergeForms(base: HuddleForm, mine: HuddleForm, other: HuddleForm): Merge {
  const fields = (Object.keys(base) as Field[]).filter((field) => !same(base[field], other[field]));
  const conflict = fields.filter((field) => !same(mine[field], other[field]));
  const both = conflict.filter((field) => !same(base[field], mine[field]));
  const theirs = conflict.filter((field) => !both.includes(field));
  const taken = Object.fromEntries(theirs.map((field) => [field, other[field]]));
  return { theirs, both, merged: { ...mine, ...taken } };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
