import { expect, test } from 'vitest';
import { possibleHelps } from './helps.ts';

const plain = { isMe: false, emailVerified: true, suspended: false, hasEmail: true, powers: [] };
const others = (facts: object) =>
  possibleHelps({ ...plain, ...facts }).filter((help) => !/^(GRANT|REVOKE)/.test(help));

test('ADM-4: an operator is offered what would change something', () => {
  expect(possibleHelps(plain)).toEqual([
    'GRANT_BETA',
    'GRANT_DEV',
    'GRANT_MODERATOR',
    'GRANT_OPERATOR',
    'GRANT_TRUST',
    'SUSPEND',
    'END_LOG_INS',
  ]);
  expect(possibleHelps({ ...plain, powers: ['beta', 'dev', 'moderator', 'operator', 'trusted'] })).toEqual([
    'REVOKE_BETA',
    'REVOKE_DEV',
    'REVOKE_MODERATOR',
    'REVOKE_OPERATOR',
    'REVOKE_TRUST',
    'SUSPEND',
    'END_LOG_INS',
  ]);
});

test.each([
  ['somebody', {}, ['SUSPEND', 'END_LOG_INS']],
  ['me', { isMe: true }, ['END_LOG_INS']],
  ['somebody suspended', { suspended: true }, ['LIFT', 'END_LOG_INS']],
  ['an address that is not proved', { emailVerified: false }, ['SUSPEND', 'VERIFY_EMAIL', 'END_LOG_INS']],
  ['no address at all', { emailVerified: false, hasEmail: false }, ['SUSPEND', 'END_LOG_INS']],
])('ADM-4: %s', (_, facts, expected) => {
  expect(others(facts)).toEqual(expected);
});
