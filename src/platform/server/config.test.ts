import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadConfig, settings, UnsafeSettings } from './config.ts';

const safe = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://hike.example',
  DATABASE_URL: 'postgres://db.example/app?sslmode=verify-full',
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

  const app = { client_id: 'huts', client_name: 'Huts', redirect_uris: ['https://huts.example/back'] };
  const refused: readonly [string, unknown, RegExp][] = [
    ['no list', 'huts', /^OIDC_CLIENTS: must be a list in JSON$/],
    ['plain http', [{ ...app, redirect_uris: ['http://huts.example/back'] }], /redirect_uris.*must be https/],
    ['a fragment', [{ ...app, redirect_uris: ['https://huts.example/#a'] }], /redirect_uris.*without/],
    ['no address', [{ ...app, redirect_uris: [] }], /redirect_uris/],
    ['a short secret', [{ ...app, client_secret: 'short' }], /client_secret/],
    ['a word that is none of it', [{ ...app, grant_types: ['implicit'] }], /grant_types/],
    ['a name twice', [app, app], /each client_id once/],
    ['the name of the web app', [{ ...app, client_id: 'trailfolk-web' }], /is the web app itself/],
  ];

  test.each(refused)('V15: OIDC_CLIENTS with %s is refused and says why', (_, clients, says) => {
    const OIDC_CLIENTS = typeof clients === 'string' ? clients : JSON.stringify(clients);
    expect(() => loadConfig({ OIDC_CLIENTS })).toThrow(says);
  });

  test('V15: OIDC_CLIENTS belongs to the embedded provider', () => {
    const OIDC_CLIENTS = JSON.stringify([app]);
    expect(loadConfig({ OIDC_CLIENTS }).OIDC_CLIENTS).toMatchObject([app]);
    const both = { OIDC_CLIENTS, OIDC_ISSUER: 'https://id.example' };
    expect(() => loadConfig(both)).toThrow(/register them at that provider/);
  });

  test('a value that is none is refused by name', () => {
    expect(() => loadConfig({ PORT: 'seven' })).toThrow(/^PORT: /);
  });
});

test.each([
  ['{}', /expected array/],
  ['[{"id":"Club","name":"Club","issuer":"https://id.example","client_id":"us"}]', /small letters/],
  ['[{"id":"club","name":"Club","issuer":"http://id.example","client_id":"us"}]', /https/],
  [
    '[{"id":"club","name":"Club","issuer":"https://id.example","client_id":"us","domains":["Club.example"]}]',
    /domain/,
  ],
])('GATE-13: a list of providers that is wrong ends the start: %s', (LOG_IN_PROVIDERS, fault) => {
  expect(() => loadConfig({ LOG_IN_PROVIDERS })).toThrow(fault);
});

test('GATE-13: providers stand once, and not beside a provider of the whole installation', () => {
  const club = { id: 'club', name: 'Club', issuer: 'https://id.example', client_id: 'us' };
  const twice = JSON.stringify([club, { ...club, id: 'other' }]);
  expect(() => loadConfig({ LOG_IN_PROVIDERS: twice })).toThrow(/each issuer once/);
  const beside = { LOG_IN_PROVIDERS: JSON.stringify([club]), OIDC_ISSUER: 'https://all.example' };
  expect(() => loadConfig(beside)).toThrow(/no effect with OIDC_ISSUER/);
});
