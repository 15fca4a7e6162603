import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { diskStorage } from './disk-storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'storage-'));
const storage = diskStorage(folder);
afterAll(() => rmSync(folder, { recursive: true }));

test('what is put can be read, asked for and deleted', async () => {
  await storage.put('ab/one.webp', Buffer.from('bytes'), 'image/webp');
  expect(await storage.exists('ab/one.webp')).toBe(true);
  expect((await storage.get('ab/one.webp'))?.toString()).toBe('bytes');
  expect(readdirSync(join(folder, 'ab'))).toEqual(['one.webp']);
  await storage.delete('ab/one.webp');
  expect(await storage.get('ab/one.webp')).toBeUndefined();
  expect(await storage.exists('ab/one.webp')).toBe(false);
  await storage.delete('ab/one.webp');
});

test.each(['../x.webp', 'a/../../x.webp', '/etc/passwd', 'a//b.webp', 'A.webp', 'x', ''])(
  'the key %j never reaches the disk',
  (key) => expect(() => storage.get(key)).toThrow('unsafe storage key'),
);
