import type { FastifyReply } from 'fastify';
import type { Message } from '#platform/shared/message.ts';
import { html } from '../../html.ts';
import type { LogInProvider } from '../../log-in-providers.ts';
import type { ProviderFault } from '../providers/providers.ts';
import { type AuthPages, sayFor, showPage } from './auth-pages.ts';
import { authMessages } from './messages.ts';
import { providerMessages } from './provider-messages.ts';

export const faultMessages: Readonly<Record<ProviderFault, Message>> = {
  STOPPED: providerMessages.stopped,
  AWAY: providerMessages.away,
  REFUSED: providerMessages.refused,
};

interface Fault {
  readonly uid: string;
  readonly provider: LogInProvider;
  readonly message: Message;
  readonly status: number;
}

/** Says in our own words why a log-in with a provider came to nothing, with the other ways beside it. */
export function showProviderFault(
  way: AuthPages,
  reply: FastifyReply,
  { uid, provider, message, status }: Fault,
) {
  const say = sayFor(reply);
  const named = { provider: provider.name };
  const content = html`<p class="notice bad" role="alert">${say(message, named)}</p>
<a class="button" href="/oidc/interaction/${uid}/log-in">${say(authMessages.backToLogIn)}</a>
<div class="links"><a href="/oidc/interaction/${uid}/mail-code">${say(authMessages.logInToCode)}</a></div>`;
  return showPage(way, reply, status, say(providerMessages.title, named), content);
}
