import type { Config } from '../../config.ts';

/** A tenth of the modules of a start, read by the first who has a passkey. */
export const webAuthn = () => import('@simplewebauthn/server');

/** For whom keys are made: our host, or the one that it had, and pages of our origin. */
export function partyOf({ PUBLIC_ORIGIN, PASSKEY_DOMAIN, PRODUCT_NAME }: Config) {
  const { hostname, origin } = new URL(PUBLIC_ORIGIN);
  return { rpID: PASSKEY_DOMAIN ?? hostname, rpName: PRODUCT_NAME, origin };
}

/** The question that an answer is to; whether we asked it is another matter. Empty when it cannot be read. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    if (typeof said !== 'object' || said === null) return '';
    const challenge: unknown = Reflect.get(said, 'challenge');
    return typeof challenge === 'string' ? challenge.slice(0, 200) : '';
  } catch {
    return '';
  }
}

/** Whom a key is made for, as browsers keep it. */
export function keyOwnerOf(config: Config, accountId: string, email: string, displayName: string) {
  const userId = Buffer.from(accountId).toString('base64url');
  return { rpId: partyOf(config).rpID, userId, name: email, displayName };
}
