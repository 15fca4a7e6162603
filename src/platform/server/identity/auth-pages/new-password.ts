import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../html.ts';
import { callerOf } from '../../http/caller-of.ts';
import { hashPassword } from '../password.ts';
import { resetOf, spendPasswordReset } from '../password-resets.ts';
import { faultOfPassword, type PasswordFault } from '../password-rules.ts';
import { showPage, tooOften, type WayIn, wordsFor } from './auth-pages.ts';
import { field } from './field.ts';
import { formValues } from './form-values.ts';

/** `/oidc/new-password?token=`: opening the link changes nothing, sending the form uses it up. */
export function registerNewPassword(pages: FastifyInstance, way: WayIn): void {
  const { platform } = way;

  pages.get('/oidc/new-password', async (request, reply) => {
    const token = tokenOf(request);
    const reset = await resetOf(platform.database.db, token, platform.now());
    return reset ? show(way, reply, 200, token) : showSpent(way, reply);
  });

  pages.post('/oidc/new-password', async (request, reply) => {
    const token = tokenOf(request);
    const { password } = formValues(request.body);
    const reset = await resetOf(platform.database.db, token, platform.now());
    if (!reset) return showSpent(way, reply);
    const fault = await faultOfPassword(password, reset.email);
    if (fault) return show(way, reply, 400, token, fault);
    const wait = await way.limits.newPassword(callerOf(request));
    if (wait > 0) return showPage(way, reply, 429, wordsFor(reply).choose.title, tooOften(reply, wait));
    const changed = await spendPasswordReset(platform, token, await hashPassword(password));
    if (!changed) return showSpent(way, reply);
    return showChanged(way, reply);
  });
}

function tokenOf(request: FastifyRequest): string {
  const { token } = request.query as { token?: unknown };
  return typeof token === 'string' && /^[\w-]{43}$/.test(token) ? token : '';
}

function showSpent(way: WayIn, reply: FastifyReply) {
  const { spent } = wordsFor(reply);
  const content = html`<p>${spent.text}</p>
<a class="button" href="/oidc/forgotten-password">${spent.again}</a>`;
  return showPage(way, reply, 400, spent.title, content);
}

function showChanged(way: WayIn, reply: FastifyReply) {
  const { changed, logIn } = wordsFor(reply);
  const content = html`<p class="notice" role="status">${changed.text}</p>
<a class="button" href="/login">${logIn.title}</a>`;
  return showPage(way, reply, 200, changed.title, content);
}

function show(way: WayIn, reply: FastifyReply, status: number, token: string, wrong?: PasswordFault) {
  const words = wordsFor(reply);
  const fault = wrong && words.passwordFaults[wrong];
  const content = html`<form method="post" action="/oidc/new-password?token=${token}" novalidate>
${field({ name: 'password', label: words.newPassword, type: 'password', autocomplete: 'new-password', hint: words.passwordHint, fault })}
<button type="submit">${words.choose.send}</button></form>`;
  return showPage(way, reply, status, words.choose.title, content);
}
