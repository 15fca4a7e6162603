import { reservedWords } from './reserved-words.ts';

export type UsernameFault = 'USERNAME_FORM' | 'USERNAME_RESERVED';

const FORM = /^(?=.*[a-z0-9])[a-z0-9._]{3,30}$/;

/** What is wrong with a username as such; whether it is free only the server knows (GATE-8). */
export function faultOfUsername(username: string): UsernameFault | undefined {
  if (!FORM.test(username)) return 'USERNAME_FORM';
  const readings = [username, shapeOf(username), username.replaceAll('1', 'i').replaceAll('0', 'o')];
  return readings.some((reading) => reservedWords.has(reading)) ? 'USERNAME_RESERVED' : undefined;
}

/**
 * What a name looks like at a glance: names of one shape are taken for each other. Letters of other alphabets are no
 * part of a username at all. `username_shape` of the database has the same.
 */
export function shapeOf(username: string): string {
  return username
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** A first proposal from a name or an address: plain letters, digits, dots; empty when nothing is left. */
export function proposeUsername(from: string): string {
  const plain = from
    .split('@')[0]
    ?.normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._]+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.|\.$/g, '')
    .slice(0, 30);
  return plain && faultOfUsername(plain) === undefined ? plain : '';
}
