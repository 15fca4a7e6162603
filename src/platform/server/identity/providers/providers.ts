import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { LogInProvider } from '../../log-in-providers.ts';
import type { Platform } from '../../platform.ts';
import { type Asker, keepAsk, takeAsk } from './asks.ts';
import { openProviders, tokenParameters } from './open-provider.ts';
import { addressOf, type Claims, type Vouched } from './vouched.ts';

/** Why nothing came of it: they stopped there, it does not answer, or its answer does not hold. */
export type ProviderFault = 'STOPPED' | 'AWAY' | 'REFUSED';

export interface Answered {
  readonly provider: LogInProvider;
  readonly result: Vouched | ProviderFault;
}

export interface Providers {
  /** Those of the settings. */
  readonly offered: readonly LogInProvider[];
  /** Where the browser goes to log in there; undefined while the provider does not answer. */
  ask(provider: LogInProvider, asker: Asker): Promise<string | undefined>;
  /** What the provider says, by the parameters that it sent back; undefined when nobody has asked for it. */
  answer(parameters: URLSearchParams, asker: Asker): Promise<Answered | undefined>;
}

/** The providers that people may log in with beside the embedded one (GATE-13). */
export function providersOf(platform: Platform): Providers {
  const { config, database, log, now } = platform;
  const offered = config.LOG_IN_PROVIDERS;
  const open = openProviders();
  return {
    offered,
    ask: async (provider, asker) => {
      const opened = await open(provider).catch((error: unknown) => {
        log.warn({ err: error, provider: provider.id }, 'a provider to log in with does not answer');
        return undefined;
      });
      if (!opened) return undefined;
      const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
      await keepAsk(database.db, state, asker, { provider: provider.id, nonce, verifier }, now());
      const parameters = {
        redirect_uri: answerAddress(platform, provider),
        scope: provider.scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(provider.apple_key && { response_mode: 'form_post' }),
      };
      return buildAuthorizationUrl(opened, parameters).href;
    },
    answer: async (parameters, asker) => {
      const state = parameters.get('state') ?? '';
      const asked = await takeAsk(database.db, state, asker, now());
      const provider = offered.find(({ id }) => id === asked?.provider);
      if (!asked || !provider) return undefined;
      const came = new URL(`${answerAddress(platform, provider)}?${parameters}`);
      try {
        const opened = await open(provider);
        return { provider, result: await read(provider, opened, came, { ...asked, state }) };
      } catch (error) {
        const result = faultOf(error);
        if (result !== 'STOPPED') log.warn({ err: error, provider: provider.id }, 'no log-in by a provider');
        return { provider, result };
      }
    },
  };
}

/** Where the provider sends the browser back to: one address each, so that no answer is taken for another's. */
function answerAddress({ config }: Platform, { id }: LogInProvider): string {
  return `${config.PUBLIC_ORIGIN}/oidc/provider/${id}/answer`;
}

async function read(
  provider: LogInProvider,
  opened: Configuration,
  came: URL,
  { state, nonce, verifier }: { readonly state: string; readonly nonce: string; readonly verifier: string },
): Promise<Vouched> {
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
  const tokens = await authorizationCodeGrant(opened, came, checks, await tokenParameters(provider));
  const claims: Claims | undefined = tokens.claims();
  if (!claims || claims.sub === '' || claims.sub.length > 255) throw new Error('no subject');
  const whole = await withUserInfo(opened, claims, tokens.access_token);
  const issuer = opened.serverMetadata().issuer;
  return { issuer, subject: claims.sub, address: addressOf(provider, whole) };
}

/** Some providers put the address into a second answer alone, which must be about the same subject. */
async function withUserInfo(opened: Configuration, claims: Claims, token: string): Promise<Claims> {
  if (claims.email !== undefined || !opened.serverMetadata().userinfo_endpoint) return claims;
  return fetchUserInfo(opened, token, claims.sub);
}

function faultOf(error: unknown): ProviderFault {
  if (error instanceof AuthorizationResponseError)
    return error.error === 'access_denied' ? 'STOPPED' : 'REFUSED';
  const isLate = error instanceof ClientError && error.code === 'OAUTH_TIMEOUT';
  const isBroken =
    error instanceof ClientError && error.cause instanceof Response && error.cause.status >= 500;
  // What fetch throws when nobody answers.
  return isLate || isBroken || error instanceof TypeError ? 'AWAY' : 'REFUSED';
}
