import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** An answer of the API is data: opened as a page it may do nothing. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What a visitor may read, a page of another site may read: without anybody's credentials, and nothing else. */
const openToSites = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Strict headers on every answer; pages add their script nonce to the policy themselves. */
export function setHeaders(app: FastifyInstance, config: Config): void {
  const fixed: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy(config),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // How fast the line is, so that on a slow one words come before their faces.
    'accept-ch': 'ECT',
    'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=()',
  };
  if (config.PUBLIC_ORIGIN.startsWith('https:')) {
    fixed['strict-transport-security'] = 'max-age=63072000; includeSubDomains';
  }
  const ofApi = { ...fixed, 'content-security-policy': API_POLICY, 'cache-control': 'no-store' };
  const forAllSites = { ...ofApi, ...openToSites };
  app.addHook('onRequest', ({ method, url, id }, reply, done) => {
    const isPublicRead = url.startsWith('/api/public/') && (method === 'GET' || method === 'HEAD');
    const headers = isPublicRead ? forAllSites : url.startsWith('/api/') ? ofApi : fixed;
    reply.headers(headers).header('x-request-id', id);
    done();
  });
}

/**
 * The policy of a page. Scripts and style elements need the nonce; `style-src-attr` is open because the
 * component library hands numbers to its style sheets through style attributes (decision 5). A provider elsewhere
 * is asked for tokens, and for a log-in in a hidden frame.
 */
export function contentSecurityPolicy(config: Config, nonce?: string): string {
  const { OIDC_ISSUER } = config;
  const map = mapOrigins(config);
  const provider = OIDC_ISSUER ? ` ${new URL(OIDC_ISSUER).origin}` : '';
  const own = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  return [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src ${own}`,
    `style-src-elem ${own}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${map}`,
    "font-src 'self'",
    `connect-src 'self'${provider}${map}`,
    `frame-src 'self'${provider}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Where a map style of the operator's choice comes from. */
function mapOrigins({ MAP_STYLE_URL, MAP_ORIGINS }: Config): string {
  const style = MAP_STYLE_URL ? ` ${new URL(MAP_STYLE_URL).origin}` : '';
  return `${style}${MAP_ORIGINS ? ` ${MAP_ORIGINS}` : ''}`;
}
