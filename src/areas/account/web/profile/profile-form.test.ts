import { expect, test } from 'vitest';
import type { MyAccount } from '../public/my-account.ts';
import { changeOf, fieldsOf, numberTyped } from './profile-form.ts';

const pounds = { length: 'MI', mass: 'LB' } as const;
const me = {
  displayName: 'Asha',
  firstName: '',
  lastName: '',
  location: null,
  dateOfBirth: '1990-06-02',
  gender: null,
  mobile: null,
  detail: { bio: '', interestTags: ['Hiking'], weight: 61.3, height: 172 },
} as unknown as MyAccount;

test('PER-8: only what was touched is sent, so that a weight shown in pounds is not rounded by looking at it', () => {
  const before = fieldsOf(me, pounds);
  expect(before.weight).toBe('135.1');
  expect(changeOf({ ...before, firstName: 'Asha' }, before, pounds)).toEqual({ firstName: 'Asha' });
  const changed = changeOf({ ...before, weight: '140,5' }, before, pounds);
  expect(changed.weight).toBeCloseTo(63.73, 2);
});

test('PER-8: an emptied field is taken away', () => {
  const before = fieldsOf(me, pounds);
  expect(changeOf({ ...before, dateOfBirth: '', weight: '' }, before, pounds)).toEqual({
    dateOfBirth: null,
    weight: null,
  });
});

test.each([
  ['61.5', 61.5],
  ['61,5', 61.5],
  [' 7 ', 7],
  ['-3', undefined],
  ['1e9', undefined],
  ['x', undefined],
])('a number typed as %j is %s', (text, number) => {
  expect(numberTyped(text)).toBe(number);
});
