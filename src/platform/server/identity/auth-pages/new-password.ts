import type { FastifyInstance, FastifyReply } from 'fastify';
import { type PasswordFault, passwordFaults } from '#platform/shared/password-faults.ts';
import { html } from '../../html.ts';
import { callerOf } from '../../http/caller-of.ts';
import { chosenPassword } from '../password.ts';
import { resetOf, spendPasswordReset } from '../password-resets.ts';
import { faultOfPassword } from '../password-rules.ts';
import { type AuthPages, sayFor, showPage, tooOften } from './auth-pages.ts';
import { field } from './field.ts';
import { formValues, wordIn } from './form-values.ts';
import { authMessages } from './messages.ts';

/** `/oidc/new-password?token=`: opening the link changes nothing, sending the form uses it up. */
export function registerNewPassword(pages: FastifyInstance, way: AuthPages): void {
  const { platform } = way;

  pages.get('/oidc/new-password', async (request, reply) => {
    const token = wordIn(request.query);
    const reset = await resetOf(platform.database.db, token, platform.now());
    return reset ? show(way, reply, 200, token) : showSpent(way, reply);
  });

  pages.post('/oidc/new-password', async (request, reply) => {
    const token = wordIn(request.query);
    const { password } = formValues(request.body);
    const reset = await resetOf(platform.database.db, token, platform.now());
    if (!reset) return showSpent(way, reply);
    const fault = await faultOfPassword(platform.config, password, reset.email);
    if (fault) return show(way, reply, 400, token, fault);
    const wait = await way.limits.newPassword(callerOf(request));
    if (wait > 0)
      return showPage(way, reply, 429, sayFor(reply)(authMessages.chooseTitle), tooOften(reply, wait));
    const changed = await spendPasswordReset(platform, token, await chosenPassword(password));
    if (!changed) return showSpent(way, reply);
    return showChanged(way, reply);
  });
}

function showSpent(way: AuthPages, reply: FastifyReply) {
  const say = sayFor(reply);
  const content = html`<p>${say(authMessages.spentText)}</p>
<a class="button" href="/oidc/forgotten-password">${say(authMessages.spentAgain)}</a>`;
  return showPage(way, reply, 400, say(authMessages.spentTitle), content);
}

function showChanged(way: AuthPages, reply: FastifyReply) {
  const say = sayFor(reply);
  const content = html`<p class="notice" role="status">${say(authMessages.changedText)}</p>
<a class="button" href="/login">${say(authMessages.logInTitle)}</a>`;
  return showPage(way, reply, 200, say(authMessages.changedTitle), content);
}

function show(way: AuthPages, reply: FastifyReply, status: number, token: string, wrong?: PasswordFault) {
  const say = sayFor(reply);
  const fault = wrong && say(passwordFaults[wrong]);
  const content = html`<form method="post" action="/oidc/new-password?token=${token}" novalidate>
${field({ name: 'password', label: say(authMessages.newPassword), type: 'password', autocomplete: 'new-password', hint: say(authMessages.passwordHint), fault })}
<button type="submit">${say(authMessages.chooseSend)}</button></form>`;
  return showPage(way, reply, status, say(authMessages.chooseTitle), content);
}
