import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Config } from '../config.ts';
import { rememberCaller } from './log-ins-begun.ts';

const PREFIX = /^\/oidc/;
// Without `script-src` here the provider could not add the hash of its one self-sending form.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Hands `/oidc/*` to the provider, which reads the request itself. */
export function mountProvider(app: FastifyInstance, config: Config, provider: Provider): void {
  const answer = provider.callback();
  provider.use(async (ctx, next) => {
    ctx.set('content-security-policy', POLICY);
    ctx.set('x-content-type-options', 'nosniff');
    ctx.set('x-frame-options', 'DENY');
    ctx.set('referrer-policy', 'same-origin');
    if (config.PUBLIC_ORIGIN.startsWith('https:')) {
      ctx.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
    }
    await next();
  });
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
      answer(raw, reply.raw);
    });
  });
}

/** The provider learns its host and scheme from the settings, never from what a request claims. */
export function trustOnlySettings(config: Config, request: FastifyRequest): void {
  const { host, protocol } = new URL(config.PUBLIC_ORIGIN);
  const { headers } = request.raw;
  headers.host = host;
  headers['x-forwarded-host'] = host;
  headers['x-forwarded-proto'] = protocol.replace(':', '');
}
