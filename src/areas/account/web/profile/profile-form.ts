import { centimetersOf, kilogramsOf, type Measures, massIn, statureIn } from '#platform/shared/measures.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { MyAccount } from '../public/my-account.ts';
import type { MyChange } from '../use-change-me.ts';

/** The profile as its fields hold it: numbers and dates as typed, in the person's own units. */
export interface ProfileFields {
  displayName: string;
  firstName: string;
  lastName: string;
  bio: string;
  interestTags: string[];
  location: PlaceValue | null;
  dateOfBirth: string;
  gender: string;
  mobile: string;
  weight: string;
  height: string;
}

export function fieldsOf(me: MyAccount, measures: Measures): ProfileFields {
  const { weight, height } = me.detail;
  return {
    displayName: me.displayName,
    firstName: me.firstName,
    lastName: me.lastName,
    bio: me.detail.bio,
    interestTags: me.detail.interestTags,
    location: me.location,
    dateOfBirth: me.dateOfBirth ?? '',
    gender: me.gender ?? '',
    mobile: me.mobile ?? '',
    weight: weight === null ? '' : String(massIn(weight, measures)),
    height: height === null ? '' : String(statureIn(height, measures)),
  };
}

/** What was changed, as the server takes it; a field that was not touched stays as exact as it is kept. */
export function changeOf(fields: ProfileFields, before: ProfileFields, measures: Measures): MyChange {
  const whole: Required<Pick<MyChange, keyof ProfileFields>> = {
    ...fields,
    dateOfBirth: fields.dateOfBirth || null,
    gender: fields.gender.trim() || null,
    mobile: fields.mobile.trim() || null,
    weight: numberOr(fields.weight, (shown) => kilogramsOf(shown, measures)),
    height: numberOr(fields.height, (shown) => centimetersOf(shown, measures)),
  };
  const touched = Object.entries(whole).filter(
    ([name]) =>
      JSON.stringify(fields[name as keyof ProfileFields]) !==
      JSON.stringify(before[name as keyof ProfileFields]),
  );
  return Object.fromEntries(touched) as MyChange;
}

/** A number as people type it, with a point or a comma; `undefined` when it is none. */
export function numberTyped(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

function numberOr(text: string, keep: (shown: number) => number): number | null {
  const typed = numberTyped(text);
  return typed === undefined ? null : keep(typed);
}
