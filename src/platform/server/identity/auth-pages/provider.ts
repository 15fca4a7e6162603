import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../../http/caller-of.ts';
import { noteSecurity } from '../../security/record-security.ts';
import { askedBy } from '../providers/asks.ts';
import type { ProviderFault } from '../providers/providers.ts';
import { type AuthPages, interactionOf, sayFor, showExpired, showPage, tooOften } from './auth-pages.ts';
import { textIn } from './form-values.ts';
import { agreeToLink, arrive } from './provider-arrival.ts';
import { faultMessages, showProviderFault } from './provider-fault.ts';
import { providerMessages } from './provider-messages.ts';

/** What a provider may send back; anything else is left out. */
const ANSWERED = ['state', 'code', 'iss', 'error'] as const;
const LONGEST = 4_096;
/** The one form that comes from elsewhere; what it says is held against the log-in that asked. */
export const PROVIDER_ANSWER = '/oidc/provider/:provider/answer';

const statusOf: Readonly<Record<ProviderFault, number>> = { STOPPED: 200, AWAY: 503, REFUSED: 400 };

/** Logging in with another provider: there, back, and what becomes of it (GATE-13). */
export function registerProviders(pages: FastifyInstance, way: AuthPages): void {
  if (way.providers.offered.length === 0) return;

  pages.get('/oidc/interaction/:uid/provider/:provider', (request, reply) => begin(way, request, reply));

  // One address for each provider, which is registered there; the log-in that asked has a path of its own.
  pages.get(PROVIDER_ANSWER, (request, reply) => lead(way, request, reply, parametersIn(request.query)));
  // Apple sends a form, without cookies as it comes from elsewhere: it goes on as a page.
  pages.post(PROVIDER_ANSWER, (request, reply) => lead(way, request, reply, parametersIn(request.body)));

  pages.get('/oidc/interaction/:uid/provider', (request, reply) => end(way, request, reply));
  pages.post('/oidc/interaction/:uid/provider-link', (request, reply) => agreeToLink(way, request, reply));
}

async function begin(way: AuthPages, request: FastifyRequest, reply: FastifyReply) {
  const interaction = await interactionOf(way, request, reply);
  const provider = way.providers.offered.find(({ id }) => id === textIn(request.params, 'provider'));
  if (!interaction || !provider) return showExpired(way, reply);
  const wait = await way.limits.provider(callerOf(request));
  if (wait > 0) {
    noteSecurity(way.platform, 'way-in-limited', {});
    const title = sayFor(reply)(providerMessages.title, { provider: provider.name });
    return showPage(way, reply, 429, title, tooOften(reply, wait));
  }
  const { uid } = interaction;
  const address = await way.providers.ask(provider, { uid });
  return address
    ? reply.header('cache-control', 'no-store').redirect(address, 303)
    : showProviderFault(way, reply, { uid, provider, message: providerMessages.away, status: 503 });
}

/** Leads an answer to where it was asked for: whose it is is looked at there. */
async function lead(way: AuthPages, request: FastifyRequest, reply: FastifyReply, sent: URLSearchParams) {
  const { database, now } = way.platform;
  const asked = await askedBy(
    database.db,
    { provider: textIn(request.params, 'provider'), state: sent.get('state') ?? '' },
    now(),
  );
  if (!asked) return showExpired(way, reply);
  // In a fragment it is sent to no server before the page asks for it.
  const place = asked.uid ? `/oidc/interaction/${asked.uid}/provider?` : '/setting/security#provider&';
  return reply.header('cache-control', 'no-store').redirect(`${place}${sent}`, 303);
}

async function end(way: AuthPages, request: FastifyRequest, reply: FastifyReply) {
  const interaction = await interactionOf(way, request, reply);
  if (!interaction) return showExpired(way, reply);
  const { uid } = interaction;
  const answered = await way.providers.answer(parametersIn(request.query), { uid });
  if (!answered) return showExpired(way, reply);
  const { provider, result } = answered;
  if (typeof result === 'string') {
    const status = statusOf[result];
    return showProviderFault(way, reply, { uid, provider, message: faultMessages[result], status });
  }
  return arrive(way, request, reply, { interaction, provider, vouched: result });
}

function parametersIn(sent: unknown): URLSearchParams {
  const given = ANSWERED.map((name) => [name, textIn(sent, name).slice(0, LONGEST)]);
  return new URLSearchParams(given.filter(([, value]) => value !== ''));
}
