import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CommitBatcher } from '#platform/server/commit-batcher.ts';
import type { Html } from '#platform/server/html.ts';
import { callerOf } from '#platform/server/http/caller-of.ts';
import { encodeFor } from '#platform/server/http/encoding.ts';
import { contentSecurityPolicy } from '#platform/server/http/headers.ts';
import { pageLocale } from '#platform/server/http/page-locale.ts';
import { siteNotice, withNotice } from '#platform/server/notice/site-notice.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Locale } from '#platform/shared/locale.ts';
import {
  newNonce,
  PageCache,
  type PageInput,
  pageInstant,
  type RenderedPage,
  withNonce,
} from './page-cache.ts';
import { entranceOf } from './page-entrance.ts';
import { pageAddress } from './page-query.ts';
import type { PageVisit, Renderer } from './render-page.ts';

type Mode = 'development' | 'production';

export function answerPages(app: FastifyInstance, platform: Platform, pages: Renderer, mode: Mode): void {
  const readPage = readerOf(pages.render, mode);
  const enter = entranceOf(app, platform, pages);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      if (request.url.startsWith('/api/')) return reply.callNotFound();
      const visit = new Visit(app, platform, request);
      const entered = await enter(request, visit);
      if (entered?.cookie) reply.header('set-cookie', entered.cookie);
      const page = entered?.page ?? (await readPage(visit));
      const nonce = newNonce();
      const policy = contentSecurityPolicy(platform.config, nonce);
      if (mode === 'production') reply.header('content-security-policy', policy);
      else reply.removeHeader('content-security-policy');
      // Members' pages ask for it themselves, and phones keep their frames; data is no page.
      const isPage = !(entered || /\.data(\?|$)/.test(request.url));
      const notice = isPage ? siteNotice(platform, visit.locale) : null;
      const shown = notice && !(await pages.isForMembers(pathOf(request))) ? notice : null;
      return send(request, reply, page, { nonce, notice: shown, isPrivate: entered !== undefined });
    },
  });
}

type Read = (visit: Visit) => Promise<RenderedPage>;

/** Finds a page as it was kept, or renders it; visitors who come together share the finding and the rendering. */
function readerOf(render: Read, mode: Mode): Read {
  const kept = new PageCache();
  const readOne: Read = async (visit) => {
    const known = mode === 'production' ? await kept.find(visit) : undefined;
    if (known) return known;
    const page = await render(visit);
    kept.keep(visit, await visit.reads(), page);
    return page;
  };
  const together = new CommitBatcher<string, Visit, RenderedPage>(
    async (_key, [first, ...others]) => {
      if (!first) return [];
      const page = await readOne(first);
      // What is refused may be refused to this address alone.
      const refused = page.status !== 200;
      return [page, ...(await Promise.all(others.map((visit) => (refused ? readOne(visit) : page))))];
    },
    { waitForStragglers: false },
  );
  return (visit) => together.run(visit.key, visit);
}

/** One request for a page; what it reads of the API, it reads once. */
class Visit implements PageInput, PageVisit {
  readonly key: string;
  readonly now: Date;
  readonly locale: Locale;
  readonly url: string;
  private readonly app: FastifyInstance;
  private readonly caller: string;
  private readonly answers = new Map<string, Promise<string>>();

  constructor(app: FastifyInstance, platform: Platform, request: FastifyRequest) {
    this.app = app;
    this.caller = callerOf(request);
    this.url = pageAddress(request.url);
    this.locale = pageLocale(request.headers);
    this.key = `${this.locale} ${this.url}`;
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
    const answer = await this.app.inject({ method: 'GET', url: path, remoteAddress: this.caller });
    return `${answer.statusCode} ${answer.body}`;
  }
}

interface Sending {
  readonly nonce: string;
  /** Put into the page as it is sent: a rendering that is kept never holds it. */
  readonly notice: Html | null;
  readonly isPrivate: boolean;
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? url;

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  { nonce, notice, isPrivate }: Sending,
): Promise<FastifyReply> {
  reply.code(page.status).header('cache-control', isPrivate ? 'no-store' : 'no-cache');
  for (const [name, value] of page.headers) reply.header(name, value);
  const bytes = withNotice(withNonce(page, nonce), notice);
  const { encoding, body } = await encodeFor(request.headers['accept-encoding'], bytes);
  if (encoding) reply.header('content-encoding', encoding);
  reply.header('vary', 'accept-encoding, accept-language, cookie');
  return reply.send(body);
}
