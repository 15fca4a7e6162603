import { isTrustedFor, type LogInProvider } from '../../log-in-providers.ts';

/** What a provider says of somebody, in the claims of OpenID Connect. */
export interface Claims {
  readonly sub: string;
  readonly email?: unknown;
  readonly email_verified?: unknown;
}

/** What we make of it: issuer and subject are who it is, the address is believed or not. */
export interface Vouched {
  readonly issuer: string;
  readonly subject: string;
  readonly address: Address;
}

export type Address = { readonly email: string } | { readonly fault: 'MISSING' | 'UNCHECKED' | 'UNTRUSTED' };

const MAX_EMAIL = 254;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * The address of the claims, if the provider says in so many words that it has checked it, and is believed for its
 * domain. Nothing else names an address: no user name, however much it looks like one. Apple alone may say `"true"`.
 */
export function addressOf(provider: LogInProvider, { email, email_verified }: Claims): Address {
  if (typeof email !== 'string' || email.length > MAX_EMAIL || !ADDRESS.test(email))
    return { fault: 'MISSING' };
  const isChecked = email_verified === true || (provider.apple_key && email_verified === 'true');
  if (!isChecked) return { fault: 'UNCHECKED' };
  return isTrustedFor(provider, email) ? { email } : { fault: 'UNTRUSTED' };
}
