import type { FastifyInstance, FastifyReply } from 'fastify';
import { html } from '../../html.ts';
import { isDenialOpen } from '../log-ins/denials.ts';
import { denyLogIn } from '../log-ins/deny-log-in.ts';
import { type AuthPages, sayFor, showPage } from './auth-pages.ts';
import { wordIn } from './form-values.ts';
import { authMessages } from './messages.ts';

/** `/oidc/not-me?token=`: opening the link of the mail changes nothing, the press ends that log-in (GATE-11). */
export function registerNotMe(pages: FastifyInstance, way: AuthPages): void {
  const { platform } = way;

  pages.get('/oidc/not-me', async (request, reply) => {
    const token = wordIn(request.query);
    if (!(await isDenialOpen(platform.database.db, token, platform.now()))) return showSpent(way, reply);
    const say = sayFor(reply);
    const content = html`<p>${say(authMessages.notMeText)}</p>
<form method="post" action="/oidc/not-me?token=${token}"><button type="submit">${say(authMessages.notMeSend)}</button></form>`;
    return showPage(way, reply, 200, say(authMessages.notMeTitle), content);
  });

  pages.post('/oidc/not-me', async (request, reply) => {
    if (!(await denyLogIn(platform, wordIn(request.query)))) return showSpent(way, reply);
    const say = sayFor(reply);
    const content = html`<p>${say(authMessages.deniedText)}</p>
<a class="button" href="/oidc/forgotten-password">${say(authMessages.chooseTitle)}</a>`;
    return showPage(way, reply, 200, say(authMessages.deniedTitle), content);
  });
}

function showSpent(way: AuthPages, reply: FastifyReply) {
  const say = sayFor(reply);
  const content = html`<p>${say(authMessages.denialSpentText)}</p>
<a class="button" href="/setting/security">${say(authMessages.toSecurity)}</a>`;
  return showPage(way, reply, 410, say(authMessages.spentTitle), content);
}
