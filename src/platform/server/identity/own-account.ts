import type { Tx } from '../db/database.ts';
import type { Platform } from '../platform.ts';
import { claimsTo, createAccount, proveEmail } from './accounts.ts';
import { endAccount } from './end-access.ts';
import type { Password } from './password.ts';

/**
 * A claim that nobody has proved may be a stranger's: who reads the mail gets an account of their own, and all claims
 * to the address end.
 */
export async function openOwnAccount(
  platform: Platform,
  tx: Tx,
  email: string,
  password: Password,
): Promise<string> {
  for (const claim of await claimsTo(tx, email)) await endAccount(platform, tx, claim);
  const own = await createAccount(tx, email, password);
  await proveEmail(tx, own, email, platform.now());
  return own;
}
