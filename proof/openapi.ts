import type { TestApp } from '#app/server/testing/build-test-app.ts';

/** JSON schema as far as the document uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly default?: unknown;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its `{parameters}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
  /** By status; `default` is every other. */
  readonly replies: Readonly<Record<string, Schema | undefined>>;
}

export type Schemas = Readonly<Record<string, Schema>>;

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
  readonly components: { readonly schemas: Schemas };
}

interface DocumentOperation {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

export async function readDocument(world: TestApp): Promise<Document> {
  return (await world.as(null).get('/api/openapi.json')).body;
}

/** Every operation under /api/ that the server's own document names. */
export async function readOperations(world: TestApp): Promise<Operation[]> {
  const { paths } = await readDocument(world);
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, found]) => operationOf(path, method, found)),
    );
}

function operationOf(path: string, method: string, found: DocumentOperation): Operation {
  return {
    id: found.operationId ?? `${method} ${path}`,
    method: method.toUpperCase() as Operation['method'],
    path,
    parameters: found.parameters ?? [],
    body: schemaOf(found.requestBody),
    replies: Object.fromEntries(
      Object.entries(found.responses).map(([status, reply]) => [status, schemaOf(reply)]),
    ),
  };
}

function schemaOf(content: Content | undefined): Schema | undefined {
  return (content?.content?.['application/json'] ?? content?.content?.['application/problem+json'])?.schema;
}

/** The schema with what it refers to put in its place. */
export function resolve(schema: Schema, schemas: Schemas): Schema {
  if (schema.$ref) return resolve(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  const properties = Object.entries(schema.properties ?? {}).map(
    ([name, of]) => [name, resolve(of, schemas)] as const,
  );
  return {
    ...schema,
    ...(schema.properties ? { properties: Object.fromEntries(properties) } : {}),
    ...(schema.items ? { items: resolve(schema.items, schemas) } : {}),
    ...(schema.anyOf ? { anyOf: schema.anyOf.map((of) => resolve(of, schemas)) } : {}),
  };
}
