import { expect, test } from 'vitest';
import { isNamed, reasonsAgainst } from './readers.ts';

test('C20, COM-12: a block, a suspension what somebody wants to hear of and who is a stranger is counted, and names nobody', () => {
  expect(reasonsAgainst.filter((why) => !isNamed(why))).toEqual([
    'NO_MEMBER',
    'ENOUGH',
    'UNREACHABLE',
    'SWITCHED_OFF',
  ]);
});
