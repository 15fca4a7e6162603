import { expect, test } from 'vitest';
import { isMember, leads } from './state.ts';

test.each([
  ['MEMBER', 'MEMBER', true, false],
  ['MEMBER', 'ADMIN', true, true],
  ['MEMBER', 'OWNER', true, true],
  ['NONE', 'ADMIN', false, false],
  ['REQUESTED', 'OWNER', false, false],
  ['INVITED', 'ADMIN', false, false],
  ['BANNED', 'ADMIN', false, false],
] as const)('COM-4 somebody who is %s as %s belongs (%s) and leads (%s)', (status, role, belongs, is) => {
  expect([isMember({ status, role }), leads({ status, role })]).toEqual([belongs, is]);
});
