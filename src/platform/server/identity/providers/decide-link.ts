import type { Address } from './vouched.ts';

/** The account of an address here; who has not proved it has none that counts. */
interface AccountHere {
  readonly accountId: string;
  readonly emailVerified: boolean;
  /** Whether another subject of the same provider opens it already. */
  readonly hasOther: boolean;
}

export type Arrival =
  | { readonly outcome: 'ENTER'; readonly accountId: string }
  /** The account is there: its owner logs in to it once more and says yes. */
  | { readonly outcome: 'ASK_OWNER'; readonly accountId: string; readonly email: string }
  | { readonly outcome: 'OPEN_ACCOUNT'; readonly email: string }
  | { readonly outcome: 'MISSING' | 'UNCHECKED' | 'UNTRUSTED' | 'OTHER_LINKED' };

/**
 * What becomes of somebody who comes from a provider (GATE-13). Who is linked is in, whatever their address says by
 * now. An address leads to an account only to ask its owner; an account whose address nobody has proved may be a
 * stranger's and is never joined.
 */
export function decideArrival(
  linkedTo: string | undefined,
  address: Address,
  here: AccountHere | undefined,
): Arrival {
  if (linkedTo !== undefined) return { outcome: 'ENTER', accountId: linkedTo };
  if ('fault' in address) return { outcome: address.fault };
  const { email } = address;
  if (!here?.emailVerified) return { outcome: 'OPEN_ACCOUNT', email };
  if (here.hasOther) return { outcome: 'OTHER_LINKED' };
  return { outcome: 'ASK_OWNER', accountId: here.accountId, email };
}

interface Linking {
  readonly accountId: string;
  readonly accountEmail: string;
  readonly emailVerified: boolean;
  readonly linkedTo: string | undefined;
  readonly address: Address;
  readonly hasOther: boolean;
}

export type LinkFault =
  | 'PROVIDER_ADDRESS_UNCHECKED'
  | 'PROVIDER_ADDRESS_OTHER'
  | 'PROVIDER_OF_ANOTHER'
  | 'PROVIDER_LINKED_ALREADY';

/** Why somebody who is logged in may not link what the provider vouches for; undefined when they may. */
export function faultOfLink(facts: Linking): LinkFault | undefined {
  const { accountId, accountEmail, emailVerified, linkedTo, address, hasOther } = facts;
  if (linkedTo === accountId || hasOther) return 'PROVIDER_LINKED_ALREADY';
  if (linkedTo !== undefined) return 'PROVIDER_OF_ANOTHER';
  if ('fault' in address) return 'PROVIDER_ADDRESS_UNCHECKED';
  const isSame = address.email.toLowerCase() === accountEmail.toLowerCase();
  return emailVerified && isSame ? undefined : 'PROVIDER_ADDRESS_OTHER';
}
