import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { faultOfDocument } from '#areas/inspiration/rules/check-document.ts';
import { MAX_LETTERS } from '#areas/inspiration/rules/document.ts';
import { line } from '#platform/shared/wire-values.ts';
import { textsOf } from '../../../proof/open-texts.ts';
import { type Operation, readDocument, readOperations, type Schema } from '../../../proof/openapi.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

test('S15: a zero byte in any parameter of any operation is refused, and none fails', async () => {
  const operations = await readOperations(world);
  const wrong: string[] = [];
  for (const { method, path, parameters } of operations) {
    for (const { name, in: place } of parameters.filter((each) => each.in !== 'header')) {
      const filled = path.replace(/\{(\w+)\}/g, (_, at) => (at === name ? 'a%00b' : 'x'));
      const url = place === 'query' ? `${filled}?${name}=a%00b` : filled;
      const headers = { authorization: `Bearer ${world.ben.token}` };
      const { statusCode } = await world.app.inject({ method, url, headers });
      if (statusCode !== 400) wrong.push(`${method} ${url}: ${statusCode}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('S15: a zero byte or half a sign is refused at any depth of a body, in names as in values', async () => {
  const bodies = [{ bio: 'a\0b' }, { preference: { theme: { deep: ['\ud800'] } } }, { 'na\0me': 1 }];
  for (const body of bodies) {
    const answer = await world.as(world.ben).patch('/api/me', body);
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('no text')]);
  }
});

/** A story is a tree whose every text is counted by its own rule; an act is held to the bounds of its own operation. */
const boundedByRule = ['saveInspirationDraft body.form.document', 'sendActs body.acts.[].body'];

async function textsOfOperations() {
  const { schemas } = (await readDocument(world)).components;
  return (await readOperations(world)).flatMap((operation) => {
    const inBody = operation.body ? textsOf(operation.body, schemas, ['body']) : [];
    const inAddress = operation.parameters.flatMap((of) => textsOf(of.schema, schemas, [of.in, of.name]));
    return [...inBody, ...inAddress].map((text) => ({ ...text, operation }));
  });
}

test('S15: every text of every body, query and address has a bound', async () => {
  const texts = await textsOfOperations();
  expect(texts.length).toBeGreaterThan(500);
  const open = texts
    .filter(({ bounded }) => !bounded)
    .map(({ operation, path }) => `${operation.id} ${path.join('.')}`);
  expect(open.filter((name) => !boundedByRule.some((rule) => name.startsWith(rule)))).toEqual([]);
  const text = { type: 'text', text: 'x'.repeat(MAX_LETTERS + 1) };
  const story = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] };
  expect(faultOfDocument(story)).toContain('letters');
  expect(faultOfDocument({ ...story, more: 'x' })).toContain('more');
});

test('S15: a zero byte is refused wherever a body takes a text', async () => {
  const wrong: string[] = [];
  for (const { operation, path } of await textsOfOperations()) {
    if (path[0] !== 'body') continue;
    const { status, body } = await ask(operation, bodyWith(path.slice(1), 'a\0b'));
    if (status !== 400 || !String(body.message).includes('no text')) {
      wrong.push(`${operation.id} ${path.join('.')}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});

async function ask({ method, path }: Operation, payload: object) {
  const url = path.replace(/\{\w+\}/g, 'x');
  const headers = { authorization: `Bearer ${world.ben.token}` };
  const answer = await world.app.inject({ method, url, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

/** A body with this text where the path leads, and nothing else. */
function bodyWith([step, ...rest]: readonly string[], text: string): object {
  const inner = rest.length > 0 ? bodyWith(rest, text) : text;
  return step === '[]' ? [inner] : { [step ?? '']: inner };
}

const planted: readonly [string, z.ZodType, boolean][] = [
  ['a bare text', z.strictObject({ name: z.string() }), false],
  ['a bare text deep inside', z.strictObject({ list: z.array(z.union([z.null(), z.string()])) }), false],
  ['names of somebody’s own choice', z.record(z.string(), z.boolean()), false],
  ['anything at all', z.strictObject({ more: z.unknown() }), false],
  ['more than is named', z.looseObject({ type: z.literal('doc') }), false],
  ['a pattern without an end', z.strictObject({ tag: z.string().regex(/^\w+$/) }), false],
  ['a pattern of so many signs', z.strictObject({ tag: z.string().regex(/^[\w+]{1,9}$/) }), true],
  ['a line, a day and an id', z.array(z.union([line(9), z.iso.date(), z.uuid()])), true],
];

test.each(planted)('S15: the search for open texts judges %s', (_, schema, bounded) => {
  const texts = textsOf(z.toJSONSchema(schema, { io: 'input' }) as Schema, {});
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.every((text) => text.bounded)).toBe(bounded);
});
