import { expect, test } from 'vitest';
import { refusalOf, statusIn } from './refusal-of.ts';

test.each([
  ['5.1.1', '', 'GONE'],
  ['5.1.0', 'Address rejected', 'REFUSED'],
  ['5.1.0', 'Unknown user', 'GONE'],
  ['5.1.8', 'Bad sender, user unknown', 'REFUSED'],
  ['5.2.1', 'mailbox disabled', 'GONE'],
  ['5.2.2', 'mailbox is full', 'LATER'],
  ['5.2.3', 'message too large', 'REFUSED'],
  ['4.1.1', 'user unknown', 'LATER'],
  ['5.4.4', 'Host not found', 'GONE'],
  ['5.4.4', 'unable to route', 'REFUSED'],
  ['5.7.1', 'no such user', 'REFUSED'],
  ['5.0.0', 'User unknown: rejected by spam policy', 'REFUSED'],
  ['5.0.0', 'no such user', 'GONE'],
  ['5.0.0', 'go away', 'REFUSED'],
  [undefined, 'no such user', 'GONE'],
  [undefined, 'hello', 'REFUSED'],
  ['5.7.1', 'spam storage quota', 'REFUSED'],
] as const)('N13: %s "%s" means %s', (status, said, means) => {
  expect(refusalOf(status, said)).toBe(means);
});

test.each([
  ['550 5.1.1 no such user', '5.1.1'],
  ['(#5.1.1)', '5.1.1'],
  ['550 no such user', '5.0.0'],
  ['452-try later', '4.0.0'],
  ['host 192.0.2.20 said 550 5.7.26 no', '5.7.26'],
  ['from 5.1.1.20 came 450 wait', '4.0.0'],
  ['250 2.0.0 Ok', '2.0.0'],
  ['call 0550 123', undefined],
  ['hello', undefined],
])('N13: the status in "%s" is %s', (said, status) => {
  expect(statusIn(said)).toBe(status);
});
