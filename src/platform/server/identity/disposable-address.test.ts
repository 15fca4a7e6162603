import { expect, test } from 'vitest';
import { isDisposable } from './disposable-address.ts';

const refused = { DISPOSABLE_ADDRESSES: 'refused' } as const;

test.each([
  ['a@mailinator.com', true],
  ['A@MAILINATOR.COM ', true],
  ['a@some.mailinator.com', true],
  ['mailinator.com@gmail.com', false],
  ['a@mailinator.com.example', false],
  ['a@club-mailinator.com', false],
  ['a@gmail.com', false],
  ['a@bluewin.ch', false],
  ['a@trailfolk.example', false],
  ['nothing', false],
])('ADM-1 %j is disposable: %s', async (email, expected) => {
  expect(await isDisposable(refused, email)).toBe(expected);
});

test('ADM-1 where the setting allows them none is', async () => {
  expect(await isDisposable({ DISPOSABLE_ADDRESSES: 'allowed' }, 'a@mailinator.com')).toBe(false);
});
