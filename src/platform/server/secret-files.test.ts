import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileOf = (text: string) => {
  const path = join(folder, String(text.length));
  writeFileSync(path, text);
  return path;
};

test('ASVS 13.3.1: a secret may stand in a file, with or without a line end', () => {
  expect(loadConfig({ METRICS_TOKEN_FILE: fileOf('sixteen signs and more\n') }).METRICS_TOKEN).toBe(
    'sixteen signs and more',
  );
  const DATABASE_URL_FILE = fileOf('postgres://app:word@localhost/app');
  expect(loadConfig({ DATABASE_URL_FILE }).DATABASE_URL).toBe('postgres://app:word@localhost/app');
  expect(loadConfig({ METRICS_TOKEN_FILE: '', METRICS_TOKEN: 'sixteen signs and more' }).METRICS_TOKEN).toBe(
    'sixteen signs and more',
  );
});

test('ASVS 13.3.1: a file that is not there, and a secret in two places, end the start by name', () => {
  expect(() => loadConfig({ BACKUP_KEY_FILE: join(folder, 'none') })).toThrow(
    'BACKUP_KEY_FILE: cannot be read (ENOENT)',
  );
  const twice = {
    METRICS_TOKEN: 'sixteen signs and more',
    METRICS_TOKEN_FILE: fileOf('another one of these'),
  };
  expect(() => loadConfig(twice)).toThrow('METRICS_TOKEN: set it or METRICS_TOKEN_FILE, not both');
});

test('ASVS 13.3.1: what is wrong in a file is said without what stands in it', () => {
  const path = fileOf('short');
  expect(() => loadConfig({ METRICS_TOKEN_FILE: path })).toThrow(/^METRICS_TOKEN: /);
  expect(() => loadConfig({ METRICS_TOKEN_FILE: path })).not.toThrow(/short/);
});
