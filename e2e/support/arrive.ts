import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hashPassword } from '../../src/platform/server/identity/password.ts';
import { SIGNED_IN_KEY } from '../../src/platform/web/session/session-hint.ts';
import { ask } from './database.ts';
import { castMember, type Name, type Person } from './people.ts';

const CLIENT = 'trailfolk-web';

/** A server and its database. */
export interface Site {
  readonly origin: string;
  readonly ask: typeof ask;
}

/** The one that all journeys share, but those that kill theirs. */
const shared: Site = { origin: `http://localhost:${process.env.E2E_PORT}`, ask };

/** Where to go once one is logged in when no page is wanted: for who only asks the API, or goes on by themselves. */
export const NOWHERE = '/robots.txt';

/** Somebody who has signed up before is made, and logged in: for journeys that are about something else. */
export async function arrive(page: Page, person: Person, at = '/home', site = shared): Promise<Person> {
  await settle(person, site);
  await comeBack(page, person, at, site);
  return person;
}

/** One of the three people of the demo world is logged in, and opens a page. */
export async function logIn(page: Page, name: Name, at = '/home'): Promise<void> {
  await comeBack(page, castMember(name), at);
}

/** A person as they stand after signing up, verifying and the first steps. */
export async function settle({ email, name, username, password }: Person, site: Site): Promise<void> {
  await site.ask(
    `with person as (
       insert into people (id, username, display_name, email, email_verified, time_zone, onboarded_at, created_at)
       values ($1, $2, $3, $4, true, 'Europe/Zurich', now(), now())),
     account as (insert into identity_accounts (id, email, email_verified_at, password_hash) values ($5, $4, now(), $6))
     insert into identities (issuer, subject, person_id) values ($7, $5::text, $1)`,
    [randomUUID(), username, name, email, randomUUID(), await hashOf(password), `${site.origin}/oidc`],
  );
}

const hashes = new Map<string, Promise<string>>();

function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

/** Sends the forms of the log-in without drawing its pages, leaves the note of it, and opens the page that is wanted. */
export async function comeBack(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
  at: string,
  site = shared,
) {
  const { request } = page.context();
  const form = await request.get(wish(site).url);
  const headers = { origin: site.origin };
  const sent = await request.post(form.url(), { form: { email, password }, headers, maxRedirects: 0 });
  codeIn(site, await request.get(sent.headers().location ?? '', { maxRedirects: 0 }));
  await page.goto(NOWHERE);
  await page.evaluate((key) => localStorage.setItem(key, 'yes'), SIGNED_IN_KEY);
  const bearer = { authorization: `Bearer ${await tokenOf(page, site)}`, origin: site.origin };
  await request.put('/auth/session', { headers: bearer, data: {} });
  if (at !== NOWHERE) await page.goto(at);
}

/** The next page comes as it does where cookies are blocked, or a session is over: the browser asks for everything itself. */
export async function withoutSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'session' });
}

/** Asks the API as the person who is logged in here, with a token of its own. */
export async function asPersonOf(page: Page, site = shared) {
  const headers = { authorization: `Bearer ${await tokenOf(page, site)}` };
  return {
    get: (url: string) => page.request.get(url, { headers }),
    post: (url: string, data: object) => page.request.post(url, { headers, data }),
    put: (url: string, data: object) => page.request.put(url, { headers, data }),
    patch: (url: string, data: object) => page.request.patch(url, { headers, data }),
    /** Uploads a picture and answers its id. */
    async upload(picture: Buffer): Promise<string> {
      const typed = { ...headers, 'content-type': 'image/jpeg' };
      const kept = await page.request.post('/api/media', { headers: typed, data: picture });
      return ((await kept.json()) as { id: string }).id;
    },
  };
}

async function tokenOf(page: Page, site: Site): Promise<string> {
  const { origin } = site;
  const { url, verifier } = wish(site, 'none');
  const code = codeIn(site, await page.request.get(url, { maxRedirects: 0 }));
  const form = {
    client_id: CLIENT,
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: `${origin}/auth/callback`,
  };
  const answer = await page.request.post('/oidc/token', { form, headers: { origin } });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** What the app asks the provider for; `none` lets it show nothing. */
function wish({ origin }: Site, prompt?: 'none'): { url: string; verifier: string } {
  const verifier = randomBytes(32).toString('base64url');
  const parameters = {
    client_id: CLIENT,
    response_type: 'code',
    scope: 'openid email offline_access',
    redirect_uri: `${origin}/auth/callback`,
    state: randomUUID(),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(prompt && { prompt }),
  };
  return { url: `/oidc/auth?${new URLSearchParams(parameters)}`, verifier };
}

interface Answer {
  url(): string;
  status(): number;
  headers(): Record<string, string>;
}

function codeIn({ origin }: Site, answer: Answer): string {
  const { location = '' } = answer.headers();
  const code = new URL(location, origin).searchParams.get('code');
  if (!code) throw new Error(`${answer.url()} answered ${answer.status()} and gave no code: ${location}`);
  return code;
}
