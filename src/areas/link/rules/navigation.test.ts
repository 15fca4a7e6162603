import { expect, test } from 'vitest';
import { insideDestinationOf } from './navigation.ts';

const to = (objectType: string, objectId = '1') => insideDestinationOf({ uid: 'u', objectId, objectType });

test.each([
  ['POST', '/home/timeline/view/1'],
  ['HUDDLE', '/huddle/view/1?link=u'],
  ['CARPOOL', '/carpool/view/new/1'],
  ['COMMUNITY', '/community/view/1'],
  ['INSPIRATION', '/inspiration/view/1'],
])('LINK-2: a link to a %s leads inside to %s', (type, path) => {
  expect(to(type)).toBe(path);
});

test('LINK-2: a type nobody knows leads nowhere, and a crafted id cannot lead elsewhere', () => {
  expect([to('AWARD'), to('constructor'), to('')]).toEqual([undefined, undefined, undefined]);
  expect(to('COMMUNITY', '../../evil?x=//e')).toBe('/community/view/..%2F..%2Fevil%3Fx%3D%2F%2Fe');
});
