import type { Security } from './security.ts';

/** What browsers may be told of keys, where they listen (WebAuthn 3); elsewhere none of it is there. */
interface Signals {
  signalAllAcceptedCredentials?(told: {
    rpId: string;
    userId: string;
    allAcceptedCredentialIds: string[];
  }): Promise<void>;
  signalCurrentUserDetails?(told: {
    rpId: string;
    userId: string;
    name: string;
    displayName: string;
  }): Promise<void>;
}

/** Tells the browser which keys still log in and whose they are: what was removed is no longer offered (A2). */
export async function signalKeys(
  { passkeyOwner, passkeys }: Pick<Security, 'passkeyOwner' | 'passkeys'>,
  browser: Signals | undefined = globalThis.PublicKeyCredential,
): Promise<void> {
  if (!passkeyOwner || !browser) return;
  const { rpId, userId, name, displayName } = passkeyOwner;
  const allAcceptedCredentialIds = passkeys.map(({ id }) => id);
  try {
    await browser.signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds });
    await browser.signalCurrentUserDetails?.({ rpId, userId, name, displayName });
  } catch {
    // A browser that knows no such key has nothing to do.
  }
}
