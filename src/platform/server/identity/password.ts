import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// OWASP's second choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const nobody = await hash('nobody has this password', cost);

/** A password as it is kept, and whether its owner chose it. */
export interface Password {
  readonly hash: string;
  readonly chosen: boolean;
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

export async function chosenPassword(password: string): Promise<Password> {
  return { hash: await hashPassword(password), chosen: true };
}

/** One that nobody knows; who wants one asks for a new one, or sets it in the settings. */
export async function unknownPassword(): Promise<Password> {
  return { hash: await hashPassword(randomBytes(32).toString('base64url')), chosen: false };
}

/**
 * Index of the first hash the password fits, or -1. Always does `count` verifications, so the time does not
 * tell how many accounts an address has.
 */
export async function fittingHash(
  hashes: readonly string[],
  password: string,
  count: number,
): Promise<number> {
  const padded = Array.from({ length: count }, (_, index) => hashes[index] ?? nobody);
  const fits = await Promise.all(padded.map((stored) => verify(stored, password)));
  return fits.findIndex((fit, index) => fit && index < hashes.length);
}
