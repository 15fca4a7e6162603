import { expect, test } from 'vitest';
import { faultOfUsername, proposeUsername, shapeOf } from './username.ts';

test.each([
  ['abc', undefined],
  ['a.b_c9', undefined],
  ['9to5', undefined],
  ['x'.repeat(30), undefined],
  ['x'.repeat(31), 'USERNAME_FORM'],
  ['ab', 'USERNAME_FORM'],
  ['', 'USERNAME_FORM'],
  ['Abc', 'USERNAME_FORM'],
  ['a-b', 'USERNAME_FORM'],
  ['a b', 'USERNAME_FORM'],
  ['zoë', 'USERNAME_FORM'],
  ['аbc', 'USERNAME_FORM'],
  ['...', 'USERNAME_FORM'],
  ['._.', 'USERNAME_FORM'],
  ['abc\n', 'USERNAME_FORM'],
  ['start', 'USERNAME_RESERVED'],
  ['home', 'USERNAME_RESERVED'],
  ['api', 'USERNAME_RESERVED'],
  ['robots.txt', 'USERNAME_RESERVED'],
])('GATE-8: a username %j has the fault %s', (username, fault) => {
  expect(faultOfUsername(username)).toBe(fault);
});

test.each([
  ['Dana.Lee+trail@example.org', 'dana.lee.trail'],
  ['Zoë@example.org', 'zoe'],
  ['admin@example.org', ''],
  ['é@example.org', ''],
  ['', ''],
])('GATE-7: the proposal from %j is %j', (from, proposed) => {
  expect(proposeUsername(from)).toBe(proposed);
});

test.each([
  ['paul', 'pau1'],
  ['rnaya', 'maya'],
  ['vvalter', 'walter'],
  ['zo0', 'zoo'],
  ['burn.1', 'bum.l'],
])('GATE-11: %s and %s look alike', (one, other) => {
  expect(shapeOf(one)).toBe(shapeOf(other));
});

test.each(['lea', 'lena', 'anna.b', 'anna_b', 'annab', 'lea2'])(
  'GATE-11: %s looks like no other of these',
  (name) => {
    const others = ['lea', 'lena', 'anna.b', 'anna_b', 'annab', 'lea2'].filter((other) => other !== name);
    expect(others.map(shapeOf)).not.toContain(shapeOf(name));
  },
);

test('GATE-11: letters of other alphabets, and words of ours with a digit for a letter, are no usernames', () => {
  expect(faultOfUsername('p\u0430ul')).toBe('USERNAME_FORM');
  expect(faultOfUsername('adm1n')).toBe('USERNAME_RESERVED');
  expect(faultOfUsername('supp0rt')).toBe('USERNAME_RESERVED');
});
