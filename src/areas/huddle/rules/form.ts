import { emptyTyped, type Field, formNameOf } from '#platform/shared/fields.ts';
import { instantIn, wallIn } from '#platform/shared/zoned-time.ts';
import { isOnTrail } from './activity.ts';
import { entriesOfFields, type HuddleForm, type HuddleValues } from './fields.ts';

/** A form in which nothing is filled in. */
export function emptyFormValues(): HuddleForm {
  const typed = entriesOfFields.map(([name, field]) => [formNameOf(name, field), emptyTyped(field)]);
  return Object.fromEntries(typed) as HuddleForm;
}

/** What the form holds of a huddle: times as the wall clock of the venue, numbers as typed. */
export function formOfValues(values: HuddleValues): HuddleForm {
  const typed = entriesOfFields.map(([name, field]) => [
    formNameOf(name, field),
    typedOf(field, values[name], values.timeZone),
  ]);
  return Object.fromEntries(typed) as HuddleForm;
}

function typedOf(field: Field, value: HuddleValues[keyof HuddleValues], timeZone: string): unknown {
  if (value === null) return field.type === 'place' || field.type === 'id' ? null : '';
  if (field.type === 'instant') return wallIn(new Date(String(value)), timeZone);
  if (field.type === 'number') return String(Number(value) / (field.per ?? 1));
  return value;
}

/** What the form says; undefined while its start or its end is missing or is no time. */
export function valuesOfForm(form: HuddleForm): HuddleValues | undefined {
  if (!instantIn(form.start, form.timeZone) || !instantIn(form.end, form.timeZone)) return undefined;
  const typed: Readonly<Record<string, unknown>> = form;
  const said = entriesOfFields.map(([name, field]) => [
    name,
    valueOfTyped(field, typed[formNameOf(name, field)], form.timeZone),
  ]);
  const values = Object.fromEntries(said) as HuddleValues;
  return {
    ...values,
    guestLimit: form.guestAllowed ? values.guestLimit : 0,
    ...(!isOnTrail(form.activity) && { difficulty: null, distanceMeters: null, ascentMeters: null }),
  };
}

function valueOfTyped(field: Field, typed: unknown, timeZone: string): unknown {
  if (field.type === 'instant') return instantIn(String(typed), timeZone)?.toISOString() ?? null;
  if (field.type === 'choice') return typed === '' ? null : typed;
  if (field.type !== 'number') return typed;
  const number = numberOf(String(typed));
  if (number === null) return field.default;
  return field.per === undefined ? number : Math.round(number * field.per);
}

/** The number somebody typed, with a point or a comma; null for none and for what is none. */
export function numberOf(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? null : number;
}
