import { createHash, randomBytes } from 'node:crypto';
import type { Browser } from './browser.ts';

const client = 'trailfolk-web';

export interface Request {
  readonly url: string;
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
}

/** An authorization request as our own app makes it; `changes` bends single parameters, `null` drops one. */
export function authorizationRequest(
  origin: string,
  changes: Readonly<Record<string, string | null>> = {},
): Request {
  const [verifier, state, nonce] = [random(), random(), random()];
  const parameters: Record<string, string | null> = {
    client_id: client,
    response_type: 'code',
    redirect_uri: `${origin}/auth/callback`,
    scope: 'openid email offline_access',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  };
  const kept = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== null);
  return { url: `/oidc/auth?${new URLSearchParams(kept)}`, verifier, state, nonce };
}

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token: string;
}

/** Exchanges a code, or renews: the raw answer of the token endpoint. */
export async function askForTokens(browser: Browser, form: Readonly<Record<string, string>>) {
  const answer = await browser.app.inject({
    method: 'POST',
    url: '/oidc/token',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      origin: browser.origin,
    },
    payload: new URLSearchParams({ client_id: client, ...form }).toString(),
  });
  return { status: answer.statusCode, body: answer.json() as Partial<Tokens> & { error?: string } };
}

export function exchange(browser: Browser, code: string, verifier: string) {
  const redirect_uri = `${browser.origin}/auth/callback`;
  return askForTokens(browser, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri,
  });
}

export function renew(browser: Browser, refreshToken: string) {
  return askForTokens(browser, { grant_type: 'refresh_token', refresh_token: refreshToken });
}

/** Signs up or logs in as a person would, up to the tokens. */
export async function enterAs(browser: Browser, page: 'sign-up' | 'log-in', email: string, password: string) {
  const request = authorizationRequest(browser.origin, page === 'sign-up' ? { prompt: 'create' } : {});
  await browser.get(request.url);
  const interaction = new URL(browser.url).pathname.replace(/\/(sign-up|log-in)$/, '');
  const answer = await browser.post(`${interaction}/${page}`, { email, password });
  const code = new URL(browser.url).searchParams.get('code');
  if (!code) return { answer, tokens: undefined };
  const { body } = await exchange(browser, code, request.verifier);
  return { answer, tokens: body as Tokens };
}

function random(): string {
  return randomBytes(32).toString('base64url');
}
