/** JSON schema as far as our documents use it. */
export interface ExampleSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, ExampleSchema>>;
  readonly additionalProperties?: boolean | ExampleSchema;
  readonly required?: readonly string[];
  readonly items?: ExampleSchema;
  readonly prefixItems?: readonly ExampleSchema[];
  readonly anyOf?: readonly ExampleSchema[];
  readonly oneOf?: readonly ExampleSchema[];
  readonly allOf?: readonly ExampleSchema[];
}

type Schemas = Readonly<Record<string, ExampleSchema>>;

/** Deeper than that only what must be there is shown, so that what holds itself comes to an end. */
const SHOWN_DEEP = 4;

/** A value that fits the schema, the same each time. */
export function exampleOf(schema: ExampleSchema, schemas: Schemas, name = '', depth = 0): unknown {
  if (schema.$ref) return exampleOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas, name, depth);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choiceOf(choices, schemas, name, depth);
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => exampleOf(part, schemas, name, depth));
    return parts.every((part) => typeof part === 'object') ? Object.assign({}, ...parts) : parts[0];
  }
  return plainValue(schema, schemas, name, depth);
}

/** What is there rather than nothing, but deep down nothing rather than more. */
function choiceOf(choices: readonly ExampleSchema[], schemas: Schemas, name: string, depth: number): unknown {
  const isNothing = ({ type }: ExampleSchema) => type === 'null';
  const nothing = choices.some(isNothing);
  if (nothing && depth >= SHOWN_DEEP) return null;
  const first = choices.find((choice) => !isNothing(choice));
  return first ? exampleOf(first, schemas, name, depth) : null;
}

function plainValue(schema: ExampleSchema, schemas: Schemas, name: string, depth: number): unknown {
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'object':
      return objectOf(schema, schemas, depth);
    case 'array':
      return listOf(schema, schemas, name, depth);
    case 'integer':
    case 'number':
      return Math.max(
        schema.minimum ?? 0,
        schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1,
      );
    case 'boolean':
      return schema.default ?? true;
    case 'null':
      return null;
    default:
      return type === 'string' ? textOf(schema, name) : {};
  }
}

function objectOf(
  { properties = {}, required = [] }: ExampleSchema,
  schemas: Schemas,
  depth: number,
): object {
  const shown = Object.entries(properties).filter(([name]) => depth < SHOWN_DEEP || required.includes(name));
  return Object.fromEntries(shown.map(([name, of]) => [name, exampleOf(of, schemas, name, depth + 1)]));
}

function listOf(schema: ExampleSchema, schemas: Schemas, name: string, depth: number): unknown[] {
  const { items, minItems = 0, maxItems = 1, prefixItems } = schema;
  if (prefixItems) return prefixItems.map((each) => exampleOf(each, schemas, name, depth + 1));
  const length = Math.max(minItems, depth < SHOWN_DEEP ? Math.min(maxItems, 1) : 0);
  return Array.from({ length }, () => exampleOf(items ?? {}, schemas, name, depth + 1));
}

const byFormat: Readonly<Record<string, string>> = {
  uuid: '0198f3a0-7c1d-7e62-9a54-3f1c2b7d8e90',
  'date-time': '2026-06-20T06:00:00Z',
  date: '2026-06-20',
  email: 'somebody@mail.example',
  uri: 'https://mail.example/',
};

const byName: Readonly<Record<string, string>> = {
  timeZone: 'Europe/Zurich',
  locale: 'en',
  email: 'somebody@mail.example',
  password: 'eleven blue kites',
  username: 'somebody',
  displayName: 'Somebody',
  currency: 'CHF',
};

const samples = [
  'A few words',
  'words',
  '/start',
  '/api/posts/init',
  'x'.repeat(22),
  'x'.repeat(43),
  '123456',
  `B${'x'.repeat(86)}`,
  '#a3b1c2',
  '08:30',
  '2026-06-20',
  '2026-06',
  'de',
  'CH',
  '12',
  '1,2,3,4',
];

function textOf({ format, pattern, minLength = 0, maxLength = 1_000 }: ExampleSchema, name: string): string {
  const shape = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  const likely = [byFormat[format ?? ''], byName[name], ...samples].filter((each) => each !== undefined);
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (shape === undefined || shape.test(text));
  return likely.find(fits) ?? 'x'.repeat(Math.min(Math.max(minLength, 1), maxLength));
}
