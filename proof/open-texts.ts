import type { Schema, Schemas } from './openapi.ts';

/** Their patterns leave room for nothing else. */
const boundedFormats = new Set(['uuid', 'date', 'date-time']);

export interface Text {
  /** Property names, `[]` for what stands in a list, `{}` for a name of somebody's own choice. */
  readonly path: readonly string[];
  readonly bounded: boolean;
}

/** Every text that a schema takes, at any depth. A schema that says nothing takes any text. */
export function textsOf(schema: Schema, schemas: Schemas, path: readonly string[] = []): Text[] {
  if (schema.$ref) return textsOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas, path);
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (choices.length > 0) return choices.flatMap((each) => textsOf(each, schemas, path));
  if (schema.enum || schema.const !== undefined) return [];
  const types = [schema.type ?? 'any'].flat();
  const own = types.some((type) => type === 'string' || type === 'any');
  return [
    ...(own ? [{ path, bounded: isBounded(schema) }] : []),
    ...(types.includes('array') ? textsOf(schema.items ?? {}, schemas, [...path, '[]']) : []),
    ...propertiesOf(schema).flatMap(([name, each]) => textsOf(each, schemas, [...path, name])),
  ];
}

function propertiesOf(schema: Schema): [string, Schema][] {
  const { properties = {}, additionalProperties, propertyNames } = schema;
  const others = schema.type === 'object' ? (additionalProperties ?? true) : false;
  return [
    ...Object.entries(properties),
    ...(others === false ? [] : [['{}', others === true ? {} : others] as [string, Schema]]),
    ...(propertyNames ? [['{}', propertyNames] as [string, Schema]] : []),
  ];
}

function isBounded({ maxLength, pattern, format }: Schema): boolean {
  return maxLength !== undefined || boundedFormats.has(format ?? '') || isBoundedPattern(pattern);
}

/** A pattern that begins and ends, with nothing in it as often as somebody likes. */
function isBoundedPattern(pattern: string | undefined): boolean {
  if (!pattern?.startsWith('^') || !pattern.endsWith('$')) return false;
  const withoutSets = pattern.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  return !/[*+]|\{\d+,\}/.test(withoutSets);
}
