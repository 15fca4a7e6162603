import type { ClientMetadata } from 'oidc-provider';
import type { Config } from '../config.ts';
import type { OidcClient } from '../oidc-clients.ts';

/** Every app that may ask for log-ins: our own, and those that the settings name. */
export function clientsOf(config: Config): ClientMetadata[] {
  return [ownApp(config), ...config.OIDC_CLIENTS.map(otherApp)];
}

/** Where the pages of a log-in may lead in the end; browsers hold a form to it through every redirect. */
export function originsOfClients(config: Config): string[] {
  const addresses = config.OIDC_CLIENTS.flatMap((client) => [
    ...client.redirect_uris,
    ...client.post_logout_redirect_uris,
  ]);
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

function ownApp(config: Config): ClientMetadata {
  return {
    client_id: config.OIDC_CLIENT_ID,
    redirect_uris: [`${config.PUBLIC_ORIGIN}/auth/callback`, `${config.PUBLIC_ORIGIN}/auth/silent`],
    post_logout_redirect_uris: [`${config.PUBLIC_ORIGIN}/start`],
    response_types: ['code'],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'none',
    id_token_signed_response_alg: 'ES256',
  };
}

function otherApp({ client_secret, ...client }: OidcClient): ClientMetadata {
  return {
    ...client,
    ...(client_secret === undefined ? {} : { client_secret }),
    response_types: ['code'],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: client_secret === undefined ? 'none' : 'client_secret_basic',
    id_token_signed_response_alg: 'RS256',
  };
}
