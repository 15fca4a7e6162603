import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { tokenParameters } from './open-provider.ts';

test('GATE-13: for Apple a word is signed that stands for a secret, for five minutes', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const apple_key = {
    team_id: 'A123456789',
    key_id: 'B123456789',
    private_key: await exportPKCS8(privateKey),
  };
  const setting = {
    id: 'apple',
    name: 'Apple',
    issuer: 'https://appleid.apple.com',
    client_id: 'us',
    apple_key,
  };
  const [apple] = loadConfig({ LOG_IN_PROVIDERS: JSON.stringify([setting]) }).LOG_IN_PROVIDERS;
  if (!apple) throw new Error('no provider');
  const { client_secret = '' } = await tokenParameters(apple);
  const { payload, protectedHeader } = await jwtVerify(client_secret, publicKey);
  expect(payload).toMatchObject({ iss: 'A123456789', sub: 'us', aud: 'https://appleid.apple.com' });
  expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: 'B123456789' });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
});
