import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { contentSecurityPolicy } from '#platform/server/http/headers.ts';
import type { Platform } from '#platform/server/platform.ts';
import { encodeFor } from './page-encoding.ts';
import { pageLocale } from './page-locale.ts';

type Mode = 'development' | 'production';

/** What the loaders find: `pageOf` in platform/web reads it. */
class PageContext extends RouterContextProvider {
  readonly page: object;
  constructor(page: object) {
    super();
    this.page = page;
  }
}

export function answerPages(
  app: FastifyInstance,
  platform: Platform,
  build: () => ServerBuild | Promise<ServerBuild>,
  mode: Mode,
): void {
  const render = createRequestHandler(build, mode);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      if (request.url.startsWith('/api/')) return reply.callNotFound();
      const nonce = randomBytes(16).toString('base64');
      const context = new PageContext(pageRequest(app, platform, request, nonce));
      const answer = await render(webRequest(request, reply), context);
      const policy = contentSecurityPolicy(platform.config, nonce);
      if (mode === 'production') reply.header('content-security-policy', policy);
      else reply.removeHeader('content-security-policy');
      return send(request, reply, answer);
    },
  });
}

function pageRequest(app: FastifyInstance, platform: Platform, request: FastifyRequest, nonce: string) {
  const { PRODUCT_NAME, PUBLIC_ORIGIN, SUPPORT_EMAIL } = platform.config;
  return {
    nonce,
    locale: pageLocale(request.headers),
    productName: PRODUCT_NAME,
    publicOrigin: PUBLIC_ORIGIN,
    supportEmail: SUPPORT_EMAIL,
    now: platform.now(),
    async api(path: string) {
      if (!path.startsWith('/api/public/')) throw new Error(`not a public path: ${path}`);
      // The visitor's address goes along, so that limits count visitors and not this process.
      const answer = await app.inject({ method: 'GET', url: path, remoteAddress: request.ip });
      return { status: answer.statusCode, body: answer.json() as unknown };
    },
  };
}

/** Links are built from the configured origin; the Host header is the client's word and goes nowhere. */
function webRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const name of ['accept', 'accept-language', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return new Request(`http://pages.internal${request.url}`, {
    method: request.method,
    headers,
    signal: gone.signal,
  });
}

async function send(request: FastifyRequest, reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  reply.code(answer.status);
  for (const [name, value] of answer.headers) {
    reply.header(name, name === 'location' ? value.replace(/^http:\/\/pages\.internal/, '') : value);
  }
  if (!answer.headers.has('cache-control')) reply.header('cache-control', 'no-cache');
  if (answer.headers.get('content-type')?.startsWith('text/html'))
    reply.header('vary', 'accept-language, cookie');
  if (!answer.body) return reply.send('');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { encoding, body } = await encodeFor(request.headers['accept-encoding'], bytes);
  if (encoding) reply.header('content-encoding', encoding);
  reply.header(
    'vary',
    encoding || bytes.length > 0 ? 'accept-encoding, accept-language, cookie' : 'accept-language, cookie',
  );
  return reply.send(body);
}
