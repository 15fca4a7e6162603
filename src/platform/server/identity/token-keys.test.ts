import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foreignKeys, ProviderAway } from './token-keys.ts';

const keys = await generateKeyPair('ES256', { extractable: true });
const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256' };
let issuer = '';
let said = '';

const provider = createServer(({ url }, response) => {
  const answer = url === '/keys' ? { keys: [jwk] } : { issuer: said, jwks_uri: `${issuer}/keys` };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => provider.close(() => resolve())));

test('V10: keys are taken from a provider that says it is the one that was named, and from no other', async () => {
  const token = await new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid: 'one' }).sign(keys.privateKey);
  said = issuer;
  await expect(jwtVerify(token, foreignKeys(issuer))).resolves.toBeDefined();
  for (said of ['https://evil.example', `${issuer}/other`, '']) {
    await expect(jwtVerify(token, foreignKeys(issuer))).rejects.toThrow(ProviderAway);
  }
});
