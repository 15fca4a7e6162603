import type { TestApp } from '#app/server/testing/build-test-app.ts';
import type { callerOf } from '#app/server/testing/caller.ts';
import { Browser } from './browser.ts';
import { authorizationRequest, exchange, type Request, type Tokens } from './log-in-journey.ts';

/** A log-in that has gone to the provider and come back with an address that is not visited yet. */
export interface Back {
  readonly browser: Browser;
  readonly request: Request;
  /** Of the log-in, without a page. */
  readonly interaction: string;
  readonly answer: string;
}

/** Begins a log-in, goes to a provider and lets it send the browser back. */
export async function goThere(world: TestApp, provider = 'club', prompt = 'login'): Promise<Back> {
  const browser = new Browser(world.app, world.platform.config.PUBLIC_ORIGIN);
  const request = authorizationRequest(browser.origin, { prompt });
  await browser.get(request.url);
  const interaction = new URL(browser.url).pathname.replace(/\/(log-in|sign-up)$/, '');
  await browser.get(`${interaction}/provider/${provider}`);
  return { browser, request, interaction, answer: await sentBack(browser.url) };
}

/** Where a provider sends a browser that comes with this address. */
export async function sentBack(address: string): Promise<string> {
  const gone = await fetch(address, { redirect: 'manual' });
  return gone.headers.get('location') ?? '';
}

export interface Ended {
  readonly browser: Browser;
  /** The text of the last page. */
  readonly page: string;
  readonly status: number;
  readonly interaction: string;
  readonly tokens: Tokens | undefined;
  /** The account that was entered; null when nobody is in. */
  readonly accountId: string | null;
}

/** Comes back to us with what the provider sent, up to the tokens where somebody is in. */
export async function comeBack({ browser, request, interaction, answer }: Back): Promise<Ended> {
  const came = await browser.get(answer);
  return tokensOf(browser, request, interaction, came);
}

/** What came of a log-in whose last answer this is. */
export async function tokensOf(
  browser: Browser,
  request: Request,
  interaction: string,
  { body: page, statusCode: status }: { readonly body: string; readonly statusCode: number },
): Promise<Ended> {
  const code = new URL(browser.url).searchParams.get('code');
  const isIn = code !== null && new URL(browser.url).pathname === '/auth/callback';
  const tokens = isIn ? ((await exchange(browser, code, request.verifier)).body as Tokens) : undefined;
  const claims = tokens?.id_token.split('.')[1] ?? '';
  const accountId = claims ? String(JSON.parse(Buffer.from(claims, 'base64url').toString()).sub) : null;
  return { browser, page, status, interaction, tokens, accountId };
}

export async function enterByProvider(world: TestApp, provider?: string): Promise<Ended> {
  return comeBack(await goThere(world, provider));
}

type Caller = ReturnType<typeof callerOf>;

/** Goes to the provider from the settings and comes back: what the page there would send. */
export async function answerForSettings(world: TestApp, caller: Caller): Promise<Record<string, string>> {
  const { body } = await caller.put('/api/me/linked-providers/question', { provider: 'club' });
  const browser = new Browser(world.app, world.platform.config.PUBLIC_ORIGIN);
  await browser.get(await sentBack(body.address));
  const { pathname, hash } = new URL(browser.url);
  if (pathname !== '/setting/security') throw new Error(`led to ${browser.url}`);
  return Object.fromEntries(new URLSearchParams(hash.replace('#provider&', '')));
}

/** Links the provider in the settings, as the person who is logged in there. */
export async function linkInSettings(world: TestApp, caller: Caller): Promise<void> {
  const linked = await caller.put('/api/me/linked-providers', await answerForSettings(world, caller));
  if (linked.status !== 200) throw new Error(`not linked: ${linked.text}`);
}
