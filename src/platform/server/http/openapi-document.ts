import type { Deprecation, Endpoint } from '#platform/shared/wire.ts';
import { oldNames } from './old-names.ts';
import { type ExampleSchema, exampleOf } from './openapi-examples.ts';
import { titles } from './problem.ts';

interface Media {
  readonly schema?: ExampleSchema;
  readonly example?: unknown;
}
type Content = Readonly<Record<string, Media>>;
type Schemas = Readonly<Record<string, ExampleSchema>>;

interface Parameter {
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
}

interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>;
}

interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Schemas };
}

const PROBLEM = 'application/problem+json';
const STATUSES = [400, 401, 403, 404, 409, 413, 415, 422, 429];

/** Adds to what the schemas say what only the contracts know: which answers there are, what bytes, what it looks like. */
export function completeDocument(written: object, endpoints: ReadonlyMap<string, Endpoint>): object {
  const document = written as Document;
  const tags = new Set<string>();
  const paths = Object.entries(document.paths ?? {}).map(([path, methods]) => {
    const tag = tagOf(path);
    const known = Object.entries(methods).flatMap(([method, operation]) => {
      const endpoint = endpoints.get(operation.operationId ?? '');
      if (!endpoint) return [];
      tags.add(tag);
      return [[method, complete(document, method, operation, endpoint, tag)] as const];
    });
    return [path, Object.fromEntries(known)] as const;
  });
  const whole = Object.fromEntries(paths);
  return {
    ...document,
    tags: [...tags]
      .sort()
      .map((name) => ({ name, description: `Operations on ${name.replaceAll('-', ' ')}.` })),
    paths: whole,
    components: {
      ...document.components,
      schemas: usedBy(whole, document.components?.schemas ?? {}),
      responses: Object.fromEntries(STATUSES.map(refusalOf)),
    },
  };
}

/** The schemas that these operations lead to: each is also written as it would be sent to us, which few are. */
function usedBy(paths: object, schemas: Schemas): Schemas {
  const used = new Set(['Problem']);
  const waiting: unknown[] = [paths, schemas.Problem];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const [, name = ''] of JSON.stringify(next).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (!used.has(name)) waiting.push(schemas[name]);
      used.add(name);
    }
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

/** The first word of a path that says what it is about: `/api/public/huddles/{id}` is about 'huddles'. */
function tagOf(path: string): string {
  return path.split('/').find((part) => !['', 'api', 'public'].includes(part)) ?? 'app';
}

function refusalOf(status: number) {
  const content = { [PROBLEM]: { schema: { $ref: '#/components/schemas/Problem' } } };
  return [`Problem${status}`, { description: titles[status] ?? 'Error', content }] as const;
}

function complete(
  document: Document,
  method: string,
  operation: Operation,
  endpoint: Endpoint,
  tag: string,
): object {
  const statuses = STATUSES.filter((status) => mayAnswer(status, method, operation, endpoint));
  const body = bodyOf(document, operation, endpoint);
  return {
    ...operation,
    tags: [tag],
    ...described(endpoint),
    ...(operation.parameters && { parameters: withOldNames(operation.parameters) }),
    ...(body && { requestBody: body }),
    responses: {
      200: { description: 'Done, or found.', content: found(document, operation, endpoint) },
      ...Object.fromEntries(
        statuses.map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
      ),
      default: refusalOf(0)[1],
    },
  };
}

/** What may be answered, who may ask, and when it ends. */
function described({ refusals = [], programScope, deprecated }: Endpoint): object {
  const said = [
    ...(refusals.length > 0 ? [`May be refused with ${[...new Set(refusals)].join(', ')}.`] : []),
    ...(deprecated ? [endOf(deprecated)] : []),
  ];
  return {
    ...(said.length > 0 && { description: said.join(' ') }),
    ...(programScope && { security: [{ bearer: [] }, { program: [programScope] }] }),
    ...(deprecated && { deprecated: true }),
  };
}

function endOf({ until, instead }: Deprecation): string {
  return `Ends on ${until}: use ${instead}.`;
}

/** Each parameter with the name that it had before, as long as that is taken. */
function withOldNames(parameters: readonly Parameter[]): Parameter[] {
  const old = Object.entries(oldNames).flatMap(([name, ends]) =>
    parameters
      .filter((each) => each.in === 'query' && each.name === ends.instead)
      .map((each) => ({ ...each, name, required: false, deprecated: true, description: endOf(ends) })),
  );
  return [...parameters, ...old];
}

function mayAnswer(status: number, method: string, operation: Operation, endpoint: Endpoint): boolean {
  const hasBody = endpoint.body !== undefined || endpoint.rawBody === true;
  switch (status) {
    case 401:
    case 403:
      return endpoint.access !== 'anyone';
    case 404:
      return endpoint.params !== undefined;
    case 409:
      return method !== 'get';
    case 413:
    case 415:
      return hasBody;
    case 422:
      return method === 'post' || (endpoint.refusals ?? []).length > 0;
    default:
      return operation.operationId !== undefined;
  }
}

function bodyOf(document: Document, operation: Operation, endpoint: Endpoint): object | undefined {
  if (endpoint.rawBody) {
    const bytes = { schema: { type: 'string', format: 'binary' } };
    return { required: true, content: { 'application/octet-stream': bytes, 'image/*': bytes } };
  }
  const { requestBody } = operation;
  return requestBody && { ...requestBody, content: withExamples(document, requestBody.content) };
}

function found(document: Document, { responses }: Operation, endpoint: Endpoint): Content {
  const bytes = { schema: { type: 'string', format: 'binary' } };
  if (endpoint.sends) return Object.fromEntries(endpoint.sends.map((type) => [type, bytes]));
  return withExamples(document, responses?.[200]?.content ?? {});
}

function withExamples(document: Document, content: Content): Content {
  const schemas = document.components?.schemas ?? {};
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => [
      type,
      media.schema ? { ...media, example: exampleOf(media.schema, schemas) } : media,
    ]),
  );
}
