import { type Configuration, Provider } from 'oidc-provider';
import type { Config } from '../config.ts';
import type { Database, Db } from '../db/database.ts';
import { accountById } from './accounts.ts';
import type { IdentityKeys } from './keys.ts';
import { payloadStoreOf } from './payload-store.ts';
import { grantOfOwnApp, SCOPES } from './provider-grants.ts';
import { errorPageOf, logoutPageOf } from './provider-pages.ts';
import { promptsWithSignUp } from './provider-policy.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const EMBEDDED_TYPE = 'at+jwt';

export function embeddedIssuer(config: Config): string {
  return `${config.PUBLIC_ORIGIN}/oidc`;
}

/** The OpenID provider that the server carries; its state is in the database, so any process can answer. */
export function createProvider(config: Config, { db }: Database, keys: IdentityKeys): Provider {
  const provider = new Provider(embeddedIssuer(config), {
    adapter: payloadStoreOf(db, embeddedIssuer(config)),
    jwks: { keys: [keys.signing] },
    cookies: { keys: [...keys.cookies], long: cookie(config), short: cookie(config) },
    clients: [ownApp(config)],
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    clientBasedCORS: (_, origin) => origin === config.PUBLIC_ORIGIN,
    scopes: SCOPES.split(' '),
    ...claimsOf(db),
    pkce: { required: () => true },
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    loadExistingGrant: grantOfOwnApp(config.OIDC_AUDIENCE, db),
    interactions: { policy: promptsWithSignUp(), url: (_, { uid }) => `/oidc/interaction/${uid}` },
    renderError: errorPageOf(config),
    features: featuresOf(config),
    ttl: timesToLive,
  });
  provider.proxy = true;
  return provider;
}

const timesToLive = {
  AccessToken: 10 * MINUTE,
  AuthorizationCode: MINUTE,
  IdToken: 10 * MINUTE,
  Interaction: 60 * MINUTE,
  Grant: 30 * DAY,
  RefreshToken: 14 * DAY,
  Session: 14 * DAY,
};

function claimsOf(
  db: Db,
): Pick<Configuration, 'claims' | 'conformIdTokenClaims' | 'findAccount' | 'extraTokenClaims'> {
  return {
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    findAccount: async (_, id) => {
      const account = await accountById(db, id);
      return account && { accountId: id, claims: async () => ({ sub: id, ...emailClaims(account) }) };
    },
    extraTokenClaims: async (ctx, token) => {
      const { accountId, grantId } = token as { accountId?: string; grantId?: string };
      const account = accountId === undefined ? undefined : await accountById(db, accountId);
      const { AuthorizationCode, RefreshToken } = ctx.oidc.entities;
      const auth_time = (AuthorizationCode ?? RefreshToken)?.authTime;
      return account && { ...emailClaims(account), gid: grantId, auth_time };
    },
  };
}

function featuresOf(config: Config): NonNullable<Configuration['features']> {
  return {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    // Nobody asks for it, and each request would write a row for nobody.
    pushedAuthorizationRequests: { enabled: false },
    rpInitiatedLogout: { enabled: true, logoutSource: logoutPageOf(config) },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => config.OIDC_AUDIENCE,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: '',
        audience: config.OIDC_AUDIENCE,
        accessTokenFormat: 'jwt',
        accessTokenTTL: 10 * MINUTE,
        jwt: { sign: { alg: 'ES256' } },
      }),
    },
  };
}

function ownApp(config: Config) {
  return {
    client_id: config.OIDC_CLIENT_ID,
    redirect_uris: [`${config.PUBLIC_ORIGIN}/auth/callback`, `${config.PUBLIC_ORIGIN}/auth/silent`],
    post_logout_redirect_uris: [`${config.PUBLIC_ORIGIN}/start`],
    response_types: ['code' as const],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'none' as const,
  };
}

function cookie(config: Config) {
  const secure = config.PUBLIC_ORIGIN.startsWith('https:');
  return { httpOnly: true, signed: true, sameSite: 'lax' as const, secure };
}

function emailClaims(account: { email: string; emailVerified: boolean }) {
  return { email: account.email, email_verified: account.emailVerified };
}
