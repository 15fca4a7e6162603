import type { FastifyInstance, FastifyReply } from 'fastify';
import { html } from '../../html.ts';
import { cancelRecovery } from '../recovery/cancel-recovery.ts';
import { isRecoveryOpen } from '../recovery/store.ts';
import { type AuthPages, sayFor, showPage } from './auth-pages.ts';
import { wordIn } from './form-values.ts';
import { authMessages } from './messages.ts';

/** `/oidc/recovery?token=`: opening the link of the mail changes nothing, the press stops the recovery (A17). */
export function registerStopRecovery(pages: FastifyInstance, way: AuthPages): void {
  const { platform } = way;

  pages.get('/oidc/recovery', async (request, reply) => {
    const token = wordIn(request.query);
    if (!(await isRecoveryOpen(platform.database.db, token))) return showOver(way, reply);
    const say = sayFor(reply);
    const content = html`<p>${say(authMessages.recoveryText)}</p>
<form method="post" action="/oidc/recovery?token=${token}"><button type="submit">${say(authMessages.recoverySend)}</button></form>`;
    return showPage(way, reply, 200, say(authMessages.recoveryTitle), content);
  });

  pages.post('/oidc/recovery', async (request, reply) => {
    if (!(await cancelRecovery(platform, wordIn(request.query)))) return showOver(way, reply);
    const say = sayFor(reply);
    const content = html`<p>${say(authMessages.recoveryStoppedText)}</p>
<a class="button" href="/support">${say(authMessages.toSupport)}</a>`;
    return showPage(way, reply, 200, say(authMessages.recoveryStoppedTitle), content);
  });
}

function showOver(way: AuthPages, reply: FastifyReply) {
  const say = sayFor(reply);
  const content = html`<p>${say(authMessages.recoveryOverText)}</p>
<a class="button" href="/support">${say(authMessages.toSupport)}</a>`;
  return showPage(way, reply, 410, say(authMessages.spentTitle), content);
}
