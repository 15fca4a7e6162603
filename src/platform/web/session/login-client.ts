import { InMemoryWebStorage, type User, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { SignInSettings } from '#platform/shared/sign-in.ts';
import { type MailProof, navigatorBy } from './enter-by-mail.ts';
import { newNonce } from './id-token.ts';
import { silentNavigator } from './silent-navigator.ts';

/** The login library, set up: tokens live in memory only, a log-in on its way in the tab's own storage. */
export function openManager(settings: SignInSettings, navigator = silentNavigator): UserManager {
  const { origin } = window.location;
  const options = {
    authority: settings.issuer,
    client_id: settings.clientId,
    scope: settings.scope,
    redirect_uri: `${origin}/auth/callback`,
    silent_redirect_uri: `${origin}/auth/silent`,
    post_logout_redirect_uri: `${origin}/start`,
    userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
    stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
    // Tokens are renewed when one is needed; a timer in every open tab would renew them for nothing.
    automaticSilentRenew: false,
    monitorSession: false,
    validateSubOnSilentRenew: true,
  };
  if (!settings.embedded) return new UserManager(options);
  return new UserManager(options, undefined, undefined, navigator);
}

/** The person whom a mail logs in, no matter who was logged in here before. */
export async function enterByMail(settings: SignInSettings, proof: MailProof): Promise<User> {
  const manager = openManager(settings, navigatorBy(proof));
  const user = await manager.signinSilent({ nonce: newNonce(), prompt: 'login' });
  if (!user) throw new Error('the log-in gave nobody');
  return user;
}

export { ErrorResponse } from 'oidc-client-ts';
