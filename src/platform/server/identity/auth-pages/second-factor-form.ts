import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../html.ts';
import type { Platform } from '../../platform.ts';
import { loadFactorKeys } from '../keys.ts';
import type { WayIn } from '../log-ins/way-in.ts';
import { seal, unseal } from '../page-sessions/seal.ts';
import { type AuthPages, sayFor, showPage } from './auth-pages.ts';
import { field } from './field.ts';
import { authMessages } from './messages.ts';

const GOOD_FOR_MS = 10 * 60_000;

interface HeldEntry {
  readonly accountId: string;
  readonly by: WayIn;
}

/** Who has shown the first factor, encrypted for this one log-in: the page holds it until the second is given. */
export async function holdEntry(
  platform: Platform,
  uid: string,
  { accountId, by }: HeldEntry,
): Promise<string> {
  const keys = await loadFactorKeys(platform.database.db);
  const until = platform.now().getTime() + GOOD_FOR_MS;
  return seal(keys, boundTo(uid), JSON.stringify({ accountId, by, until })).toString('base64url');
}

export async function entryHeld(
  platform: Platform,
  uid: string,
  held: string,
): Promise<HeldEntry | undefined> {
  const keys = await loadFactorKeys(platform.database.db);
  const text = unseal(keys, boundTo(uid), Buffer.from(held, 'base64url'));
  if (text === undefined) return undefined;
  const entry: HeldEntry & { readonly until: number } = JSON.parse(text);
  return entry.until > platform.now().getTime() ? entry : undefined;
}

function boundTo(uid: string): string {
  return `second factor of ${uid}`;
}

interface Shown {
  readonly uid: string;
  readonly held: string;
  readonly notice?: Html;
}

export function showSecondFactor(
  way: AuthPages,
  reply: FastifyReply,
  status: number,
  { uid, held, notice }: Shown,
) {
  const say = sayFor(reply);
  const content = html`<p>${say(authMessages.factorText)}</p>${notice ?? null}
<form method="post" action="/oidc/interaction/${uid}/second-factor" novalidate>
<input type="hidden" name="held" value="${held}">
${field({ name: 'code', label: say(authMessages.factorCode), type: 'text', autocomplete: 'one-time-code', hint: say(authMessages.factorHint) })}
<button type="submit">${say(authMessages.logInSend)}</button></form>
<div class="links"><a href="/oidc/interaction/${uid}/log-in">${say(authMessages.backToLogIn)}</a></div>`;
  return showPage(way, reply, status, say(authMessages.factorTitle), content);
}
