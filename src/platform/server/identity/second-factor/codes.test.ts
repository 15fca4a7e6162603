import { expect, test } from 'vitest';
import { isRecoveryCode, newRecoveryCodes } from './codes.ts';

test('GATE-12: recovery codes have 120 bits; those of earlier versions, with 80, still count', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/);
    expect(isRecoveryCode(code)).toBe(true);
  }
  expect(isRecoveryCode('abcd-efgh-2345-ijkl')).toBe(true);
  for (const other of ['', '123456', 'abcd-efgh-2345', 'abcd-efgh-2345-ijkl-mnop']) {
    expect(isRecoveryCode(other)).toBe(false);
  }
});
