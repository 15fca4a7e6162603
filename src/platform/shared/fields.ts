import type { PersonId } from './ids.ts';
import type { PlaceValue } from './wire-values.ts';

/** What every field may say beside its type. */
interface Named {
  /** Its name in the form of the page, where that is another. */
  readonly form?: string;
  /** Its column, where that is not the name in snake case; null: it is kept elsewhere. */
  readonly column?: string | null;
}

/** A field of an object that people fill in. Without `default` it must be filled. */
export type Field = Named &
  (
    | { readonly type: 'line' | 'prose'; readonly max: number; readonly min?: number; readonly default?: '' }
    /** An address of the open web, or empty. */
    | { readonly type: 'link'; readonly default: '' }
    | { readonly type: 'timeZone' }
    /** A whole number, typed as text; in the form in units of so many (`per`: metres as kilometres). */
    | {
        readonly type: 'number';
        readonly min: number;
        readonly max: number;
        readonly default: number | null;
        readonly per?: number;
      }
    /** From 0 to 100, set with a slider. */
    | { readonly type: 'percent'; readonly default: number }
    | { readonly type: 'flag'; readonly default: boolean }
    | { readonly type: 'choice'; readonly of: readonly string[]; readonly default: string | null }
    | { readonly type: 'choices'; readonly of: readonly string[]; readonly default: readonly [] }
    /** Short texts, so many at most. */
    | { readonly type: 'lines'; readonly max: number; readonly count: number; readonly default: readonly [] }
    /** ISO 8601 as a value, the wall clock of the venue in the form. */
    | { readonly type: 'instant'; readonly default?: null }
    | { readonly type: 'place'; readonly default: null }
    | IdField<string>
    | { readonly type: 'people'; readonly count: number; readonly default: readonly [] }
  );

interface IdField<Id extends string> {
  readonly type: 'id';
  readonly default: null;
  /** Only a type: whose id it is. */
  readonly names?: Id;
}

/** The id of something, or none. */
export function idField<Id extends string>(): IdField<Id> {
  return { type: 'id', default: null };
}

export type Fields = Readonly<Record<string, Field>>;

/** What a field holds, as rules and API know it. */
export type ValueOf<F extends Field> = F extends { type: 'line' | 'prose' | 'link' | 'timeZone' }
  ? string
  : F extends { type: 'number'; default: infer D }
    ? D extends null
      ? number | null
      : number
    : F extends { type: 'percent' }
      ? number
      : F extends { type: 'flag' }
        ? boolean
        : F extends { type: 'choice'; of: readonly (infer Word)[]; default: infer D }
          ? Word | (D extends null ? null : never)
          : F extends { type: 'choices'; of: readonly (infer Word)[] }
            ? Word[]
            : F extends { type: 'lines' }
              ? string[]
              : F extends { type: 'instant' }
                ? string | (F extends { default: null } ? null : never)
                : F extends { type: 'place' }
                  ? PlaceValue | null
                  : F extends { type: 'id'; names?: infer Id }
                    ? Id | null
                    : PersonId[];

/** The same as the form of the page holds it: numbers and times as they were typed. */
export type TypedOf<F extends Field> = F extends { type: 'number' | 'instant' }
  ? string
  : F extends { type: 'choice'; of: readonly (infer Word)[]; default: infer D }
    ? Word | (D extends null ? '' : never)
    : ValueOf<F>;

/** The same as a column is written: a time as ISO 8601 in UTC, a place as JSON. */
export type WrittenOf<F extends Field> = F extends { type: 'place' } ? string | null : ValueOf<F>;

export type Values<All extends Fields> = { [Name in keyof All]: ValueOf<All[Name]> };

/** The name of a field in the form. */
export type FormName<All extends Fields, Name extends keyof All> = All[Name] extends {
  form: infer Form extends string;
}
  ? Form
  : Name;

export type Typed<All extends Fields> = {
  [Name in keyof All as FormName<All, Name> & string]: TypedOf<All[Name]>;
};

type Snake<Name extends string> = Name extends `${infer Head}${infer Rest}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${Snake<Rest>}`
  : '';

/** The column of a field; none for what is kept elsewhere. */
export type ColumnOf<All extends Fields, Name extends keyof All> = All[Name] extends { column: infer Column }
  ? Column extends string
    ? Column
    : never
  : Snake<Name & string>;

export type Written<All extends Fields> = {
  [Name in keyof All as ColumnOf<All, Name>]: WrittenOf<All[Name]>;
};

/** Whether nothing need be given: there is a value that stands for nothing. */
export function isOptional(field: Field): boolean {
  return 'default' in field;
}

export function formNameOf(name: string, field: Field): string {
  return field.form ?? name;
}

export function columnOf(name: string, field: Field): string | null {
  if (field.column !== undefined) return field.column;
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** What the form holds of a field that nobody has filled in. */
export function emptyTyped(field: Field): unknown {
  if (!('default' in field)) return '';
  const { default: value } = field;
  if (field.type === 'number') return value === null ? '' : String(value);
  if (field.type === 'choice' || field.type === 'instant') return value ?? '';
  return Array.isArray(value) ? [...value] : value;
}

/** What an onlooker reads of a field that is kept from them: its value of nothing, whatever it begins with. */
export function emptyValue(field: Field): unknown {
  if (field.type === 'flag') return false;
  if (field.type === 'number' || field.type === 'choice') return field.default;
  if (!('default' in field)) return '';
  return Array.isArray(field.default) ? [] : field.default;
}
