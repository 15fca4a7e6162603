import { expect, test } from 'vitest';
import { faultsOfWish } from './waitlist.ts';

test.each([
  ['Ana', 'ana@example.com', {}],
  ['', 'ana@example.com', { name: 'EMPTY' }],
  [' \t', 'ana@example.com', { name: 'EMPTY' }],
  ['Ana', '', { email: 'EMPTY' }],
  ['Ana', 'ana@example', { email: 'FORM' }],
  ['', '', { name: 'EMPTY', email: 'EMPTY' }],
])('SITE-11 who waits as "%s" with the address "%s" is told %o', (name, email, faults) => {
  expect(faultsOfWish({ name, email })).toStrictEqual(faults);
});
