import { z } from 'zod';
import type { Field, Fields, FormName, TypedOf, ValueOf } from './fields.ts';
import { emptyTyped, formNameOf, isOptional } from './fields.ts';
import { idOf, instant, line, personId, place, prose, webAddress } from './wire-values.ts';

/** What a client sends for a value: ids are any text to it. */
type SentOf<F extends Field> = F extends { type: 'id' }
  ? string | null
  : F extends { type: 'people' }
    ? string[]
    : ValueOf<F>;
type Schema<F extends Field> = z.ZodType<ValueOf<F>, SentOf<F>>;

export type PlanShape<All extends Fields> = {
  [Name in keyof All]: All[Name] extends { default: unknown }
    ? z.ZodDefault<Schema<All[Name]>>
    : Schema<All[Name]>;
};
export type FormShape<All extends Fields> = {
  [Name in keyof All as FormName<All, Name> & string]: z.ZodDefault<
    z.ZodType<TypedOf<All[Name]>, TypedSentOf<All[Name]>>
  >;
};
type TypedSentOf<F extends Field> = F extends { type: 'id' | 'people' } ? SentOf<F> : TypedOf<F>;
export type ViewShape<All extends Fields, Name extends keyof All> = {
  [N in Name]: z.ZodType<ValueOf<All[N]>>;
};

/** What an API takes for these fields: bounds and defaults of the table. */
export function planShape<All extends Fields>(fields: All): PlanShape<All> {
  const shape = Object.entries(fields).map(([name, field]) => {
    const schema = planSchema(field);
    return [name, 'default' in field ? schema.default(field.default as never) : schema];
  });
  return Object.fromEntries(shape) as PlanShape<All>;
}

/** What an API answers of these fields. */
export function viewShape<All extends Fields, Name extends keyof All & string>(
  fields: All,
  names: readonly Name[],
): ViewShape<All, Name> {
  const shape = names.map((name) => [name, viewSchema(fields[name] as Field)]);
  return Object.fromEntries(shape) as ViewShape<All, Name>;
}

type FilterOf<F extends Field> = F extends { type: 'choice'; of: readonly (infer Word extends string)[] }
  ? Word
  : 'true' | 'false';
export type FilterShape<All extends Fields, Name extends keyof All> = {
  [N in Name]: z.ZodOptional<z.ZodType<FilterOf<All[N]>, FilterOf<All[N]>>>;
};

/** What an API takes to find objects by these fields: a flag that is set, a word that is the same. */
export function filterShape<All extends Fields, Name extends keyof All & string>(
  fields: All,
  names: readonly Name[],
): FilterShape<All, Name> {
  const shape = names.map((name) => {
    const field = fields[name] as Field;
    return [name, z.enum(field.type === 'choice' ? field.of : ['true', 'false']).optional()];
  });
  return Object.fromEntries(shape) as FilterShape<All, Name>;
}

/** What the form of a page holds, right or wrong; a field that a draft of before does not know is empty. */
export function formShape<All extends Fields>(fields: All): FormShape<All> {
  const shape = Object.entries(fields).map(([name, field]) => [
    formNameOf(name, field),
    formSchema(field).default(emptyTyped(field) as never),
  ]);
  return Object.fromEntries(shape) as FormShape<All>;
}

function planSchema(field: Field): z.ZodType {
  switch (field.type) {
    case 'line':
    case 'prose': {
      const text = field.type === 'line' ? line(field.max) : prose(field.max);
      return field.min === undefined ? text : text.min(field.min);
    }
    case 'link':
      return webAddress;
    case 'timeZone':
      return z.string().min(1).max(64);
    case 'instant':
      return isOptional(field) ? instant.nullable() : instant;
    case 'place':
      return place.nullable();
    default:
      return listed(field);
  }
}

function listed(field: Field): z.ZodType {
  switch (field.type) {
    case 'lines':
      return z.array(line(field.max).min(1)).max(field.count);
    case 'people':
      return z.array(personId).max(field.count);
    case 'choices':
      return z.array(z.enum(field.of)).max(field.of.length);
    case 'number':
    case 'percent':
      return numeric(field);
    default:
      return single(field);
  }
}

function numeric(field: Extract<Field, { type: 'number' | 'percent' }>): z.ZodType {
  if (field.type === 'percent') return z.number().int().min(0).max(100);
  const number = z.number().int().min(field.min).max(field.max);
  return field.default === null ? number.nullable() : number;
}

function single(field: Field): z.ZodType {
  if (field.type === 'choice') {
    const word = z.enum(field.of);
    return field.default === null ? word.nullable() : word;
  }
  return field.type === 'flag' ? z.boolean() : idOf().nullable();
}

function viewSchema(field: Field): z.ZodType {
  switch (field.type) {
    case 'number':
      return field.default === null ? z.number().int().nullable() : z.number().int();
    case 'lines':
      return z.array(z.string());
    case 'choice':
    case 'flag':
      return single(field);
    default:
      return z.string();
  }
}

// The database keeps a form as JSON, which has no place for these.
const KEEPABLE = /^[^\0\p{Cs}]*$/u;
const typed = z.string().max(20_000).regex(KEEPABLE);
const short = z.string().max(200).regex(KEEPABLE);
/** A place that may still lack its name. */
const typedPlace = z.strictObject({
  name: short,
  formattedAddress: z.string().max(240).regex(KEEPABLE),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});
/** A form may hold too much until it is sent. */
const LEEWAY = 5;

function formSchema(field: Field): z.ZodType {
  switch (field.type) {
    case 'line':
    case 'prose':
    case 'link':
      return typed;
    case 'number':
    case 'instant':
    case 'timeZone':
      return short;
    case 'choice':
      return z.enum(field.default === null ? ['', ...field.of] : field.of);
    case 'lines':
      return z.array(typed).max(field.count * LEEWAY);
    case 'people':
      return z.array(personId).max(field.count * LEEWAY);
    case 'place':
      return typedPlace.nullable();
    default:
      return planSchema(field);
  }
}
