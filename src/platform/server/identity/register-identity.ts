import type { FastifyInstance } from 'fastify';
import type { SignInSettings } from '#platform/shared/sign-in.ts';
import type { Config } from '../config.ts';
import { registerEndpoints } from '../http/endpoints.ts';
import type { Platform } from '../platform.ts';
import { registerAuthPages } from './auth-pages/register-auth-pages.ts';
import { lengthenKeys } from './change-keys.ts';
import { clearAtLogOut } from './clear-site-data.ts';
import { KEYS_CHANGED, loadKeys } from './keys.ts';
import { authLimitsOf } from './limits.ts';
import { answerOf, mountProvider } from './mount-provider.ts';
import { pageSessionsOf } from './page-sessions/page-sessions.ts';
import { registerPageSessions } from './page-sessions/routes.ts';
import { publishRelatedOrigins } from './passkeys/related-origins.ts';
import { createProvider, embeddedIssuer } from './provider.ts';
import { providersOf } from './providers/providers.ts';
import { recordLogOuts } from './record-log-outs.ts';
import { signInContract } from './sign-in-contract.ts';
import { registerSilentPage } from './silent-page.ts';
import { tellOfReuse } from './tell-of-reuse.ts';

/** What people need to log in: the settings of the provider, and the provider itself when it is embedded. */
export async function registerIdentity(app: FastifyInstance, platform: Platform): Promise<void> {
  registerSignInSettings(app, platform);
  registerSilentPage(app);
  registerPageSessions(app, platform, pageSessionsOf(platform));
  const { config, database, bus, log } = platform;
  if (config.OIDC_ISSUER) return;
  publishRelatedOrigins(app, config);
  await lengthenKeys(database.db);
  let opened = await openProvider(platform);
  let asked = 0;
  const again = () => {
    asked += 1;
    const mine = asked;
    openProvider(platform).then(
      (next) => {
        // Asked twice at once, the one that read its keys first may come last.
        if (mine === asked) opened = next;
      },
      (error) => log.error({ err: error }, 'keys not read again'),
    );
  };
  bus.subscribe(KEYS_CHANGED, again);
  bus.onReconnect(again);
  mountProvider(app, config, () => opened.answer);
  registerAuthPages(app, {
    platform,
    limits: authLimitsOf(config, database),
    providers: providersOf(platform),
    get provider() {
      return opened.provider;
    },
  });
}

/** The provider with the keys of the moment; its state is in the database, so that the next one goes on with it. */
async function openProvider(platform: Platform) {
  const { config, database, log } = platform;
  const provider = createProvider(platform, await loadKeys(database.db));
  provider.on('server_error', (_, error) => log.error({ err: error }, 'identity provider failed'));
  tellOfReuse(platform, provider);
  recordLogOuts(platform, provider);
  clearAtLogOut(config, provider);
  return { provider, answer: answerOf(config, provider) };
}

function registerSignInSettings(app: FastifyInstance, platform: Platform): void {
  const settings = signInSettingsOf(platform.config);
  registerEndpoints(app, platform, signInContract, {
    'GET /api/public/sign-in': async ({ reply }) => {
      reply.header('cache-control', 'public, max-age=300');
      return settings;
    },
  });
}

function signInSettingsOf(config: Config): SignInSettings {
  return {
    issuer: config.OIDC_ISSUER ?? embeddedIssuer(config),
    clientId: config.OIDC_CLIENT_ID,
    scope: config.OIDC_SCOPE,
    signUp: config.OIDC_SIGN_UP,
    embedded: config.OIDC_ISSUER === undefined,
    mailsStayHere: config.MAIL_URL === undefined && config.NODE_ENV !== 'production',
  };
}
