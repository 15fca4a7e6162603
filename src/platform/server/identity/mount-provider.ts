import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Config } from '../config.ts';
import { rememberCaller } from './log-ins-begun.ts';
import { originsOfClients } from './provider-clients.ts';

const PREFIX = /^\/oidc/;
// Without `script-src` here the provider could not add the hash of its one self-sending form.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export type AnswerByProvider = ReturnType<Provider['callback']>;

/** What answers the requests of a provider, with the headers of all our pages. */
export function answerOf(config: Config, provider: Provider): AnswerByProvider {
  provider.use(async (ctx, next) => {
    ctx.set('content-security-policy', formsMayLeadTo(config, POLICY));
    ctx.set('x-content-type-options', 'nosniff');
    ctx.set('x-frame-options', 'DENY');
    ctx.set('referrer-policy', 'same-origin');
    if (config.PUBLIC_ORIGIN.startsWith('https:')) {
      ctx.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
    }
    await next();
    if (ctx.oidc?.route === 'discovery') promiseOnlyWhatIs(ctx.body);
  });
  // Only now: what is added later would never run.
  return provider.callback();
}

/** Hands `/oidc/*` to the provider of the moment, which reads the request itself. */
export function mountProvider(app: FastifyInstance, config: Config, answer: () => AnswerByProvider): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.all('/oidc/*', (request, reply) => {
      reply.hijack();
      trustOnlySettings(config, request);
      rememberCaller(request);
      const raw = request.raw as typeof request.raw & { originalUrl?: string };
      raw.originalUrl = raw.url ?? '/';
      raw.url = raw.originalUrl.replace(PREFIX, '') || '/';
      answer()(raw, reply.raw);
    });
  });
}

/** The id of a session is for log-outs that the provider tells apps of, which it does not. */
function promiseOnlyWhatIs(discovery: { claims_supported: string[] }): void {
  discovery.claims_supported = discovery.claims_supported.filter((claim) => claim !== 'sid');
}

/** A form of a log-in ends in the app that asked for it, which may be elsewhere. */
export function formsMayLeadTo(config: Config, policy: string): string {
  return policy.replace("form-action 'self'", ["form-action 'self'", ...originsOfClients(config)].join(' '));
}

/** The provider learns its host and scheme from the settings, never from what a request claims. */
export function trustOnlySettings(config: Config, request: FastifyRequest): void {
  const { host, protocol } = new URL(config.PUBLIC_ORIGIN);
  const { headers } = request.raw;
  headers.host = host;
  headers['x-forwarded-host'] = host;
  headers['x-forwarded-proto'] = protocol.replace(':', '');
}
