import type { SignInSettings } from '#platform/shared/sign-in.ts';
import { newIdempotencyKey } from '../idempotency-key.ts';

/** Ties the answer of a log-in to the browser that asked for it; the login library compares it. */
export function newNonce(): string {
  return newIdempotencyKey();
}

/** Whether an id token comes from our provider and is meant for this app; the library leaves that to us. */
export function isMeantForUs(
  { iss, aud }: { readonly iss: string; readonly aud: string | string[] },
  { issuer, clientId }: Pick<SignInSettings, 'issuer' | 'clientId'>,
): boolean {
  const plain = (address: string) => address.replace(/\/$/, '');
  return plain(iss) === plain(issuer) && [aud].flat().includes(clientId);
}
