import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Html, html } from '../../html.ts';
import { callerOf } from '../../http/caller-of.ts';
import type { Platform } from '../../platform.ts';
import { noteSecurity, recordSecurity } from '../../security/record-security.ts';
import { accountByEmail, accountByPassword, noteLeakedPassword } from '../accounts.ts';
import { isLeaked } from '../leaked-passwords/is-leaked.ts';
import { askAtLogIn } from '../passkeys/show-passkey.ts';
import { type PendingLink, pendingLinkIn } from '../providers/pending-link.ts';
import { type AuthPages, interactionOf, sayFor, showExpired, showPage, tooOften } from './auth-pages.ts';
import { enter } from './enter.ts';
import { field } from './field.ts';
import { type EmailFault, faultOfEmail, formValues } from './form-values.ts';
import { authMessages, emailFaults } from './messages.ts';
import { providerButtons } from './provider-buttons.ts';
import { providerMessages } from './provider-messages.ts';

interface Shown {
  readonly uid: string;
  readonly email: string;
  readonly notice?: Html;
  readonly emailFault?: EmailFault | undefined;
}

/** `/oidc/interaction/:uid/log-in`: e-mail and password of the embedded provider. */
export function registerLogIn(pages: FastifyInstance, way: AuthPages): void {
  pages.get('/oidc/interaction/:uid/log-in', async (request, reply) => {
    const interaction = await interactionOf(way, request, reply);
    if (!interaction) return showExpired(way, reply);
    const { uid, params, result } = interaction;
    const hint = typeof params.login_hint === 'string' ? params.login_hint : '';
    const linking = pendingLinkIn(result);
    if (!linking?.agreed) return show(way, reply, 200, { uid, email: hint });
    return show(way, reply, 200, { uid, email: linking.email, notice: willLink(reply, linking) });
  });

  pages.post('/oidc/interaction/:uid/log-in', async (request, reply) => {
    const interaction = await interactionOf(way, request, reply);
    if (!interaction) return showExpired(way, reply);
    const { email, password } = formValues(request.body);
    const shown = { uid: interaction.uid, email };
    const emailFault = faultOfEmail(email);
    if (emailFault) return show(way, reply, 400, { ...shown, emailFault });
    const wait = await way.limits.logIn(callerOf(request), email);
    if (wait > 0) {
      noteSecurity(way.platform, 'way-in-limited', {});
      return show(way, reply, 429, { ...shown, notice: tooOften(reply, wait) });
    }
    const accountId = await tryPassword(way.platform, email, password);
    if (!accountId) return show(way, reply, 400, { ...shown, notice: doNotMatch(reply) });
    await way.limits.loggedIn(callerOf(request), email);
    await lookAtPassword(way.platform, accountId, password);
    return enter(way, request, reply, { accountId, by: 'PASSWORD' });
  });
}

/** A try at an address of nobody is recorded, too: it takes as long. */
async function tryPassword(platform: Platform, email: string, password: string): Promise<string | undefined> {
  const { db } = platform.database;
  const account = await accountByPassword(db, email, password);
  const accountId = (account ?? (await accountByEmail(db, email)))?.id;
  if (!account) await recordSecurity(platform, db, 'log-in-failed', { accountId });
  return account?.id;
}

/** Quietly: who is in is asked to change it, and a filter that cannot be read keeps nobody out. */
async function lookAtPassword(platform: Platform, accountId: string, password: string): Promise<void> {
  try {
    if (await isLeaked(platform.config, password)) await noteLeakedPassword(platform.database.db, accountId);
  } catch (error) {
    platform.log.error({ err: error }, 'leaked passwords cannot be looked up');
  }
}

function willLink(reply: FastifyReply, { email, provider }: PendingLink): Html {
  return html`<p class="notice" role="status">${sayFor(reply)(providerMessages.willLink, { email, provider })}</p>`;
}

function doNotMatch(reply: FastifyReply): Html {
  return html`<p class="notice bad" role="alert">${sayFor(reply)(authMessages.doNotMatch)}</p>`;
}

async function show(
  way: AuthPages,
  reply: FastifyReply,
  status: number,
  { uid, email, notice, emailFault }: Shown,
) {
  const say = sayFor(reply);
  const fault = emailFault && say(emailFaults[emailFault]);
  const { challenge, rpId } = await askAtLogIn(way.platform, uid);
  const content = html`<p>${say(authMessages.logInText)}</p>${notice ?? null}
<form method="post" action="/oidc/interaction/${uid}/log-in" novalidate>
${field({ name: 'email', label: say(authMessages.email), type: 'email', autocomplete: 'username webauthn', value: email, fault })}
${field({ name: 'password', label: say(authMessages.password), type: 'password', autocomplete: 'current-password' })}
<button type="submit">${say(authMessages.logInSend)}</button></form>
<form method="post" action="/oidc/interaction/${uid}/passkey" data-challenge="${challenge}" data-rp-id="${rpId}" hidden>
<input type="hidden" name="answer"><button type="submit" class="quiet">${say(authMessages.logInByPasskey)}</button></form>
${providerButtons(way, reply, uid)}
<div class="links"><a href="/oidc/interaction/${uid}/sign-up">${say(authMessages.logInToSignUp)}</a>
<a href="/oidc/interaction/${uid}/mail-code">${say(authMessages.logInToCode)}</a>
<a href="/oidc/forgotten-password">${say(authMessages.logInToForgotten)}</a></div>`;
  return showPage(way, reply, status, say(authMessages.logInTitle), content, '/plain/passkey.js');
}
