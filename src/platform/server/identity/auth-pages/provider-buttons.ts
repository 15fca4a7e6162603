import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../html.ts';
import { type AuthPages, sayFor } from './auth-pages.ts';
import { providerMessages } from './provider-messages.ts';

/** The providers that people may go on with; nothing where the settings name none. */
export function providerButtons(way: AuthPages, reply: FastifyReply, uid: string): Html | null {
  const { offered } = way.providers;
  if (offered.length === 0) return null;
  const say = sayFor(reply);
  return html`<div class="providers"><p>${say(providerMessages.or)}</p>
${offered.map(
  ({ id, name }) =>
    html`<a class="button quiet" href="/oidc/interaction/${uid}/provider/${id}">${say(providerMessages.goOn, { provider: name })}</a>`,
)}</div>`;
}
