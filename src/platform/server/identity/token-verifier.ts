import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { loadKeys } from './keys.ts';
import { EMBEDDED_TYPE, embeddedIssuer } from './provider.ts';
import { embeddedKeys, foreignKeys } from './token-keys.ts';
import { type TokenRules, tokenVerifierOf, type VerifyToken } from './verify-token.ts';

export type Signer = Pick<TokenRules, 'issuer' | 'keys'>;

/** The check of tokens of the embedded provider, or of the one that `OIDC_ISSUER` names. */
export async function openTokenVerifier(config: Config, database: Database): Promise<VerifyToken> {
  const embedded = config.OIDC_ISSUER === undefined;
  return tokenVerifierOf({
    ...(await openSigner(config, database)),
    audience: config.OIDC_AUDIENCE,
    type: embedded ? EMBEDDED_TYPE : config.OIDC_TOKEN_TYPE,
    embedded,
  });
}

/** Who signs the tokens of people here, and the keys to check them with. */
export async function openSigner(config: Config, database: Database): Promise<Signer> {
  const { OIDC_ISSUER: issuer } = config;
  if (issuer) return { issuer, keys: foreignKeys(issuer) };
  const load = async () => (await loadKeys(database.db)).signing;
  return { issuer: embeddedIssuer(config), keys: embeddedKeys(load) };
}
