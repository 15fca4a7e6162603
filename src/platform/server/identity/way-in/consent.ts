import type { FastifyInstance, FastifyReply } from 'fastify';
import { html } from '../../html.ts';
import { type Interaction, interactionOf, showExpired, showPage, type WayIn } from './way-in.ts';

/** `/oidc/interaction/:uid/consent`: another app asks who somebody is, and they say yes or no. */
export function registerConsent(pages: FastifyInstance, way: WayIn): void {
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
async function allow({ provider }: WayIn, asked: Interaction, accountId: string): Promise<string> {
  const clientId = String(asked.params.client_id);
  const known = asked.grantId ? await provider.Grant.find(asked.grantId) : undefined;
  const grant = known ?? new provider.Grant({ clientId, accountId });
  const { missingOIDCScope = [] } = asked.prompt.details as { missingOIDCScope?: string[] };
  grant.addOIDCScope(missingOIDCScope.join(' '));
  return grant.save();
}

async function show(way: WayIn, reply: FastifyReply, { uid, params }: Interaction) {
  const { PRODUCT_NAME } = way.platform.config;
  const client = await way.provider.Client.find(String(params.client_id));
  const name = client?.clientName ?? PRODUCT_NAME;
  const scopes = String(params.scope).split(' ');
  const content = html`<p><strong>${name}</strong> (${new URL(String(params.redirect_uri)).host}) would like to know who you are.</p>
<p>It learns:</p>
<ul><li>an identifier that stands for you</li>
${scopes.includes('email') ? html`<li>your e-mail address</li>` : null}</ul>
<p>It can neither read nor change anything of yours at ${PRODUCT_NAME}.${scopes.includes('offline_access') ? ' It may ask again without you, until you log it out in your settings.' : ''}</p>
<form method="post" action="/oidc/interaction/${uid}/consent">
<button type="submit" name="answer" value="yes">Go on to ${name}</button>
<button type="submit" name="answer" value="no" class="quiet">Do not tell them</button></form>`;
  return showPage(way, reply, 200, `Log in to ${name}?`, content);
}
