import { expect, test } from 'vitest';
import { destinationOf, linkedObjects } from './destination.ts';

const forUser = { id: 'ana/1' };
const destinations = {
  CARPOOL: '/carpool/view/new/a%2Fb',
  HUDDLE: '/join/huddle/a%2Fb?userId=ana%2F1&link=abc%26def',
  INSPIRATION: '/inspiration/view/a%2Fb',
  COMMUNITY: '/community/view/a%2Fb',
  POST: '/timeline/view/a%2Fb',
} as const;

test.each(linkedObjects)('LINK-1 a share link of a %s leads to its page', (objectType) => {
  const link = { uid: 'abc&def', objectId: 'a/b', objectType, forUser };
  expect(destinationOf(link)).toBe(destinations[objectType]);
});
