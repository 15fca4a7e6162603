import { expect, test } from 'vitest';
import { linkAnswerIn } from './linked-providers.ts';

test.each([
  ['', undefined],
  ['#emails', undefined],
  ['#provider&code=a', undefined],
  [
    '#provider&state=s&code=a%2Fb&iss=https%3A%2F%2Fid.example',
    { state: 's', code: 'a/b', iss: 'https://id.example' },
  ],
  ['#provider&state=s&error=access_denied', { state: 's', error: 'access_denied' }],
])('GATE-13: what a service sent back in %s', (hash, answer) => {
  expect(linkAnswerIn(hash)).toEqual(answer);
});
