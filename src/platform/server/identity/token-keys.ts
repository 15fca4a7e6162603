import { createLocalJWKSet, createRemoteJWKSet, errors, type JWK, type JWTVerifyGetKey } from 'jose';

const DEADLINE_MS = 5_000;

const KEPT_MS = 60_000;
/** A token of a key that nobody knows leads to one look a second, however many there are. */
const AGAIN_MS = 1_000;

/**
 * The embedded provider's public keys: no request is needed to know them. They are read again every minute, and when a
 * token names one that was made since.
 */
export function embeddedKeys(load: () => Promise<readonly JWK[]>): JWTVerifyGetKey {
  let known: { readonly at: number; readonly set: Promise<JWTVerifyGetKey> } | undefined;
  const read = (lasts: number) => {
    if (!known || Date.now() - known.at >= lasts) {
      const set = load().then((keys) =>
        createLocalJWKSet({ keys: keys.map(({ d: _private, ...key }) => key) }),
      );
      known = { at: Date.now(), set };
      set.catch(() => {
        known = undefined;
      });
    }
    return known.set;
  };
  return async (header, token) => {
    try {
      return await (await read(KEPT_MS))(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      return (await read(AGAIN_MS))(header, token);
    }
  };
}

/** The keys of a provider elsewhere, found through its discovery document when the first token comes. */
export function foreignKeys(issuer: string): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | undefined;
  return async (header, token) => {
    found ??= discover(issuer);
    try {
      return await (await found)(header, token);
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      found = undefined;
      throw error;
    }
  };
}

/** The identity provider does not answer: the request may be tried again later. */
export class ProviderAway extends Error {
  readonly code = 'ECONNREFUSED';
}

async function discover(issuer: string): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) }).catch((cause) => {
    throw new ProviderAway('identity provider away', { cause });
  });
  if (!response.ok) throw new ProviderAway(`identity provider answered ${response.status}`);
  const { issuer: said, jwks_uri } = (await response.json()) as { issuer?: unknown; jwks_uri?: unknown };
  if (said !== issuer) throw new ProviderAway('identity provider says that it is another one');
  if (typeof jwks_uri !== 'string') throw new ProviderAway('identity provider names no keys');
  return createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: DEADLINE_MS });
}
