import { expect, test } from 'vitest';
import { isScope, MAX_TOKENS, refuseMaking, refuseUse, scopes } from './tokens.ts';

const now = new Date('2026-11-27T10:00:00Z');
const token = { communityId: 'ridge', scopes: ['outings'], expiresAt: new Date('2026-11-27T10:00:01Z') };
const use = { scope: 'outings', communityId: 'ridge', makerIsAdmin: true, now };

test.each([
  ['what its scopes say', {}, {}, undefined],
  ['nothing in the instant of its end', { expiresAt: now }, {}, 'NOT_SIGNED_IN'],
  ['nothing once its maker is no admin', {}, { makerIsAdmin: false }, 'NOT_SIGNED_IN'],
  ['nothing of another club', {}, { communityId: 'lake' }, 'NOT_FOUND'],
  ['nothing where no club is named', {}, { communityId: undefined }, 'NOT_FOUND'],
  ['nothing that its scopes do not name', {}, { scope: 'members' }, 'SCOPE_MISSING'],
])('I11: a token reads %s', (_, state, changes, code) => {
  expect(refuseUse({ ...token, ...state }, { ...use, ...changes })?.code).toBe(code);
});

test('I11: a club has ten tokens at most', () => {
  expect(refuseMaking(MAX_TOKENS - 1)).toBeUndefined();
  expect(refuseMaking(MAX_TOKENS)).toMatchObject({ code: 'TOO_MANY_TOKENS', params: { limit: 10 } });
});

test('I11: a scope is one of those that there are', () => {
  expect(scopes.every(isScope)).toBe(true);
  expect(isScope('everything')).toBe(false);
});
