import type { User, UserManager } from 'oidc-client-ts';
import { safeReturnTo } from '#platform/shared/return-to.ts';
import type { SignInSettings } from '#platform/shared/sign-in.ts';
import type { MailProof } from './enter-by-mail.ts';
import { isMeantForUs, newNonce } from './id-token.ts';
import { sessionHint } from './session-hint.ts';
import { sessionNote } from './session-note.ts';
import { signInSettings } from './sign-in-settings.ts';

const RENEW_BEFORE_S = 30;
const DEFAULT_HOME = '/home';
/** A log-in this young says when it was. */
const MOMENT_S = 300;

interface Library {
  readonly manager: UserManager;
  readonly enterByMail: typeof import('./login-client.ts').enterByMail;
  readonly isRefusal: (error: unknown) => boolean;
  readonly settings: SignInSettings;
}

export interface SignInRequest {
  /** Path of our own to come back to; anything else is ignored. */
  readonly returnTo?: string | undefined;
  readonly signUp?: boolean;
  /** Also somebody who is logged in proves who they are. */
  readonly again?: boolean;
}

let library: Promise<Library> | undefined;
let user: User | undefined;
let pending: Promise<boolean> | undefined;
/** Whose session ended while this tab was open. */
let lost: string | undefined;
let askToLogIn: (() => Promise<boolean>) | undefined;

/**
 * Who uses this tab. Tokens are held in memory only, so a reload asks the identity provider again, and the login
 * library is loaded only where somebody has logged in before or is about to.
 */
export const session = {
  /** Whether somebody is logged in, asking the provider after a reload; rejects when the network is away. */
  async restore(): Promise<boolean> {
    if (user) return true;
    return sessionHint.isSet() ? renew() : false;
  },

  /** A token that is good for at least half a minute, renewed when needed; `null` for a visitor. */
  async token(): Promise<string | null> {
    if (!user && !lost && !sessionHint.isSet()) return null;
    if (!user || (user.expires_in ?? 0) < RENEW_BEFORE_S) await renew();
    return user?.access_token ?? null;
  },

  /** A token that the server did not accept is thrown away; whether a new one could be had. */
  async refused(token: string): Promise<boolean> {
    if (user?.access_token !== token) return user !== undefined;
    return renew();
  },

  /** Leaves for the provider's page; the promise only ends when that fails. */
  async signIn({ returnTo, signUp, again }: SignInRequest = {}): Promise<void> {
    const { manager, settings } = await open();
    const back = safeReturnTo(returnTo, DEFAULT_HOME);
    const { origin } = new URL(settings.issuer);
    if (settings.embedded && origin !== window.location.origin) {
      const query = new URLSearchParams({ returnTo: back });
      return window.location.assign(`${origin}/${signUp ? 'signup' : 'login'}?${query}`);
    }
    const [name = '', value = ''] = settings.signUp.split('=');
    const extraQueryParams = signUp ? { [name]: value } : {};
    const prompt = again ? { prompt: 'login' } : {};
    await manager.signinRedirect({
      state: { returnTo: back },
      nonce: newNonce(),
      extraQueryParams,
      ...prompt,
    });
  },

  /** Takes the provider's answer at `/auth/callback`; where to go on, inside the app. */
  async completeSignIn(address: string): Promise<string> {
    const { manager, settings } = await open();
    const answered = await manager.signinRedirectCallback(address);
    if (!isMeantForUs(answered.profile, settings)) {
      await manager.removeUser();
      throw new Error('the log-in is meant for somebody else');
    }
    user = answered;
    sessionNote.set();
    const state = user.state as { returnTo?: unknown } | undefined;
    return safeReturnTo(state?.returnTo, DEFAULT_HOME);
  },

  /** Logs in by what a mail said and stays on this page; `MailRefused` when the mail is not good for it. */
  async enterByMail(proof: MailProof): Promise<void> {
    const { manager, settings, enterByMail } = await open();
    const entered = await enterByMail(settings, proof);
    if (!isMeantForUs(entered.profile, settings)) throw new Error('the log-in is meant for somebody else');
    await manager.storeUser(entered);
    user = entered;
    lost = undefined;
    sessionNote.set();
  },

  /** Who asks people to log in beside the page when their session has ended; answers whether they did (GATE-1). */
  whenEnded(ask: () => Promise<boolean>): () => void {
    askToLogIn = ask;
    return () => {
      askToLogIn = undefined;
    };
  },

  /** Takes a log-in of another tab; somebody else's begins this tab again, whose forms are not theirs. */
  async comeBack(): Promise<boolean> {
    const owner = lost ?? user?.profile.sub;
    const { manager } = await open();
    await forget(manager);
    if (!(await askProvider(MOMENT_S))) return false;
    if (user?.profile.sub !== owner) return leaveFor(DEFAULT_HOME);
    lost = undefined;
    sessionNote.set();
    return true;
  },

  /** Says when somebody last logged in, after `comeBack`. */
  idToken: (): string | undefined => user?.id_token,

  /** Logs out here and at the provider, and lands on `/start`. */
  async signOut(): Promise<void> {
    const idToken = user?.id_token;
    user = lost = undefined;
    sessionNote.clear();
    try {
      const { manager } = await open();
      await manager.removeUser();
      await manager.signoutRedirect(idToken ? { id_token_hint: idToken } : {});
    } catch {
      window.location.assign('/start');
    }
  },
};

/** Renews by refresh token, or asks the provider silently; several callers share one renewal. */
function renew(): Promise<boolean> {
  pending ??= renewOrAsk().finally(() => {
    pending = undefined;
  });
  return pending;
}

async function renewOrAsk(): Promise<boolean> {
  const owner = lost ?? user?.profile.sub;
  if (await askProvider()) {
    if (owner !== undefined && user?.profile.sub !== owner) return leaveFor(DEFAULT_HOME);
    lost = undefined;
    return true;
  }
  sessionNote.end();
  if (owner === undefined || !askToLogIn) return false;
  lost = owner;
  return askToLogIn();
}

async function askProvider(max_age?: number): Promise<boolean> {
  const { manager, isRefusal } = await open();
  try {
    const age = max_age === undefined ? {} : { max_age };
    user = (await manager.signinSilent({ nonce: newNonce(), ...age })) ?? undefined;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const hadToken = user !== undefined;
    await forget(manager);
    // The refresh token may have ended while the log-in at the provider still stands.
    return hadToken && askProvider();
  }
  return user !== undefined;
}

async function forget(manager: UserManager): Promise<void> {
  user = undefined;
  await manager.removeUser();
}

function leaveFor(path: string): Promise<never> {
  window.location.assign(path);
  return new Promise(() => undefined);
}

function open(): Promise<Library> {
  library ??= load().catch((error: unknown) => {
    library = undefined;
    throw error;
  });
  return library;
}

async function load(): Promise<Library> {
  const [{ openManager, enterByMail, ErrorResponse }, settings] = await Promise.all([
    import('./login-client.ts'),
    signInSettings(),
  ]);
  const manager = openManager(settings);
  sessionNote.onCleared(() => {
    void forget(manager).then(() => window.location.assign('/start'));
  });
  return { manager, settings, enterByMail, isRefusal: (error) => error instanceof ErrorResponse };
}
