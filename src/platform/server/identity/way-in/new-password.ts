import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../html.ts';
import { callerOf } from '../../http/caller-of.ts';
import { hashPassword } from '../password.ts';
import { resetOf, spendPasswordReset } from '../password-resets.ts';
import { faultOfPassword } from '../password-rules.ts';
import { field } from './field.ts';
import { formValues } from './form-values.ts';
import { showPage, tooOften, type WayIn } from './way-in.ts';

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
    if (wait > 0) return showPage(way, reply, 429, 'Choose a new password', tooOften(reply, wait));
    const changed = await spendPasswordReset(platform, token, await hashPassword(password));
    if (!changed) return showSpent(way, reply);
    const content = html`<p class="notice" role="status">Your new password is set, and every other device is logged out.</p>
<a class="button" href="/login">Log in</a>`;
    return showPage(way, reply, 200, 'Password changed', content);
  });
}

function tokenOf(request: FastifyRequest): string {
  const { token } = request.query as { token?: unknown };
  return typeof token === 'string' && /^[\w-]{43}$/.test(token) ? token : '';
}

function showSpent(way: WayIn, reply: FastifyReply) {
  const content = html`<p>This link was used already, or it is older than 30 minutes.</p>
<a class="button" href="/oidc/forgotten-password">Send a new link</a>`;
  return showPage(way, reply, 400, 'This link is no longer good', content);
}

function show(way: WayIn, reply: FastifyReply, status: number, token: string, fault?: string) {
  const content = html`<form method="post" action="/oidc/new-password?token=${token}" novalidate>
${field({ name: 'password', label: 'New password', type: 'password', autocomplete: 'new-password', hint: 'At least 10 characters. A short sentence is easy to remember.', fault })}
<button type="submit">Set the password</button></form>`;
  return showPage(way, reply, status, 'Choose a new password', content);
}
