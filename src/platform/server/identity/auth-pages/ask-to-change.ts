import type { FastifyReply } from 'fastify';
import { html } from '../../html.ts';
import { type AuthPages, sayFor, showPage } from './auth-pages.ts';
import { authMessages } from './messages.ts';

/** Asks somebody who is in to change a password that leaked, before they go on to where they wanted to be. */
export function askToChange(way: AuthPages, reply: FastifyReply, returnTo: string) {
  const say = sayFor(reply);
  const content = html`<p>${say(authMessages.leakedText)}</p>
<a class="button" href="${returnTo}">${say(authMessages.goOn)}</a>`;
  return showPage(way, reply, 200, say(authMessages.leakedTitle), content);
}
