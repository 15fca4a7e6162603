import { expect, test } from 'vitest';
import { networkOf } from '../http/network-of.ts';
import { fittingHash, hashPassword } from './password.ts';
import { faultOfPassword } from './password-rules.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('G19: the address %s is counted as the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['nine char', true],
  ['ten chars!', false],
  ['x'.repeat(129), true],
  ['aaaaaaaaaaaa', true],
  ['password123', true],
  ['PassWord123', true],
  ['dana@example.org', true],
  ['dana-2026-2026', true],
  ['a quiet ridge at dawn', false],
  ['山の上の静かな朝の光', false],
])('the password %j is refused: %s', async (password, refused) => {
  expect((await faultOfPassword({}, password, 'dana@example.org')) !== undefined).toBe(refused);
});

test('GATE-2: passwords are kept as argon2id, and a missing account is checked like a real one', async () => {
  const hash = await hashPassword('a quiet ridge at dawn');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await fittingHash([hash], 'a quiet ridge at dawn', 3)).toBe(0);
  expect(await fittingHash([hash], 'something else', 3)).toBe(-1);
  expect(await fittingHash([], 'nobody has this password', 3)).toBe(-1);
});
