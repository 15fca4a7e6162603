import type { FastifyInstance, FastifyReply } from 'fastify';
import { enqueue } from '../../enqueue.ts';
import { type Html, html } from '../../html.ts';
import { callerOf } from '../../http/caller-of.ts';
import { pageLocale } from '../../http/page-locale.ts';
import { MAIL_NEW_PASSWORD } from '../mail-new-password.ts';
import { showPage, tooOften, type WayIn, wordsFor } from './auth-pages.ts';
import { field } from './field.ts';
import { type EmailFault, faultOfEmail, formValues } from './form-values.ts';

/** `/oidc/forgotten-password`: a known and an unknown address get the same answer; a job does the rest. */
export function registerForgottenPassword(pages: FastifyInstance, way: WayIn): void {
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
    const { mailed, backToLogIn } = wordsFor(reply);
    const content = html`<p class="notice" role="status">${mailed.text(email)}</p>
<p>${mailed.nothingThere}</p>
<div class="links"><a href="/login">${backToLogIn}</a></div>`;
    return showPage(way, reply, 200, mailed.title, content);
  });
}

function show(
  way: WayIn,
  reply: FastifyReply,
  status: number,
  email: string,
  wrong?: EmailFault,
  notice?: Html,
) {
  const words = wordsFor(reply);
  const fault = wrong && words.emailFaults[wrong];
  const content = html`<p>${words.forgotten.text}</p>${notice ?? null}
<form method="post" action="/oidc/forgotten-password" novalidate>
${field({ name: 'email', label: words.email, type: 'email', autocomplete: 'username', value: email, fault })}
<button type="submit">${words.forgotten.send}</button></form>
<div class="links"><a href="/login">${words.backToLogIn}</a></div>`;
  return showPage(way, reply, status, words.forgotten.title, content);
}
