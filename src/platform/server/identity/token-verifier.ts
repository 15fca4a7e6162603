import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { loadKeys } from './keys.ts';
import { EMBEDDED_TYPE, embeddedIssuer } from './provider.ts';
import { embeddedKeys, foreignKeys } from './token-keys.ts';
import { tokenVerifierOf, type VerifyToken } from './verify-token.ts';

/** The check of tokens of the embedded provider, or of the one that `OIDC_ISSUER` names. */
export async function openTokenVerifier(config: Config, database: Database): Promise<VerifyToken> {
  const audience = config.OIDC_AUDIENCE;
  if (config.OIDC_ISSUER) {
    const issuer = config.OIDC_ISSUER;
    const type = config.OIDC_TOKEN_TYPE;
    return tokenVerifierOf({ issuer, audience, type, keys: foreignKeys(issuer), embedded: false });
  }
  const { signing } = await loadKeys(database.db);
  const issuer = embeddedIssuer(config);
  return tokenVerifierOf({
    issuer,
    audience,
    type: EMBEDDED_TYPE,
    keys: embeddedKeys(signing),
    embedded: true,
  });
}
