import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { readDocument } from '../openapi.ts';

const run = promisify(execFile);
let world: TestApp;
let written: string;
beforeAll(async () => {
  world = await buildTestApp();
  written = JSON.stringify(await readDocument(world));
});
afterAll(() => world.close());

interface Written {
  readonly tags?: readonly string[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { example?: unknown }>> }>
  >;
  readonly requestBody?: { readonly content: Readonly<Record<string, { example?: unknown }>> };
}

function operations(): [string, Written][] {
  const { paths } = JSON.parse(written) as { paths: Record<string, Record<string, Written>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, found]): [string, Written] => [`${method} ${path}`, found]),
  );
}

async function complaints(document: string): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'info-license': 'off',
      // Where one tries the app out, its address is this machine.
      'no-server-example.com': 'off',
      // A word stands before a name in the same place: the server looks for the word first.
      'no-ambiguous-paths': 'off',
      'no-invalid-media-type-examples': 'error',
      'no-invalid-schema-examples': 'error',
      'operation-2xx-response': 'error',
      'operation-4xx-response': 'error',
      'operation-tag-defined': 'error',
      'tag-description': 'error',
    },
  });
  const found = await lintFromString({ source: document, absoluteRef: 'openapi.json', config });
  return found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
}

test('V11: a linter of OpenAPI has nothing to say of the document', async () => {
  expect(await complaints(written)).toEqual([]);
  const spoilt = written.replace('"200":{"description"', '"299x":{"description"');
  expect(await complaints(spoilt)).not.toEqual([]);
}, 60_000);

test('V11: each operation says what it is about, what comes back, what a refusal is and what all that looks like', () => {
  const all = operations();
  expect(all.length).toBeGreaterThan(200);
  for (const [wire, { tags, responses, requestBody }] of all) {
    expect([wire, tags?.length]).toEqual([wire, 1]);
    expect(Object.keys(responses[200]?.content ?? {}), wire).not.toEqual([]);
    expect(Object.keys(responses.default?.content ?? {}), wire).toEqual(['application/problem+json']);
    for (const content of [responses[200]?.content, requestBody?.content])
      expect(content?.['application/json'] ?? { example: true }, wire).toHaveProperty('example');
  }
  const upload = all.filter(([, { requestBody }]) => requestBody?.content['image/*']);
  expect(upload.length).toBeGreaterThan(0);
});

test('V11: a client that a generator writes from the document compiles', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  try {
    const { files } = await generateApi({
      spec: JSON.parse(written),
      output: false,
      fileName: 'client.ts',
      silent: true,
      extractRequestParams: true,
    });
    const client = files.map(({ fileContent }) => fileContent).join('\n');
    expect(client).toContain('readHuddle');
    writeFileSync(join(folder, 'client.ts'), client);
    const tsc = join(process.cwd(), 'node_modules/typescript/bin/tsc');
    const options = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--target',
      'es2022',
      '--lib',
      'es2022,dom,dom.iterable',
    ];
    const compiled = run(process.execPath, [tsc, ...options, '--module', 'preserve', 'client.ts'], {
      cwd: folder,
    });
    await compiled.catch((error: { stdout?: string }) => expect(error.stdout).toBe(''));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
