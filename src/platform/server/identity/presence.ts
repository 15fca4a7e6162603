import { errors, jwtVerify } from 'jose';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Platform } from '../platform.ts';
import { recordSecurity } from '../security/record-security.ts';
import { accountById } from './accounts.ts';
import { authLimitsOf } from './limits.ts';
import { accountOf, isIdentityOf } from './log-ins/log-ins.ts';
import { fittingHash } from './password.ts';
import { openSigner, type Signer } from './token-verifier.ts';

/** What somebody shows to prove that it is them once more; a log-in of a moment ago needs neither. */
export interface Proof {
  readonly password?: string | undefined;
  /** An ID token of their provider that says when they last logged in. */
  readonly idToken?: string | undefined;
}

export type RefuseUnlessPresent = (viewer: Viewer, proof: Proof) => Promise<Refusal | undefined>;

const FRESH_MS = 5 * 60_000;

/**
 * Whether the owner of an account sits there, and not somebody who found their device open: by a log-in within five
 * minutes, or by the password. People of another provider, whose passwords we never see, log in there once more.
 */
export function presenceOf(platform: Platform): RefuseUnlessPresent {
  const limits = authLimitsOf(platform.config, platform.database);
  let signer: Promise<Signer> | undefined;
  return async (viewer, { password, idToken }) => {
    if (isFresh(platform, viewer.loggedInAt)) return undefined;
    if (idToken !== undefined) {
      signer ??= openSigner(platform.config, platform.database);
      if (await isFreshIdToken(platform, await signer, viewer, idToken)) return undefined;
    }
    if (password === undefined) return refuse('LOG_IN_AGAIN', {}, 'forbidden');
    const account = await accountOf(platform, platform.database.db, viewer.personId);
    if (account === undefined) return refuse('LOG_IN_AGAIN', {}, 'forbidden');
    const wait = await limits.password(account);
    if (wait > 0) return refuse('TOO_MANY_TRIES', { retryAfter: wait }, 'limited');
    if (await isPasswordOf(platform, account, password)) return undefined;
    await recordSecurity(platform, platform.database.db, 'password-refused', { accountId: account });
    return refuse('PASSWORD_WRONG');
  };
}

function isFresh(platform: Platform, loggedInAt: number | null): boolean {
  return loggedInAt !== null && platform.now().getTime() - loggedInAt <= FRESH_MS;
}

async function isPasswordOf(platform: Platform, accountId: string, password: string): Promise<boolean> {
  const account = await accountById(platform.database.db, accountId);
  const hashes = account ? [account.passwordHash] : [];
  return (await fittingHash(hashes, password, 1)) === 0;
}

async function isFreshIdToken(
  platform: Platform,
  { issuer, keys }: Signer,
  viewer: Viewer,
  idToken: string,
): Promise<boolean> {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer,
      audience: platform.config.OIDC_CLIENT_ID,
      algorithms: ['ES256', 'RS256'],
      requiredClaims: ['sub', 'exp', 'auth_time'],
      currentDate: platform.now(),
    });
    const { sub = '', auth_time } = payload;
    const at = typeof auth_time === 'number' ? auth_time * 1000 : null;
    const { db } = platform.database;
    return isFresh(platform, at) && (await isIdentityOf(db, { issuer, subject: sub }, viewer.personId));
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}
