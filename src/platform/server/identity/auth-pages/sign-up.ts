import type { FastifyInstance, FastifyReply } from 'fastify';
import { type PasswordFault, passwordFaults } from '#platform/shared/password-faults.ts';
import { type Html, html } from '../../html.ts';
import { callerOf } from '../../http/caller-of.ts';
import { recordSecurity } from '../../security/record-security.ts';
import { accountByPassword, createAccount } from '../accounts.ts';
import { isDisposable } from '../disposable-address.ts';
import { chosenPassword } from '../password.ts';
import { faultOfPassword } from '../password-rules.ts';
import { type AuthPages, interactionOf, sayFor, showExpired, showPage, tooOften } from './auth-pages.ts';
import { type Entry, enter } from './enter.ts';
import { field } from './field.ts';
import { type EmailFault, faultOfEmail, formValues } from './form-values.ts';
import { authMessages, emailFaults } from './messages.ts';
import { providerButtons } from './provider-buttons.ts';

interface Shown {
  readonly uid: string;
  readonly email: string;
  readonly notice?: Html;
  readonly emailFault?: EmailFault | undefined;
  readonly passwordFault?: PasswordFault | undefined;
}

/** `/oidc/interaction/:uid/sign-up`: a new account, which proves its address by the mail that follows. */
export function registerSignUp(pages: FastifyInstance, way: AuthPages): void {
  pages.get('/oidc/interaction/:uid/sign-up', async (request, reply) => {
    const interaction = await interactionOf(way, request, reply);
    if (!interaction) return showExpired(way, reply);
    return show(way, reply, 200, { uid: interaction.uid, email: '' });
  });

  pages.post('/oidc/interaction/:uid/sign-up', async (request, reply) => {
    const interaction = await interactionOf(way, request, reply);
    if (!interaction) return showExpired(way, reply);
    const { email, password } = formValues(request.body);
    const shown = { uid: interaction.uid, email };
    const emailFault = faultOfEmail(email) ?? (await faultOfHost(way, email));
    const passwordFault = await faultOfPassword(way.platform.config, password, email);
    if (emailFault || passwordFault) return show(way, reply, 400, { ...shown, emailFault, passwordFault });
    const wait = await way.limits.signUp(callerOf(request));
    if (wait > 0) return show(way, reply, 429, { ...shown, notice: tooOften(reply, wait) });
    return enter(way, request, reply, await openAccount(way, email, password));
  });
}

async function faultOfHost({ platform }: AuthPages, email: string): Promise<EmailFault | undefined> {
  return (await isDisposable(platform.config, email)) ? 'DISPOSABLE' : undefined;
}

/**
 * A known and an unknown address get the same answer after the same work: a new, unproved claim to the address,
 * unless the password shows that it is the same person coming back.
 */
async function openAccount({ platform }: AuthPages, email: string, password: string): Promise<Entry> {
  const { db } = platform.database;
  const chosen = await chosenPassword(password);
  const known = await accountByPassword(db, email, password);
  const accountId = known?.id ?? (await createAccount(db, email, chosen));
  if (!known) await recordSecurity(platform, db, 'signed-up', { accountId });
  return { accountId, by: 'PASSWORD', isNew: known === undefined };
}

function show(way: AuthPages, reply: FastifyReply, status: number, shown: Shown) {
  const { uid, email, notice, emailFault, passwordFault } = shown;
  const say = sayFor(reply);
  const content = html`<p>${say(authMessages.signUpText)}</p>${notice ?? null}
<form method="post" action="/oidc/interaction/${uid}/sign-up" novalidate>
${field({ name: 'email', label: say(authMessages.email), type: 'email', autocomplete: 'username', value: email, fault: emailFault && say(emailFaults[emailFault]) })}
${field({ name: 'password', label: say(authMessages.password), type: 'password', autocomplete: 'new-password', hint: say(authMessages.passwordHint), fault: passwordFault && say(passwordFaults[passwordFault]) })}
<button type="submit">${say(authMessages.signUpSend)}</button></form>
${providerButtons(way, reply, uid)}
<div class="links"><a href="/oidc/interaction/${uid}/log-in">${say(authMessages.signUpToLogIn)}</a></div>`;
  return showPage(way, reply, status, say(authMessages.signUpTitle), content);
}
