import { expect, test } from 'vitest';
import { isNamed, reasonsAgainst } from './readers.ts';

test('C20, COM-12: a block, a suspension and what somebody has switched off and who is a stranger is counted, and names nobody', () => {
  expect(reasonsAgainst.filter((why) => !isNamed(why))).toEqual(['NO_MEMBER', 'UNREACHABLE', 'SWITCHED_OFF']);
});
