import type { User, UserManager } from 'oidc-client-ts';
import { safeReturnTo } from '#platform/shared/return-to.ts';
import type { SignInSettings } from '#platform/shared/sign-in.ts';
import type { MailProof } from './enter-by-mail.ts';
import { isMeantForUs, newNonce } from './id-token.ts';
import { openLoginLibrary } from './login-library.ts';
import { pageSession } from './page-session.ts';
import { sessionHint } from './session-hint.ts';
import { sessionNote } from './session-note.ts';

const RENEW_BEFORE_MS = 30_000;
const DEFAULT_HOME = '/home';
/** A log-in this young says when it was. */
const MOMENT_S = 300;

export interface SignInRequest {
  /** Path of our own to come back to; anything else is ignored. */
  readonly returnTo?: string | undefined;
  readonly signUp?: boolean;
  /** Also somebody who is logged in proves who they are. */
  readonly again?: boolean;
}

/** A token for the API, and whose it is. */
interface Access {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  /** Who they are at the provider. */
  readonly subject: string;
  readonly idToken?: string | undefined;
}

let access: Access | undefined;
let pending: Promise<boolean> | undefined;
/** Whose session ended while this tab was open. */
let lost: string | undefined;
let askToLogIn: (() => Promise<boolean>) | undefined;
/** The page is about to be left with a log-out: nobody asks for anything in this person's name any more. */
let isLeaving = false;

/**
 * Who uses this tab. Tokens are held in memory only: a page of somebody who is logged in brings one along, and more
 * come for the cookie of its session. Where there is none, as with cookies blocked, the identity provider is asked
 * silently; the login library is loaded only for that and to log in or out.
 */
export const session = {
  /** Takes the access that came with the page. */
  adopt(brought: Access): void {
    access = brought;
    listenForLogOut();
    if (!sessionHint.isSet()) sessionNote.set();
  },

  /** Whether somebody is logged in, asking the provider after a reload; rejects when the network is away. */
  async restore(): Promise<boolean> {
    if (access) return true;
    return sessionHint.isSet() ? renew() : false;
  },

  /** Who is proven to use this tab; undefined as long as nobody can say. */
  subject: (): string | undefined => access?.subject,

  /** A token that is good for at least half a minute, renewed when needed; `null` for a visitor. */
  async token(): Promise<string | null> {
    if (isLeaving) return new Promise(() => undefined);
    if (!access && !lost && !sessionHint.isSet()) return null;
    if (!access || access.endsAt - Date.now() < RENEW_BEFORE_MS) await renew();
    return access?.token ?? null;
  },

  /** A token that the server did not accept is thrown away; whether a new one could be had. */
  async refused(token: string): Promise<boolean> {
    if (access?.token !== token) return access !== undefined;
    return renew();
  },

  /** Leaves for the provider's page; the promise only ends when that fails. */
  async signIn({ returnTo, signUp, again }: SignInRequest = {}): Promise<void> {
    const { manager, settings } = await openLoginLibrary();
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
    const { manager, settings } = await openLoginLibrary();
    const answered = await manager.signinRedirectCallback(address);
    if (!isMeantForUs(answered.profile, settings)) {
      await manager.removeUser();
      throw new Error('the log-in is meant for somebody else');
    }
    await take(answered, settings);
    sessionNote.set();
    const state = answered.state as { returnTo?: unknown } | undefined;
    return safeReturnTo(state?.returnTo, DEFAULT_HOME);
  },

  /** Logs in by what a mail said and stays on this page; `MailRefused` when the mail is not good for it. */
  async enterByMail(proof: MailProof): Promise<void> {
    const { manager, settings, enterByMail } = await openLoginLibrary();
    const entered = await enterByMail(settings, proof);
    if (!isMeantForUs(entered.profile, settings)) throw new Error('the log-in is meant for somebody else');
    await manager.storeUser(entered);
    await take(entered, settings);
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
    const owner = lost ?? access?.subject;
    const { manager } = await openLoginLibrary();
    await forget(manager);
    if (!(await askProvider(MOMENT_S))) return false;
    if (access?.subject !== owner) return leaveFor(DEFAULT_HOME);
    lost = undefined;
    sessionNote.set();
    return true;
  },

  /** Says when somebody last logged in, after `comeBack`. */
  idToken: (): string | undefined => access?.idToken,

  /** What is asked for from here on gets no token, and no answer. */
  leave(): void {
    isLeaving = true;
  },

  /** Logs out here and at the provider, and lands on `/start`. */
  async signOut(): Promise<void> {
    try {
      // The provider lets go without a question of who shows whom it logs out.
      if (access && !access.idToken) await askProvider().catch(() => false);
      const id_token_hint = access?.idToken;
      access = lost = undefined;
      sessionNote.clear();
      await pageSession.end();
      const { manager } = await openLoginLibrary();
      await manager.removeUser();
      await manager.signoutRedirect(id_token_hint ? { id_token_hint } : {});
    } catch {
      window.location.assign('/start');
    }
  },
};

/** Renews by the cookie of the session, or asks the provider silently; several callers share one renewal. */
function renew(): Promise<boolean> {
  pending ??= renewOrAsk().finally(() => {
    pending = undefined;
  });
  return pending;
}

async function renewOrAsk(): Promise<boolean> {
  const owner = lost ?? access?.subject;
  if ((await askServer()) || (await askProvider())) {
    if (owner !== undefined && access?.subject !== owner) return leaveFor(DEFAULT_HOME);
    lost = undefined;
    return true;
  }
  sessionNote.end();
  // Somebody who ended it elsewhere leaves nothing behind here; one that ran out goes on with who it was (OFF-3).
  const { wipeAll, wipeReads } = await import('../kept/wipe.ts');
  await (pageSession.isEnded() ? wipeAll() : wipeReads());
  if (owner === undefined || !askToLogIn) return false;
  lost = owner;
  return askToLogIn();
}

async function askServer(): Promise<boolean> {
  const brought = await pageSession.token();
  if (!brought) return false;
  access = brought;
  listenForLogOut();
  return true;
}

async function askProvider(max_age?: number): Promise<boolean> {
  const { manager, isRefusal, settings } = await openLoginLibrary();
  try {
    const age = max_age === undefined ? {} : { max_age };
    const answered = await manager.signinSilent({ nonce: newNonce(), ...age });
    if (answered) await take(answered, settings);
    else access = undefined;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const hadToken = access !== undefined;
    await forget(manager);
    // The refresh token may have ended while the log-in at the provider still stands.
    return hadToken && askProvider();
  }
  return access !== undefined;
}

/** Takes what the provider has answered, and lets the pages to come be rendered for this person. */
async function take(answered: User, { embedded }: SignInSettings): Promise<void> {
  const { access_token: token, expires_in = 0, profile, id_token: idToken, refresh_token } = answered;
  access = { token, endsAt: Date.now() + expires_in * 1000, subject: profile.sub, idToken };
  listenForLogOut();
  await pageSession.begin(token, embedded ? undefined : refresh_token);
}

async function forget(manager: UserManager): Promise<void> {
  access = undefined;
  await manager.removeUser();
}

let isListening = false;

/** A log-out in another tab ends this one too, also when it comes back from the browser's memory of pages. */
function listenForLogOut(): void {
  if (isListening) return;
  isListening = true;
  sessionNote.onCleared(() => {
    access = undefined;
    window.location.replace('/start');
  });
}

function leaveFor(path: string): Promise<never> {
  window.location.assign(path);
  return new Promise(() => undefined);
}
