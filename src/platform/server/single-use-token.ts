import { createHash, randomBytes } from 'node:crypto';

/** A word for a link in a mail: 256 random bits, safe in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of it: who reads the database cannot use the link. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
