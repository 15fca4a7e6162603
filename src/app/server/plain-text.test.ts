import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOperations } from '../../../proof/openapi.ts';
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

test('S15: every text that an operation takes in its address has a bound or a pattern', async () => {
  const bare: string[] = [];
  for (const { id, parameters } of await readOperations(world)) {
    for (const { name, schema } of parameters) {
      const texts = [schema, ...(schema.anyOf ?? [])].filter(({ type }) => type === 'string');
      const open = texts.filter((of) => !(of.maxLength ?? of.pattern ?? of.format ?? of.enum ?? of.const));
      if (open.length > 0) bare.push(`${id}: ${name}`);
    }
  }
  expect(bare).toEqual([]);
});
