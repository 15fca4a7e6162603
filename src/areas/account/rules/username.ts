import { reservedWords } from './reserved-words.ts';

export type UsernameFault = 'USERNAME_FORM' | 'USERNAME_RESERVED';

const FORM = /^(?=.*[a-z0-9])[a-z0-9._]{3,30}$/;

/** What is wrong with a username as such; whether it is free only the server knows (GATE-8). */
export function faultOfUsername(username: string): UsernameFault | undefined {
  if (!FORM.test(username)) return 'USERNAME_FORM';
  return reservedWords.has(username) ? 'USERNAME_RESERVED' : undefined;
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
