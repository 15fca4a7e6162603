import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { type Refusal, refuse } from '#platform/shared/decision.ts';

/** What a token says about its bearer, after its signature, issuer, audience, type and times were checked. */
export interface TokenClaims {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** The embedded provider's log-in the token came from. */
  readonly grantId: string | null;
  /** Seconds since 1970. */
  readonly expiresAt: number;
  /** Seconds since 1970 at which the person proved who they are (RFC 9068); null when the provider does not say. */
  readonly authTime: number | null;
}

export interface TokenRules {
  readonly issuer: string;
  readonly audience: string;
  /** `typ` of the header; providers differ. */
  readonly type: string;
  readonly keys: JWTVerifyGetKey;
  /** Tokens of the embedded provider name the log-in they came from. */
  readonly embedded: boolean;
}

export type VerifyToken = (authorization: string, now: Date) => Promise<TokenClaims | Refusal>;

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const REMEMBERED = 5_000;
const LONGEST = 8_192;
const email = z.email().max(254);

/**
 * Checks `Authorization: Bearer`; a token seen before is only checked for its end again, and its claims are the very
 * same object.
 */
export function tokenVerifierOf(rules: TokenRules): VerifyToken {
  const seen = new LRUCache<string, TokenClaims>({ max: REMEMBERED });
  return async (authorization, now) => {
    const known = seen.get(authorization);
    if (known) return known.expiresAt > now.getTime() / 1000 ? known : notSignedIn();
    const token = authorization.length <= LONGEST ? BEARER.exec(authorization)?.[1] : undefined;
    if (token === undefined) return notSignedIn();
    const claims = await check(rules, token, now);
    if (claims === undefined) return notSignedIn();
    seen.set(authorization, claims);
    return claims;
  };
}

async function check(rules: TokenRules, token: string, now: Date): Promise<TokenClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, rules.keys, {
      issuer: rules.issuer,
      audience: rules.audience,
      typ: rules.type,
      algorithms: ['ES256', 'RS256'],
      requiredClaims: ['sub', 'exp'],
      currentDate: now,
    });
    return claimsOf(payload, rules.embedded);
  } catch (error) {
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return undefined;
    throw error;
  }
}

function claimsOf(payload: JWTPayload, embedded: boolean): TokenClaims | undefined {
  if (!payload.sub || !payload.iss || payload.exp === undefined) return undefined;
  const address = email.safeParse(payload.email);
  return {
    issuer: payload.iss,
    subject: payload.sub,
    email: address.success ? address.data : null,
    emailVerified: address.success && payload.email_verified === true,
    grantId: embedded && typeof payload.gid === 'string' ? payload.gid : null,
    expiresAt: payload.exp,
    authTime: typeof payload.auth_time === 'number' ? payload.auth_time : null,
  };
}

function notSignedIn(): Refusal<'NOT_SIGNED_IN'> {
  return refuse('NOT_SIGNED_IN', {}, 'forbidden');
}
