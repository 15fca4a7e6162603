import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadConfig, settings, UnsafeSettings } from './config.ts';

const safe = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://hike.example',
  DATABASE_URL: 'postgres://db.example/app',
  MAIL_URL: 'smtps://mail.example',
  METRICS_TOKEN: 'sixteen signs and more',
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
    ['METRICS_TOKEN', ''],
  ])('%s = %j is refused in production', (name, value) => {
    expect(() => loadConfig({ ...safe, [name]: value })).toThrow(UnsafeSettings);
    expect(() => loadConfig({ ...safe, [name]: value })).toThrow(name);
  });

  test.each([
    ['0', 0],
    ['false', 0],
    ['true', 1],
    ['2', 2],
    ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
    ['loopback', ['loopback']],
  ])('S3: TRUST_PROXY %j trusts %j', (text, trusted) => {
    expect(loadConfig({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(trusted);
  });

  test.each(['yes', '9', '-1', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example', ','])(
    'S3: TRUST_PROXY %j, which trusts nobody or everybody, is refused',
    (text) => expect(() => loadConfig({ TRUST_PROXY: text })).toThrow(/^TRUST_PROXY: give the number/),
  );

  test('a value that is none is refused by name', () => {
    expect(() => loadConfig({ PORT: 'seven' })).toThrow(/^PORT: /);
  });
});
