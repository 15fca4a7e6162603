import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readLeakedPasswords, writeLeakedPasswords } from './filter.ts';

const folder = mkdtempSync(join(tmpdir(), 'leaked-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = join(folder, 'filter');
const MANY = 100_000;
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');

function* made(kind: string, count: number) {
  for (let number = 0; number < count; number += 1) yield `${kind} password ${number}`;
}

test('A8: of 100,000 leaked passwords each is found, and of a million others at most 10 are', async () => {
  const hashes = [...made('leaked', MANY)].map((password) => `${sha1(password).toUpperCase()}:7`);
  await writeLeakedPasswords(path, hashes, MANY);
  const { has } = await readLeakedPasswords(path);
  let missed = 0;
  for (const password of made('leaked', MANY)) if (!has(password)) missed += 1;
  let alarms = 0;
  for (const password of made('other', 10 * MANY)) if (has(password)) alarms += 1;
  expect(missed).toBe(0);
  expect(alarms).toBeLessThanOrEqual(10);
  // The same for ten million makes 32.5 MB.
  expect(statSync(path).size * 100).toBeLessThan(35_000_000);
});

test('A8: a list may hold the passwords themselves, and empty lines', async () => {
  await writeLeakedPasswords(path, ['correct horse', '', 'battery staple'], 3);
  const { has } = await readLeakedPasswords(path);
  expect(['correct horse', 'battery staple', 'Correct horse', ''].map(has)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each(['', 'leaked-1', 'leaked-1\0\0\0\0\0\u0010\0\0', 'something else altogether, of some length'])(
  'A8: a file that is no filter is refused: %j',
  async (text) => {
    writeFileSync(path, text);
    await expect(readLeakedPasswords(path)).rejects.toThrow('is no filter of leaked passwords');
  },
);
