import { importJWK, type JWK, SignJWT } from 'jose';
import type { Platform } from '../../platform.ts';
import { random16 } from '../../random-bytes.ts';
import { accountById } from '../accounts.ts';
import { EMBEDDED_TYPE, embeddedIssuer } from '../provider.ts';
import type { SessionRow } from './store.ts';

/** A token for the API. */
export interface PageToken {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  /** Whose it is, as the provider names them. */
  readonly subject: string;
}

const LASTS_S = 10 * 60;

/** A token of the log-in that the session stands for, as the embedded provider signs them. */
export async function signToken(
  { config, database, now }: Platform,
  [signing]: readonly JWK[],
  { subject, grantId, loggedInAt }: SessionRow,
): Promise<PageToken | undefined> {
  const account = await accountById(database.db, subject);
  if (!account || !signing) return undefined;
  const iat = Math.floor(now().getTime() / 1000);
  const token = await new SignJWT({
    client_id: config.OIDC_CLIENT_ID,
    email: account.email,
    email_verified: account.emailVerified,
    ...(grantId !== null && { gid: grantId }),
    ...(loggedInAt && { auth_time: Math.floor(loggedInAt.getTime() / 1000) }),
  })
    .setProtectedHeader({ alg: 'ES256', typ: EMBEDDED_TYPE, kid: signing.kid ?? '' })
    .setIssuer(embeddedIssuer(config))
    .setAudience(config.OIDC_AUDIENCE)
    .setSubject(subject)
    .setJti(Buffer.from(random16()).toString('base64url'))
    .setIssuedAt(iat)
    .setExpirationTime(iat + LASTS_S)
    .sign(await importJWK(signing, 'ES256'));
  return { token, endsAt: (iat + LASTS_S) * 1000, subject };
}
