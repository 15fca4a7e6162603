import { randomInt } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import {
  type Operation,
  readDocument,
  readOperations,
  resolve,
  type Schema,
  type Schemas,
} from '../openapi.ts';
import { fitting, mutated, naughty } from './arbitrary.ts';
import { misfit } from './matches.ts';

const full = process.env.TEST_SIZE === 'full';
const RUNS = full ? 5_000 : 80;
/** The fast run is the same each time, so that it is red only for a reason; the full run draws. */
const seed = Number(process.env.FUZZ_SEED ?? (full ? randomInt(2 ** 31) : 20_261_121));
const LIMIT_MS = full ? 3_600_000 : 240_000;

let world: TestApp;
let operations: readonly Operation[];
let schemas: Schemas;
let known: readonly string[];
beforeAll(async () => {
  world = await buildTestApp();
  operations = (await readOperations(world)).filter((operation) => operation.id !== 'subscribe');
  schemas = (await readDocument(world)).components.schemas;
  known = await planSome();
});
afterAll(() => world.close());

/** Huddles that the fuzzer may find: its ids are not all unknown ones. */
async function planSome(): Promise<string[]> {
  const plan = {
    startDateTime: '2026-06-20T08:00:00Z',
    endDateTime: '2026-06-20T12:00:00Z',
    timeZone: 'UTC',
  };
  const made = await Promise.all(
    ['PUBLIC', 'PRIVATE'].map((privacy) =>
      world.as(world.asha).post('/api/huddles', {
        ...plan,
        name: 'Fuzzed',
        privacy,
        guestAllowed: true,
        guestAllowedAges: ['ADULT'],
      }),
    ),
  );
  const place = { name: 'Square', formattedAddress: '', lat: 47, lng: 8.5 };
  const car = await world.as(world.asha).post('/api/carpools', {
    kind: 'OFFER',
    tripType: 'DEPART',
    origin: place,
    destination: place,
    timeZone: 'UTC',
    departAt: '2026-06-20T06:00:00Z',
    seatsOut: 3,
  });
  return [...[...made, car].map((answer) => String(answer.body.id)), world.asha.personId, world.ben.personId];
}

interface Shot {
  readonly url: string;
  readonly body: unknown;
  readonly type: string;
  readonly raw: Buffer | undefined;
}

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'image/png',
  '',
  'x',
];

function shots(operation: Operation): Arbitrary<Shot> {
  const parts = Object.fromEntries(operation.parameters.map((part) => [part.name, parameter(part.schema)]));
  const resolved = resolve(operation.body ?? {}, schemas);
  const body = operation.body
    ? fc.oneof(fitting(resolved, known), mutated(fitting(resolved, known)), fc.jsonValue())
    : fc.constant(undefined);
  return fc.record({
    url: fc.record(parts).map((values) => urlOf(operation, values)),
    body,
    type: fc.oneof({ weight: 9, arbitrary: fc.constant('application/json') }, fc.constantFrom(...types)),
    raw: fc.option(broken, { nil: undefined, freq: 12 }),
  });
}

/** Bodies that are no JSON: bad UTF-8, cut off, very deep, very long. */
const broken = fc.oneof(
  fc.constant(Buffer.from([0x22, 0xff, 0xfe, 0x22])),
  fc.constant(Buffer.from('{"a":')),
  fc.constant(Buffer.from('['.repeat(20_000))),
  fc.constant(Buffer.from(`${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`)),
  fc.constant(Buffer.from(`"${'x'.repeat(300_000)}"`)),
  fc.constant(Buffer.from('{"__proto__":{"a":1},"constructor":{"prototype":1}}')),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
);

function parameter(schema: Schema): Arbitrary<string> {
  return fc.oneof(fitting(schema, known).map(String), fc.constantFrom(...naughty));
}

function urlOf(operation: Operation, values: Readonly<Record<string, string>>): string {
  const safe = (text: string) => encodeURIComponent(text.toWellFormed());
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => safe(values[name] ?? '') || '%20');
  const query = operation.parameters.filter((part) => part.in === 'query' && values[part.name] !== undefined);
  const pairs = query.map((part) => `${part.name}=${safe(values[part.name] ?? '')}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

async function fire(operation: Operation, shot: Shot) {
  const hasBody = operation.method !== 'GET' && (shot.raw !== undefined || shot.body !== undefined);
  return world.app.inject({
    method: operation.method,
    url: shot.url,
    headers: {
      authorization: `Bearer ${world.ben.token}`,
      ...(hasBody && shot.type ? { 'content-type': shot.type } : {}),
    },
    ...(hasBody ? { payload: shot.raw ?? JSON.stringify(shot.body) ?? '' } : {}),
  });
}

/** Why this answer is wrong, or undefined: it must not be 5xx and must be what the document promises. */
function fault(operation: Operation, answer: Awaited<ReturnType<typeof fire>>): string | undefined {
  if (answer.statusCode >= 500) return `answers ${answer.statusCode}: ${answer.body.slice(0, 200)}`;
  const schema = operation.replies[String(answer.statusCode)] ?? operation.replies.default;
  const type = String(answer.headers['content-type'] ?? '');
  if (answer.statusCode >= 400 && !type.startsWith('application/problem+json'))
    return `refuses with ${type || 'nothing'}`;
  if (!type.includes('json') || !schema) return undefined;
  const wrong = misfit(answer.json(), schema, schemas, 'reply');
  return wrong ? `answers ${answer.statusCode} outside its schema: ${wrong}` : undefined;
}

test(`no request makes the server fail or leave its document (API-4, API-5), seed ${seed}`, {
  timeout: LIMIT_MS,
}, async () => {
  const faults: string[] = [];
  for (const operation of operations) {
    const property = fc.asyncProperty(shots(operation), async (shot) => {
      const wrong = fault(operation, await fire(operation, shot));
      if (wrong) throw new Error(`${operation.id} ${shot.url.slice(0, 200)} ${wrong}`);
    });
    const run = await fc.check(property, { numRuns: RUNS, seed });
    if (run.failed)
      faults.push(`${run.errorInstance} with ${JSON.stringify(run.counterexample).slice(0, 600)}`);
  }
  expect(faults).toEqual([]);
  expect(operations.length).toBeGreaterThan(20);
});

test('what the fuzzer calls a misfit is one', () => {
  const schema: Schema = {
    type: 'object',
    properties: { a: { type: 'integer' } },
    required: ['a'],
    additionalProperties: false,
  };
  expect(misfit({ a: 1 }, schema, {})).toBeUndefined();
  expect(misfit({ a: 'x' }, schema, {})).toBe('.a is no integer');
  expect(misfit({}, schema, {})).toBe('.a is missing');
  expect(misfit({ a: 1, b: 2 }, schema, {})).toBe('.b is not documented');
});
