import { expect, test } from 'vitest';
import { isMeantForUs, newNonce } from './id-token.ts';

const settings = { issuer: 'https://id.example/', clientId: 'web' };

test('GATE-1: an id token counts when our provider made it for this app, and only then', () => {
  expect(isMeantForUs({ iss: 'https://id.example', aud: 'web' }, settings)).toBe(true);
  expect(isMeantForUs({ iss: 'https://id.example', aud: ['other', 'web'] }, settings)).toBe(true);
  expect(isMeantForUs({ iss: 'https://id.example', aud: 'other' }, settings)).toBe(false);
  expect(isMeantForUs({ iss: 'https://evil.example', aud: 'web' }, settings)).toBe(false);
});

test('GATE-1: no two log-ins share a nonce', () => {
  expect(new Set(Array.from({ length: 50 }, newNonce)).size).toBe(50);
});
