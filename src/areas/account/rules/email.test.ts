import { expect, test } from 'vitest';
import { faultOfEmail, isEmail } from './email.ts';

const long = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

test.each([
  ['ana@example.com', undefined],
  [' ana@example.com ', undefined],
  [long(254), undefined],
  [long(255), 'FORM'],
  [' ', 'EMPTY'],
  ['ana@example', 'FORM'],
])('GATE-1 the address "%s" is wrong in this: %s', (typed, fault) => {
  expect(faultOfEmail(typed)).toBe(fault);
  expect(isEmail(typed)).toBe(fault === undefined);
});
