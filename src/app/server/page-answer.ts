import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { contentSecurityPolicy } from '#platform/server/http/headers.ts';
import { pageLocale } from '#platform/server/http/page-locale.ts';
import type { Platform } from '#platform/server/platform.ts';
import { SharedRun } from '#platform/server/shared-run.ts';
import {
  type KeptPage,
  KeptPages,
  type PageInput,
  pageInstant,
  RENDERED_NONCE,
  type RenderedPage,
  withNonce,
} from './kept-pages.ts';
import { encodeFor } from './page-encoding.ts';

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
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: Mode,
): void {
  const readPage = readerOf(rendererOf(platform, createRequestHandler(build, mode)), mode);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      if (request.url.startsWith('/api/')) return reply.callNotFound();
      const visit = new Visit(app, platform, request);
      const page = await readPage(visit);
      const nonce = randomBytes(16).toString('base64');
      const policy = contentSecurityPolicy(platform.config, nonce);
      if (mode === 'production') reply.header('content-security-policy', policy);
      else reply.removeHeader('content-security-policy');
      return send(request, reply, page, nonce);
    },
  });
}

type Render = (visit: Visit) => Promise<RenderedPage>;
type Read = (visit: Visit) => Promise<RenderedPage | KeptPage>;

/** Finds a page as it was kept, or renders it; visitors who come together share the finding and the rendering. */
function readerOf(render: Render, mode: Mode): Read {
  const kept = new KeptPages();
  const readOne: Read = async (visit) => {
    const known = mode === 'production' ? await kept.find(visit) : undefined;
    if (known) return known;
    const page = await render(visit);
    if (visit.method === 'GET') kept.keep(visit, await visit.reads(), page);
    return page;
  };
  const together = new SharedRun<string, Visit, RenderedPage | KeptPage>(
    async (_key, [first, ...others]) => {
      if (!first) return [];
      const page = await readOne(first);
      // What is refused may be refused to this address alone.
      const refused = page.status !== 200;
      return [page, ...(await Promise.all(others.map((visit) => (refused ? readOne(visit) : page))))];
    },
    { gathers: false },
  );
  return (visit) => together.run(`${visit.method} ${visit.key}`, visit);
}

/** One request for a page; what it reads of the API, it reads once. */
class Visit implements PageInput {
  readonly key: string;
  readonly now: Date;
  readonly locale: string;
  readonly url: string;
  readonly method: string;
  private readonly app: FastifyInstance;
  private readonly address: string;
  private readonly answers = new Map<string, Promise<string>>();

  constructor(app: FastifyInstance, platform: Platform, request: FastifyRequest) {
    this.app = app;
    this.address = request.ip;
    this.url = request.url;
    this.method = request.method;
    this.locale = pageLocale(request.headers);
    this.key = `${this.locale} ${request.url}`;
    this.now = pageInstant(platform.now());
  }

  read(path: string): Promise<string> {
    const answer = this.answers.get(path) ?? this.ask(path);
    this.answers.set(path, answer);
    return answer;
  }

  async reads(): Promise<Map<string, string>> {
    const known = [...this.answers].map(async ([path, answer]) => [path, await answer] as const);
    return new Map(await Promise.all(known));
  }

  private async ask(path: string): Promise<string> {
    if (!path.startsWith('/api/public/')) throw new Error(`not a public path: ${path}`);
    // The visitor's address goes along, so that limits count visitors and not this process.
    const answer = await this.app.inject({ method: 'GET', url: path, remoteAddress: this.address });
    return `${answer.statusCode} ${answer.body}`;
  }
}

function rendererOf(platform: Platform, render: ReturnType<typeof createRequestHandler>): Render {
  return async (visit) => {
    const { method } = visit;
    let html = '';
    const context = contextOf(platform, visit, (made) => {
      html = made;
    });
    const answer = await render(new Request(`http://pages.internal${visit.url}`, { method }), context);
    const headers = [...answer.headers].map(([name, value]) => [name, withoutOrigin(name, value)] as const);
    // Pages are handed over; what has a body is data for a page that stands in a browser.
    if (answer.body) html = await answer.text();
    return { status: answer.status, headers, html: method === 'HEAD' ? '' : html };
  };
}

/** Links are built from the configured origin; of the request, loaders get the address and the language. */
function contextOf({ config }: Platform, visit: Visit, hand: (html: string) => void): PageContext {
  return new PageContext({
    nonce: RENDERED_NONCE,
    locale: visit.locale,
    productName: config.PRODUCT_NAME,
    publicOrigin: config.PUBLIC_ORIGIN,
    supportEmail: config.SUPPORT_EMAIL,
    mapStyleUrl: config.MAP_STYLE_URL ?? null,
    mobileUrl: config.MOBILE_URL,
    socialUrls: config.SOCIAL_URLS,
    now: visit.now,
    dataOnly: /\.data(\?|$)/.test(visit.url),
    async api(path: string) {
      const answer = await visit.read(path);
      return { status: Number(answer.slice(0, 3)), body: JSON.parse(answer.slice(4)) as unknown };
    },
    hand,
  });
}

function withoutOrigin(name: string, value: string): string {
  return name === 'location' ? value.replace(/^http:\/\/pages\.internal/, '') : value;
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage | KeptPage,
  nonce: string,
): Promise<FastifyReply> {
  reply.code(page.status).header('cache-control', 'no-cache');
  for (const [name, value] of page.headers) reply.header(name, value);
  const bytes = withNonce(page, nonce);
  const { encoding, body } = await encodeFor(request.headers['accept-encoding'], bytes);
  if (encoding) reply.header('content-encoding', encoding);
  reply.header('vary', 'accept-encoding, accept-language, cookie');
  return reply.send(body);
}
