import type { FastifyInstance, FastifyReply } from 'fastify';
import { html } from '../../html.ts';
import {
  type AuthPages,
  type Interaction,
  interactionOf,
  sayFor,
  showExpired,
  showPage,
} from './auth-pages.ts';
import { authMessages } from './messages.ts';

/** `/oidc/interaction/:uid/consent`: another app asks who somebody is, and they say yes or no. */
export function registerConsent(pages: FastifyInstance, way: AuthPages): void {
  pages.get('/oidc/interaction/:uid/consent', async (request, reply) => {
    const interaction = await interactionOf(way, request, reply);
    return interaction?.prompt.name === 'consent' ? show(way, reply, interaction) : showExpired(way, reply);
  });

  pages.post('/oidc/interaction/:uid/consent', async (request, reply) => {
    const interaction = await interactionOf(way, request, reply);
    const accountId = interaction?.session?.accountId;
    if (interaction?.prompt.name !== 'consent' || !accountId) return showExpired(way, reply);
    const { answer } = request.body as { answer?: unknown };
    const result =
      answer === 'yes'
        ? { consent: { grantId: await allow(way, interaction, accountId) } }
        : { error: 'access_denied', error_description: 'the person said no' };
    const returnTo = await way.provider.interactionResult(request.raw, reply.raw, result);
    return reply.redirect(returnTo, 303);
  });
}

/** What was asked for now is added to what they have allowed this app before. */
async function allow({ provider }: AuthPages, asked: Interaction, accountId: string): Promise<string> {
  const clientId = String(asked.params.client_id);
  const known = asked.grantId ? await provider.Grant.find(asked.grantId) : undefined;
  const grant = known ?? new provider.Grant({ clientId, accountId });
  const { missingOIDCScope = [] } = asked.prompt.details as { missingOIDCScope?: string[] };
  grant.addOIDCScope(missingOIDCScope.join(' '));
  return grant.save();
}

async function show(way: AuthPages, reply: FastifyReply, { uid, params }: Interaction) {
  const { PRODUCT_NAME } = way.platform.config;
  const client = await way.provider.Client.find(String(params.client_id));
  const name = client?.clientName ?? PRODUCT_NAME;
  const scopes = String(params.scope).split(' ');
  const say = sayFor(reply);
  const again = scopes.includes('offline_access') ? ` ${say(authMessages.consentAgain)}` : '';
  const content = html`<p><strong>${name}</strong>${say(authMessages.consentText, { host: new URL(String(params.redirect_uri)).host })}</p>
<p>${say(authMessages.consentLearns)}</p>
<ul><li>${say(authMessages.consentIdentifier)}</li>
${scopes.includes('email') ? html`<li>${say(authMessages.consentEmail)}</li>` : null}</ul>
<p>${say(authMessages.consentUntouched, { productName: PRODUCT_NAME })}${again}</p>
<form method="post" action="/oidc/interaction/${uid}/consent">
<button type="submit" name="answer" value="yes">${say(authMessages.consentYes, { app: name })}</button>
<button type="submit" name="answer" value="no" class="quiet">${say(authMessages.consentNo)}</button></form>`;
  return showPage(way, reply, 200, say(authMessages.consentTitle, { app: name }), content);
}
