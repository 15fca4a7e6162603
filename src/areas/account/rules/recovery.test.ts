import { expect, test } from 'vitest';
import { RECOVERY_WAIT_MS, refuseRecovery } from './recovery.ts';

const fine = { isOperator: false, leaving: false, keptHere: true, isKnownAddress: false, isTaken: false };

test.each([
  ['somebody who lost every way in', {}, undefined],
  ['an operator', { isOperator: true }, 'RECOVERS_NO_OPERATOR'],
  ['somebody who is about to be deleted', { leaving: true }, 'RECOVERS_NO_LEAVER'],
  ['somebody who logs in elsewhere', { keptHere: false }, 'RECOVERS_ELSEWHERE'],
  ['to an address that they have already', { isKnownAddress: true }, 'EMAIL_KNOWN'],
  ['to an address of somebody else', { isTaken: true }, 'EMAIL_TAKEN'],
])('A17: an operator recovers the account of %s: refused with %s %s', (_, changes, code) => {
  expect(refuseRecovery({ ...fine, ...changes })?.code).toBe(code);
});

test('A17: there is a day to stop it', () => {
  expect(RECOVERY_WAIT_MS).toBe(86_400_000);
});
