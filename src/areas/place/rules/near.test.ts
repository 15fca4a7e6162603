import { expect, test } from 'vitest';
import { parseNear } from './near.ts';

test.each([
  ['46.02,7.75', { lat: 46.02, lng: 7.75 }],
  ['-90,180', { lat: -90, lng: 180 }],
  ['0,0', { lat: 0, lng: 0 }],
])('%s is a position', (text, position) => expect(parseNear(text)).toEqual(position));

test.each(['', '46.02', '46.02, 7.75', '91,0', '0,181', '1e1,2', 'NaN,1', '46,7,1', '٤,٥'])(
  '%j is no position',
  (text) => expect(parseNear(text)).toBeUndefined(),
);
