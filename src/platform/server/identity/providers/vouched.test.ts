import { expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import { addressOf } from './vouched.ts';

const setting = { id: 'club', name: 'Club', issuer: 'https://id.example', client_id: 'us' };
const key = { team_id: 'A123456789', key_id: 'B123456789', private_key: '-----BEGIN PRIVATE KEY-----' };
const providerOf = (more: object) => {
  const [provider] = loadConfig({
    LOG_IN_PROVIDERS: JSON.stringify([{ ...setting, ...more }]),
  }).LOG_IN_PROVIDERS;
  if (!provider) throw new Error('no provider');
  return provider;
};
const email = 'zoe@club.example';

test.each([
  ['true', { email, email_verified: true }, { email }],
  ['not said', { email }, { fault: 'UNCHECKED' }],
  ['false', { email, email_verified: false }, { fault: 'UNCHECKED' }],
  ['a text', { email, email_verified: 'true' }, { fault: 'UNCHECKED' }],
  ['a number', { email, email_verified: 1 }, { fault: 'UNCHECKED' }],
  ['no address', { email_verified: true }, { fault: 'MISSING' }],
  ['an address in the name', { email_verified: true, preferred_username: email }, { fault: 'MISSING' }],
  ['two addresses', { email: [email], email_verified: true }, { fault: 'MISSING' }],
  ['no address at all', { email: 'zoe', email_verified: true }, { fault: 'MISSING' }],
  ['a domain below', { email: 'zoe@a.club.example', email_verified: true }, { fault: 'UNTRUSTED' }],
  ['two signs', { email: 'zoe@evil.example@club.example', email_verified: true }, { fault: 'MISSING' }],
  ['another domain', { email: 'zoe@evil-club.example', email_verified: true }, { fault: 'UNTRUSTED' }],
  ['capitals', { email: 'Zoe@CLUB.example', email_verified: true }, { email: 'Zoe@CLUB.example' }],
])('GATE-13: the word about an address: %s', (_, claims, address) => {
  expect(addressOf(providerOf({ domains: ['club.example'] }), { sub: 'zoe', ...claims })).toEqual(address);
});

test('GATE-13: no domain means none, and a star every one', () => {
  const claims = { sub: 'zoe', email, email_verified: true };
  expect(addressOf(providerOf({}), claims)).toEqual({ fault: 'UNTRUSTED' });
  expect(addressOf(providerOf({ domains: ['*'] }), claims)).toEqual({ email });
});

test('GATE-13: Apple may say it as a text', () => {
  const claims = { sub: 'zoe', email, email_verified: 'true' };
  expect(addressOf(providerOf({ domains: ['*'], apple_key: key }), claims)).toEqual({ email });
});
