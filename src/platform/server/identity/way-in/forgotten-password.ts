import type { FastifyInstance, FastifyReply } from 'fastify';
import { enqueue } from '../../enqueue.ts';
import { type Html, html } from '../../html.ts';
import { callerOf } from '../../http/caller-of.ts';
import { MAIL_NEW_PASSWORD } from '../mail-new-password.ts';
import { field } from './field.ts';
import { faultOfEmail, formValues } from './form-values.ts';
import { showPage, tooOften, type WayIn } from './way-in.ts';

/** `/oidc/forgotten-password`: a known and an unknown address get the same answer; a job does the rest. */
export function registerForgottenPassword(pages: FastifyInstance, way: WayIn): void {
  pages.get('/oidc/forgotten-password', async (_, reply) => show(way, reply, 200, ''));

  pages.post('/oidc/forgotten-password', async (request, reply) => {
    const { email } = formValues(request.body);
    const fault = faultOfEmail(email);
    if (fault) return show(way, reply, 400, email, fault);
    const wait = await way.limits.newPassword(callerOf(request));
    if (wait > 0) return show(way, reply, 429, email, undefined, tooOften(reply, wait));
    await enqueue(way.platform.database.db, [{ task: MAIL_NEW_PASSWORD, payload: { email } }]);
    const content = html`<p class="notice" role="status">If ${email} has an account, a mail with a link is on its way. The link works for 30 minutes.</p>
<p>Nothing there after a few minutes? Look in the spam folder, or try another address.</p>
<div class="links"><a href="/login">Back to log in</a></div>`;
    return showPage(way, reply, 200, 'Look in your mail', content);
  });
}

function show(way: WayIn, reply: FastifyReply, status: number, email: string, fault?: string, notice?: Html) {
  const content = html`<p>We send you a link with which you choose a new one.</p>${notice ?? null}
<form method="post" action="/oidc/forgotten-password" novalidate>
${field({ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username', value: email, fault })}
<button type="submit">Send the link</button></form>
<div class="links"><a href="/login">Back to log in</a></div>`;
  return showPage(way, reply, status, 'Forgotten your password?', content);
}
