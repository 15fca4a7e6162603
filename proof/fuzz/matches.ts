import type { Schema, Schemas } from '../openapi.ts';

/** Where a value leaves its schema, or undefined when it fits: what clients are promised. */
export function misfit(value: unknown, schema: Schema, all: Schemas, at = ''): string | undefined {
  if (schema.$ref) return misfit(value, all[schema.$ref.split('/').at(-1) ?? ''] ?? {}, all, at);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const fits = choices.some((choice) => misfit(value, choice, all, at) === undefined);
    return fits ? undefined : `${at} fits none of the choices`;
  }
  if (schema.const !== undefined && value !== schema.const) return `${at} is not ${schema.const}`;
  if (schema.enum && !schema.enum.includes(value))
    return `${at} is ${JSON.stringify(value)}, none of the allowed`;
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    return `${at} is no ${types.join(' or ')}`;
  if (Array.isArray(value))
    return first(value, (item, key) => misfit(item, schema.items ?? {}, all, `${at}[${key}]`));
  return typeof value === 'object' && value !== null ? objectMisfit(value, schema, all, at) : undefined;
}

function objectMisfit(value: object, schema: Schema, all: Schemas, at: string): string | undefined {
  const lacking = schema.required?.find((name) => !(name in value));
  if (lacking) return `${at}.${lacking} is missing`;
  return first(Object.entries(value), ([name, item]) => {
    const own = schema.properties?.[name];
    if (own) return misfit(item, own, all, `${at}.${name}`);
    if (typeof schema.additionalProperties === 'object') {
      return misfit(item, schema.additionalProperties, all, `${at}.${name}`);
    }
    return schema.additionalProperties === false ? `${at}.${name} is not documented` : undefined;
  });
}

function first<Item>(
  items: readonly Item[],
  look: (item: Item, at: number) => string | undefined,
): string | undefined {
  for (const [at, item] of items.entries()) {
    const found = look(item, at);
    if (found) return found;
  }
  return undefined;
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}
