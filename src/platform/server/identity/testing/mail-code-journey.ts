import type { Platform } from '../../platform.ts';
import { newToken } from '../../single-use-token.ts';
import type { Browser } from './browser.ts';
import { authorizationRequest, exchange, type Tokens } from './log-in-journey.ts';
import { mailsTo } from './mails-to.ts';

const json = { accept: 'application/json' };

/** Asks for a code as the sheet does; `ask` is the word that stays in that browser. */
export async function askForCode(browser: Browser, email: string, back = '', ask = newToken()) {
  const answer = await browser.post('/oidc/mail-codes', { email, ask, back }, json);
  return { ask, answer };
}

/** What the newest mail with a code says. */
export async function codeMailed(platform: Platform, email: string) {
  const mail = (await mailsTo(platform, email)).filter(({ kind }) => kind === 'log-in-code').at(-1);
  const link = mail?.link ?? '';
  return {
    mail,
    code: /^\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '',
    link,
    token: new URLSearchParams(link.split('#')[1] ?? '').get('code') ?? '',
  };
}

/** Logs in as the sheet does, with the code and its word or with the word of the link, up to the tokens. */
export async function enterByMail(browser: Browser, proof: Readonly<Record<string, string>>) {
  const request = authorizationRequest(browser.origin, { prompt: 'login' });
  await browser.get(request.url);
  const interaction = new URL(browser.url).pathname.replace(/\/log-in$/, '');
  const answer = await browser.post(`${interaction}/mail-code`, proof, json);
  await logOutBefore(browser, answer.body);
  const code = new URL(browser.url).searchParams.get('code');
  if (!code) return { answer, tokens: undefined, said: answer.json() as { code: string } };
  const { body } = await exchange(browser, code, request.verifier);
  return { answer, tokens: body as Tokens, said: undefined };
}

/** Sends the form that the provider answers with where somebody else was logged in. */
async function logOutBefore(browser: Browser, page: string): Promise<void> {
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1];
  if (!action) return;
  const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  await browser.post(action, Object.fromEntries(fields), json);
}

/** A code that is not this one. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
