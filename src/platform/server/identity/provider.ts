import { type Configuration, errors, Provider, type ResourceServer } from 'oidc-provider';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { Platform } from '../platform.ts';
import { accountById } from './accounts.ts';
import type { IdentityKeys } from './keys.ts';
import { payloadStoreOf } from './payload-store.ts';
import { clientsOf } from './provider-clients.ts';
import { grantsOf, SCOPES } from './provider-grants.ts';
import { errorPageOf, logoutPageOf } from './provider-pages.ts';
import { promptsWithSignUp } from './provider-policy.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const EMBEDDED_TYPE = 'at+jwt';

export function embeddedIssuer(config: Config): string {
  return `${config.PUBLIC_ORIGIN}/oidc`;
}

/** The OpenID provider that the server carries; its state is in the database, so any process can answer. */
export function createProvider(platform: Platform, keys: IdentityKeys): Provider {
  const { config } = platform;
  const { db } = platform.database;
  const provider = new Provider(embeddedIssuer(config), {
    adapter: payloadStoreOf(db, embeddedIssuer(config)),
    jwks: { keys: [...keys.signing, ...keys.signingForOthers] },
    cookies: cookiesOf(config, keys),
    clients: clientsOf(config),
    responseTypes: ['code'],
    clientAuthMethods: ['none', 'client_secret_basic'],
    clientBasedCORS: (_, origin, { redirectUris = [] }) =>
      redirectUris.some((address) => new URL(address).origin === origin),
    scopes: SCOPES.split(' '),
    ...claimsOf(db),
    pkce: { required: () => true },
    issueRefreshToken: async (_, client, code) =>
      client.clientId === config.OIDC_CLIENT_ID || code.scopes.has('offline_access'),
    rotateRefreshToken: true,
    loadExistingGrant: grantsOf(platform),
    interactions: { policy: promptsWithSignUp(), url: (_, { uid }) => `/oidc/interaction/${uid}` },
    renderError: errorPageOf(platform),
    features: featuresOf(platform),
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

function featuresOf(platform: Platform): NonNullable<Configuration['features']> {
  const { config } = platform;
  const isOwn = (clientId: string | undefined) => clientId === config.OIDC_CLIENT_ID;
  return {
    devInteractions: { enabled: false },
    userinfo: { enabled: true },
    // The API would not look for the proof that such a token needs.
    dPoP: { enabled: false },
    // Nobody asks for it, and each request would write a row for nobody.
    pushedAuthorizationRequests: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: logoutPageOf(platform),
      // An app that named no page of its own to come back to.
      postLogoutSuccessSource: (ctx) => ctx.redirect('/start'),
    },
    resourceIndicators: {
      enabled: true,
      // Other apps learn who somebody is; the API is for our own.
      defaultResource: (_, { clientId }) => (isOwn(clientId) ? config.OIDC_AUDIENCE : undefined),
      useGrantedResource: (ctx) => isOwn(ctx.oidc.client?.clientId),
      getResourceServerInfo: (_, resource, { clientId }) => {
        if (!isOwn(clientId) || resource !== config.OIDC_AUDIENCE) throw new errors.InvalidTarget();
        return tokensOfApi(config);
      },
    },
  };
}

function tokensOfApi(config: Config): ResourceServer {
  return {
    scope: '',
    audience: config.OIDC_AUDIENCE,
    accessTokenFormat: 'jwt',
    accessTokenTTL: 10 * MINUTE,
    jwt: { sign: { alg: 'ES256' } },
  };
}

/** With a prefix no other host of the domain can set them; two of them are for one path, which the stricter one forbids. */
function cookiesOf({ PUBLIC_ORIGIN }: Config, keys: IdentityKeys): NonNullable<Configuration['cookies']> {
  const secure = PUBLIC_ORIGIN.startsWith('https:');
  const cookie = { httpOnly: true, signed: true, sameSite: 'lax', secure } as const;
  const [host, path] = secure ? ['__Host-', '__Secure-'] : ['', ''];
  const names = {
    session: `${host}_session`,
    interaction: `${path}_interaction`,
    resume: `${path}_interaction_resume`,
  };
  return { keys: [...keys.cookies], names, long: cookie, short: cookie };
}

function emailClaims(account: { email: string; emailVerified: boolean }) {
  return { email: account.email, email_verified: account.emailVerified };
}
