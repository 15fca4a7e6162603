import { expect, test } from 'vitest';
import { addressOfReported } from './reported-address.ts';

test.each([
  ['POST', null, '/home/timeline/view/a%2Fb'],
  ['HUDDLE', null, '/huddle/view/a%2Fb'],
  ['MESSAGE', null, undefined],
  ['PERSON', null, undefined],
  ['COMMENT', 'HUDDLE', '/huddle/view/c'],
  ['COMMENT', 'POST', '/home/timeline/view/c'],
  ['COMMENT', 'INSPIRATION', '/inspiration/view/c'],
  ['COMMENT', null, undefined],
] as const)('ADM-1 a moderator looks at a %s (under a %s) at %s', (type, place, address) => {
  const under = place && { type: place, id: 'c' };
  expect(addressOfReported({ object: { type, id: 'a/b' }, under })).toBe(address);
});
