import type { FastifyInstance, FastifyReply } from 'fastify';
import { enqueue } from '../../enqueue.ts';
import { type Html, html } from '../../html.ts';
import { callerOf } from '../../http/caller-of.ts';
import { pageLocale } from '../../http/page-locale.ts';
import { MAIL_NEW_PASSWORD } from '../mail-new-password.ts';
import { type AuthPages, sayFor, showPage, tooOften } from './auth-pages.ts';
import { field } from './field.ts';
import { type EmailFault, faultOfEmail, formValues } from './form-values.ts';
import { authMessages, emailFaults } from './messages.ts';

/** `/oidc/forgotten-password`: a known and an unknown address get the same answer; a job does the rest. */
export function registerForgottenPassword(pages: FastifyInstance, way: AuthPages): void {
  pages.get('/oidc/forgotten-password', async (_, reply) => show(way, reply, 200, ''));

  pages.post('/oidc/forgotten-password', async (request, reply) => {
    const { email } = formValues(request.body);
    const fault = faultOfEmail(email);
    if (fault) return show(way, reply, 400, email, fault);
    const wait = await way.limits.newPassword(callerOf(request));
    if (wait > 0) return show(way, reply, 429, email, undefined, tooOften(reply, wait));
    await enqueue(way.platform.database.db, [
      { task: MAIL_NEW_PASSWORD, payload: { email, locale: pageLocale(request.headers) } },
    ]);
    const say = sayFor(reply);
    const content = html`<p class="notice" role="status">${say(authMessages.mailedText, { email })}</p>
<p>${say(authMessages.mailedNothingThere)}</p>
<div class="links"><a href="/login">${say(authMessages.backToLogIn)}</a></div>`;
    return showPage(way, reply, 200, say(authMessages.mailedTitle), content);
  });
}

function show(
  way: AuthPages,
  reply: FastifyReply,
  status: number,
  email: string,
  wrong?: EmailFault,
  notice?: Html,
) {
  const say = sayFor(reply);
  const fault = wrong && say(emailFaults[wrong]);
  const content = html`<p>${say(authMessages.forgottenText)}</p>${notice ?? null}
<form method="post" action="/oidc/forgotten-password" novalidate>
${field({ name: 'email', label: say(authMessages.email), type: 'email', autocomplete: 'username', value: email, fault })}
<button type="submit">${say(authMessages.forgottenSend)}</button></form>
<div class="links"><a href="/login">${say(authMessages.backToLogIn)}</a></div>`;
  return showPage(way, reply, status, say(authMessages.forgottenTitle), content);
}
