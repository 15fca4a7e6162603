import { hash, verify } from '@node-rs/argon2';

// OWASP's second choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const nobody = await hash('nobody has this password', cost);

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
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
