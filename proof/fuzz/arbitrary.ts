import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from '../openapi.ts';

/** Strings that have broken something somewhere. */
export const naughty = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ufffe',
  '\ud800',
  '\u202eabc',
  '٤٢',
  '½',
  'İ',
  'ß',
  'a'.repeat(5_000),
  "'",
  "'; drop table people; --",
  '%',
  '_',
  '\\',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what an attacker would type
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '"><svg onload=x>',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil',
  '../../etc/passwd',
  '%2e%2e%2f',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '0x10',
  '9007199254740993',
  '2026-02-30T00:00:00Z',
  '0000-00-00',
  '99999-01-01T00:00:00Z',
  '1970-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-03-29T02:30:00+01:00',
  '-000001-01-01T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '__proto__',
  'constructor',
] as const;

const instants = [
  '2026-06-20T08:00:00Z',
  '2026-06-20T12:00:00.000Z',
  '2027-01-01T00:00:00Z',
  '1900-01-01T00:00:00Z',
];

/** Values that fit a schema of the document: what an honest client may send. */
export function fitting(schema: Schema, known: readonly string[]): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, known)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return fittingObject(schema, known);
  if (type === 'array') {
    const limit = Math.min(schema.maxItems ?? 4, 4);
    return fc.array(fitting(schema.items ?? {}, known), {
      minLength: schema.minItems ?? 0,
      maxLength: limit,
    });
  }
  if (type === 'integer') return fc.integer(rangeOf(schema));
  if (type === 'number') return fc.double({ ...rangeOf(schema), noNaN: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return type === 'string' ? fittingString(schema, known) : fc.jsonValue({ maxDepth: 2 });
}

function rangeOf(schema: Schema): { min: number; max: number } {
  const min = Math.max(schema.minimum ?? -1_000_000, -2_147_483_648);
  return { min, max: Math.max(min, Math.min(schema.maximum ?? 1_000_000, 2_147_483_647)) };
}

function fittingString(schema: Schema, known: readonly string[]): Arbitrary<string> {
  if (schema.format === 'uuid') return fc.oneof(fc.constantFrom(...known), fc.uuid({ version: 7 }));
  if (schema.format === 'date-time') return fc.constantFrom(...instants);
  if (schema.format === 'email') return fc.constantFrom('fuzz@people.example', 'a+b@people.example');
  if (schema.format === 'uri') return fc.constantFrom('https://example.org/', '');
  const limit = Math.min(schema.maxLength ?? 40, 60);
  const words = fc.string({
    minLength: Math.min(schema.minLength ?? 0, limit),
    maxLength: limit,
    unit: 'grapheme',
  });
  const exact = schema.pattern ? fc.stringMatching(patternOf(schema.pattern)) : words;
  return fc.oneof(exact, words);
}

function patternOf(pattern: string): RegExp {
  try {
    return new RegExp(pattern.replace(/\(\?[=!<][^)]*\)/g, ''));
  } catch {
    return /^[a-z]{5}$/;
  }
}

function fittingObject(schema: Schema, known: readonly string[]): Arbitrary<unknown> {
  const entries = Object.entries(schema.properties ?? {}).map(
    ([name, of]) => [name, fitting(of, known)] as const,
  );
  const fixed = fc.record(Object.fromEntries(entries), { requiredKeys: [...(schema.required ?? [])] });
  if (typeof schema.additionalProperties !== 'object') return fixed;
  return fc.dictionary(fc.constantFrom('ADULT', 'KID', 'x'), fitting(schema.additionalProperties, known), {
    maxKeys: 3,
  });
}

/** The same value with one part replaced by something no schema expects there. */
export function mutated(value: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.tuple(value, fc.nat(), odd).map(([fits, at, other]) => replaceSomewhere(fits, at, other));
}

const odd: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...naughty),
  fc.constantFrom(null, true, -1, 0.5, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], { a: { b: {} } }),
  fc.jsonValue({ maxDepth: 3 }),
);

function replaceSomewhere(value: unknown, at: number, other: unknown): unknown {
  if (typeof value !== 'object' || value === null) return other;
  const keys = Object.keys(value);
  const key = keys[at % (keys.length + 1)];
  if (key === undefined) return Array.isArray(value) ? [...value, other] : { ...value, unexpected: other };
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...value };
  copy[key] = replaceSomewhere(copy[key], Math.floor(at / (keys.length + 1)), other);
  return copy;
}
