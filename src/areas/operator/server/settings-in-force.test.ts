import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadConfig, settings } from '#platform/server/config.ts';
import { settingsInForce } from './settings-in-force.ts';

const word = 'correct-horse-battery-staple';
const given = {
  NODE_ENV: 'test',
  DATABASE_URL: `postgres://app:${word}@db/app`,
  MAIL_URL: `smtps://me:${word}@mail.example`,
  METRICS_TOKEN: word,
  BOUNCE_TOKEN: word,
  AURORA_API_KEY: word,
  MEDIA_S3_ACCESS_KEY: word,
  MEDIA_S3_SECRET_KEY: word,
  BACKUP_KEY: 'ab'.repeat(32),
  DKIM_KEY: generateKeyPairSync('rsa', { modulusLength: 1024 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
  OIDC_CLIENTS: JSON.stringify([
    {
      client_id: 'hut',
      client_name: 'Hut',
      client_secret: `${word}-${word}`,
      redirect_uris: ['https://a.example/b'],
    },
  ]),
  LOG_IN_PROVIDERS: JSON.stringify([
    { id: 'club', name: 'Club', issuer: 'https://id.example', client_id: 'us', client_secret: word },
  ]),
};

test('ADM-4: every setting is shown as it is in force, and of secrets only that they are set', () => {
  const shown = settingsInForce(loadConfig(given));
  expect(shown.map(({ name }) => name)).toEqual(Object.keys(settings));
  expect(JSON.stringify(shown)).not.toContain(word);
  expect(JSON.stringify(shown)).not.toContain('PRIVATE KEY');
  expect(JSON.stringify(shown)).not.toContain('abab');
  const hidden = shown.filter(({ secret }) => secret);
  expect(hidden.map(({ name }) => name).sort()).toEqual(
    Object.keys(given)
      .filter((n) => n !== 'NODE_ENV')
      .sort(),
  );
  expect(new Set(hidden.map(({ value }) => value))).toEqual(new Set(['']));
  expect(shown).toContainEqual({ name: 'PORT', value: '3000', secret: false });
  expect(settingsInForce(loadConfig({})).find(({ name }) => name === 'MAIL_URL')?.value).toBeNull();
});
