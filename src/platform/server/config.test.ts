import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadConfig, settings, UnsafeSettings } from './config.ts';

const safe = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://hike.example',
  DATABASE_URL: 'postgres://db.example/app',
  MAIL_URL: 'smtps://mail.example',
};

describe('settings', () => {
  test('every one stands with its words in docs/operations.md', () => {
    const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    for (const [name, setting] of Object.entries(settings)) {
      expect(page).toMatch(new RegExp(`\\| \`${name}\` +\\|`));
      expect(page, name).toContain(setting.description);
    }
  });

  test('safe ones start in production', () => {
    expect(loadConfig(safe).PUBLIC_ORIGIN).toBe('https://hike.example');
  });

  test.each([
    ['PUBLIC_ORIGIN', 'http://hike.example'],
    ['DATABASE_URL', ''],
    ['RATE_LIMITS', 'false'],
  ])('%s = %j is refused in production', (name, value) => {
    expect(() => loadConfig({ ...safe, [name]: value })).toThrow(UnsafeSettings);
    expect(() => loadConfig({ ...safe, [name]: value })).toThrow(name);
  });

  test('a value that is none is refused by name', () => {
    expect(() => loadConfig({ PORT: 'seven' })).toThrow(/^PORT: /);
  });
});
