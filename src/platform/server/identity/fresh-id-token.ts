import { errors, jwtVerify } from 'jose';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Platform } from '../platform.ts';
import { isIdentityOf } from './log-ins/log-ins.ts';
import { openSigner, type Signer } from './token-verifier.ts';

/** Whether an ID token says that this person has logged in at their provider a moment ago. */
export function freshIdTokens(
  platform: Platform,
  within: number,
): (viewer: Viewer, idToken: string) => Promise<boolean> {
  let signer: Promise<Signer> | undefined;
  return async (viewer, idToken) => {
    signer ??= openSigner(platform.config, platform.database);
    return isFresh(platform, await signer, { viewer, idToken, within });
  };
}

interface Shown {
  readonly viewer: Viewer;
  readonly idToken: string;
  readonly within: number;
}

async function isFresh(
  platform: Platform,
  { issuer, keys }: Signer,
  { viewer, idToken, within }: Shown,
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
    if (typeof auth_time !== 'number' || platform.now().getTime() - auth_time * 1000 > within) return false;
    return isIdentityOf(platform.database.db, { issuer, subject: sub }, viewer.personId);
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}
