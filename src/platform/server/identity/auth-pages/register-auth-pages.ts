import type { FastifyInstance } from 'fastify';
import { html } from '../../html.ts';
import { contentSecurityPolicy } from '../../http/headers.ts';
import { acceptForms, isFromElsewhere } from '../../plain/accept-forms.ts';
import { formsMayLeadTo } from '../mount-provider.ts';
import { type AuthPages, interactionOf, sayFor, showExpired, showPage } from './auth-pages.ts';
import { registerConsent } from './consent.ts';
import { registerForgottenPassword } from './forgotten-password.ts';
import { registerLogIn } from './log-in.ts';
import { registerMailCode } from './mail-code.ts';
import { authMessages } from './messages.ts';
import { registerNewPassword } from './new-password.ts';
import { registerNotMe } from './not-me.ts';
import { registerPasskey } from './passkey.ts';
import { PROVIDER_ANSWER, registerProviders } from './provider.ts';
import { registerSecondFactor } from './second-factor.ts';
import { registerSignUp } from './sign-up.ts';
import { registerStopRecovery } from './stop-recovery.ts';

const MAX_FORM_BYTES = 8 * 1024;
const pageOfPrompt: Readonly<Record<string, string>> = { create: 'sign-up', consent: 'consent' };

/** The embedded provider's own pages. */
export function registerAuthPages(app: FastifyInstance, way: AuthPages): void {
  app.register(async (pages) => {
    acceptForms(pages, MAX_FORM_BYTES);
    refuseForeignForms(pages, way);
    const policy = formsMayLeadTo(way.platform.config, contentSecurityPolicy(way.platform.config));
    pages.addHook('onRequest', async (_, reply) => {
      reply.header('content-security-policy', policy);
    });
    pages.get('/oidc/interaction/:uid', async (request, reply) => {
      const interaction = await interactionOf(way, request, reply);
      if (!interaction) return showExpired(way, reply);
      const page = pageOfPrompt[interaction.prompt.name] ?? 'log-in';
      return reply.redirect(`/oidc/interaction/${interaction.uid}/${page}`, 303);
    });
    registerLogIn(pages, way);
    registerMailCode(pages, way);
    registerConsent(pages, way);
    registerSignUp(pages, way);
    registerForgottenPassword(pages, way);
    registerNewPassword(pages, way);
    registerPasskey(pages, way);
    registerSecondFactor(pages, way);
    registerNotMe(pages, way);
    registerStopRecovery(pages, way);
    registerProviders(pages, way);
  });
}

/** A form that another site has sent is answered by a page that says so. */
function refuseForeignForms(pages: FastifyInstance, way: AuthPages): void {
  pages.addHook('preHandler', async (request, reply) => {
    if (!isFromElsewhere(request, way.platform.config)) return;
    if (request.routeOptions.url === PROVIDER_ANSWER) return;
    const say = sayFor(reply);
    await showPage(
      way,
      reply,
      403,
      say(authMessages.elsewhereTitle),
      html`<p>${say(authMessages.elsewhereText)}</p>`,
    );
  });
}
