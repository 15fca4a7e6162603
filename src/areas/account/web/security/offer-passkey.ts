import { remembered } from '#platform/web/remembered.ts';
import { readSecurity } from './security.ts';

const OFFERED = 'passkey_offered';

/**
 * Whether somebody who has just logged in is asked if they want a passkey (GATE-12): once in a browser, where the device
 * has a lock of its own and nothing stands between. It holds no log-in up: what cannot be read is not asked.
 */
export async function mayOfferPasskey(): Promise<boolean> {
  if (remembered.has(OFFERED)) return false;
  try {
    if (!(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return false;
    const { keptHere, passkeys, freshUntil } = await readSecurity();
    return keptHere && passkeys.length === 0 && freshUntil !== null;
  } catch {
    return false;
  }
}

export const noteOffered = () => remembered.set(OFFERED);
