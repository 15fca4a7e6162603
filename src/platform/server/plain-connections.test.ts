import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { plainConnections } from './plain-connections.ts';

const named = { DATABASE_URL: 'DATABASE_URL', MAIL_URL: 'MAIL_URL', MEDIA_S3_ENDPOINT: 'MEDIA_S3_ENDPOINT' };

test.each([
  ['DATABASE_URL', 'postgres://u:p@db.example/app', false],
  ['DATABASE_URL', 'postgres://u:p@db.example/app?sslmode=disable', false],
  ['DATABASE_URL', 'postgres://u:p@db.example/app?sslmode=prefer', false],
  ['DATABASE_URL', 'postgres://u:p@db.example/app?sslmode=no-verify', false],
  ['DATABASE_URL', 'postgres://u:p@db.example/app?sslmode=require&uselibpqcompat=true', false],
  ['DATABASE_URL', 'postgres://u:p@db.example/app?sslmode=verify-full', true],
  ['DATABASE_URL', 'postgres://u:p@203.0.113.9/app', false],
  ['DATABASE_URL', 'postgres://u:p@172.18.0.3/app', true],
  ['DATABASE_URL', 'postgres://u:p@172.32.0.3/app', false],
  ['DATABASE_URL', 'postgres://u:p@[fd00::3]/app', true],
  ['DATABASE_URL', 'postgres://u:p@[2001:db9::3]/app', false],
  ['DATABASE_URL', 'postgres://u:p@database:5432/app', true],
  ['DATABASE_URL', 'postgres://u:p@localhost/app', true],
  ['DATABASE_URL', 'postgres:///app?host=/run/postgresql', true],
  ['MAIL_URL', 'smtp://u:p@mail.example', false],
  ['MAIL_URL', 'smtp://u:p@mail.example?requireTLS=true', true],
  ['MAIL_URL', 'smtps://u:p@mail.example', true],
  ['MAIL_URL', 'smtps://u:p@mail.example?tls.rejectUnauthorized=false', false],
  ['MAIL_URL', 'smtp://127.0.0.1:1025', true],
  ['MEDIA_S3_ENDPOINT', 'http://s3.example', false],
  ['MEDIA_S3_ENDPOINT', 'https://s3.example', true],
  ['MEDIA_S3_ENDPOINT', 'http://pictures:7070', true],
] as const)('ASVS 12.3.1: %s = %s is safe: %s', (name, address, isSafe) => {
  const faults = plainConnections({ PLAIN_CONNECTIONS: false, [named[name]]: address });
  expect(faults.map((line) => line.split(':')[0])).toEqual(isSafe ? [] : [name]);
  expect(plainConnections({ PLAIN_CONNECTIONS: true, [named[name]]: address })).toEqual([]);
});

test('ASVS 12.3.1: production does not start with a plain connection, unless a setting says so', () => {
  const settings = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://hike.example',
    DATABASE_URL: 'postgres://db.example/app',
    MAIL_URL: 'smtps://mail.example',
    METRICS_TOKEN: 'sixteen signs and more',
  };
  expect(() => loadConfig(settings)).toThrow(/^DATABASE_URL: its connection is not encrypted/);
  expect(loadConfig({ ...settings, PLAIN_CONNECTIONS: 'true' }).PLAIN_CONNECTIONS).toBe(true);
});
