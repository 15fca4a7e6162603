import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '#platform/server/http/caller-of.ts';
import { pageSessionsOf } from '#platform/server/identity/page-sessions/page-sessions.ts';
import type { Platform } from '#platform/server/platform.ts';
import { standOf } from '#platform/server/stream/facts.ts';
import { isUnavailable } from '#platform/server/trouble.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import type { ApiAnswer, PageAccess } from '#platform/web/page-request.ts';
import type { RenderedPage } from './page-cache.ts';
import type { PageVisit, Renderer } from './render-page.ts';

interface Entered {
  /** Undefined where the browser must decide, as before the address is verified. */
  readonly page: RenderedPage | undefined;
  /** The session's cookie, when it changes. */
  readonly cookie: string | undefined;
}

type Enter = (request: FastifyRequest, visit: PageVisit) => Promise<Entered | undefined>;

/**
 * Renders a page behind the log-in with the rights of the person whose session the browser shows. It is for this
 * request alone: nothing of it is kept or shared. Whatever stands against it, a page that fails included, leads to
 * the empty frame that a visitor gets, from which the browser asks for itself.
 */
export function entranceOf(app: FastifyInstance, platform: Platform, pages: Renderer): Enter {
  const sessions = pageSessionsOf(platform);
  return async (request, visit) => {
    const { cookie } = request.headers;
    const [path = '/'] = visit.url.split('?');
    if (!cookie || !(await pages.isForMembers(path))) return undefined;
    const opened = await sessions.open(cookie).catch((error: Error) => {
      if (isUnavailable(error)) return undefined;
      throw error;
    });
    if (!opened) return undefined;
    const api = askAs(app, callerOf(request), opened.access);
    const { status, body } = await api('/api/me');
    if (status !== 200) return { page: undefined, cookie: opened.cookie };
    const me = body as { id: PersonId; locale: string };
    const locale = bestLocale(me.locale);
    const { last: position } = await standOf(platform.database.db, me.id);
    const device = { isPhone: isPhone(request), isOnSlowLine: isOnSlowLine(request) };
    const member = { me, position, ...device, access: opened.access, api };
    const { url, now } = visit;
    const page = await pages.render({ url, locale, now, read: (at) => visit.read(at), member });
    if (page.status >= 500) platform.log.error({ path }, 'a page could not be rendered for a member');
    return { page: page.status < 500 ? page : undefined, cookie: opened.cookie };
  };
}

function isPhone({ headers }: FastifyRequest): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  return hint === undefined ? /\bMobi/.test(headers['user-agent'] ?? '') : hint === '?1';
}

function isOnSlowLine({ headers }: FastifyRequest): boolean {
  return headers['save-data'] === 'on' || /^(slow-)?2g$/.test(String(headers.ect));
}

function askAs(app: FastifyInstance, remoteAddress: string, { token }: PageAccess) {
  return async (url: string): Promise<ApiAnswer> => {
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json' };
    const answer = await app.inject({ method: 'GET', url, headers, remoteAddress });
    return { status: answer.statusCode, body: JSON.parse(answer.body) as unknown };
  };
}
