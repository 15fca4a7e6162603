import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import { addPasskey, askForPasskey, askForPresenceKey } from './security.ts';

/** Whether this browser can make and show passkeys at all. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Whether this browser can make a passkey without a question to who has just logged in with a kept password. */
export async function canMakeQuietly(): Promise<boolean> {
  if (!canUsePasskeys() || !('getClientCapabilities' in PublicKeyCredential)) return false;
  return (await PublicKeyCredential.getClientCapabilities()).conditionalCreate === true;
}

/** Has the browser make a passkey and keeps it under a name; `quietly` without a dialogue, or not at all. */
export async function makePasskey(name: string, { quietly = false } = {}) {
  const { known, algorithms, ...question } = await askForPasskey();
  const made = await startRegistration({
    optionsJSON: {
      ...question,
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: known.map((id) => ({ id, type: 'public-key' })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
    useAutoRegister: quietly,
  });
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  return addPasskey({ name, made: { id: made.id, clientDataJSON, attestationObject, transports } });
}

/** Somebody who goes on without one gets none. */
export const stopMaking = () => WebAuthnAbortService.cancelCeremony();

/** Has a passkey of mine show that it is there. */
export async function showPasskey() {
  const { challenge, rpId, keys } = await askForPresenceKey();
  const shown = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId,
      allowCredentials: keys.map((id) => ({ id, type: 'public-key' })),
      userVerification: 'required',
    },
  });
  const { clientDataJSON, authenticatorData, signature } = shown.response;
  return { id: shown.id, clientDataJSON, authenticatorData, signature };
}

/** Whether somebody closed the browser's question, which is no failure. */
export function wasClosed(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}

/** A first name for a passkey that is made here: what the browser says of the device. */
export function nameOfDevice(userAgent: string): string {
  const known = /iPhone|iPad|Android|Windows|Mac OS X|CrOS|Linux/.exec(userAgent)?.[0] ?? '';
  return known === 'Mac OS X' ? 'Mac' : known;
}
