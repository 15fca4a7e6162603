import { createRequestHandler, matchRoutes, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageMember, PageRequest } from '#platform/web/page-request.ts';
import type { RenderedPage } from './page-cache.ts';

/** What pages know beside their address and what they read. Its nonce is as long as that of a visitor. */
export type PageSettings = Pick<
  PageRequest,
  'productName' | 'publicOrigin' | 'supportEmail' | 'mapStyleUrl' | 'mobileUrl' | 'socialUrls' | 'nonce'
>;

/** A request for a page: of it, loaders get the address and the language. */
export interface PageVisit {
  readonly url: string;
  readonly locale: string;
  readonly now: Date;
  /** Whom it is rendered for; undefined for a visitor. */
  readonly member?: PageMember | undefined;
  /** The own API's answer to a visitor, status and body, in one text. */
  read(path: string): Promise<string>;
}

export type RenderPage = (visit: PageVisit) => Promise<RenderedPage>;

export interface Renderer {
  readonly render: RenderPage;
  /** Whether this page stands behind the log-in, and so is rendered with the rights of who asks. */
  isForMembers(path: string): Promise<boolean>;
}

/** The layout around all pages for members, by the name of its route. */
const MEMBERS = 'shell/member.layout';

/** What the loaders find: `pageOf` in platform/web reads it. */
class PageContext extends RouterContextProvider {
  readonly page: object;
  constructor(page: object) {
    super();
    this.page = page;
  }
}

/** Renders one page after another of this build; what a page throws is its answer, 404 or 500. */
export function rendererOf(
  settings: PageSettings,
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'development' | 'production',
): Renderer {
  const handle = createRequestHandler(build, mode);
  const render: RenderPage = async (visit) => {
    const { url, locale, now, member } = visit;
    let html = '';
    const context = new PageContext({
      ...settings,
      locale,
      now,
      member,
      dataOnly: /\.data(\?|$)/.test(url),
      async api(path: string) {
        const answer = await visit.read(path);
        return { status: Number(answer.slice(0, 3)), body: JSON.parse(answer.slice(4)) as unknown };
      },
      hand(page: string) {
        html = page;
      },
    });
    const answer = await handle(new Request(`http://pages.internal${url}`), context);
    const headers = [...answer.headers].map(([name, value]) => [name, withoutOrigin(name, value)] as const);
    // Pages are handed over; what has a body is data for a page that stands in a browser.
    if (answer.body) html = await answer.text();
    const bytes = Buffer.from(html);
    return { status: answer.status, headers, bytes, nonces: placesOf(settings.nonce, bytes) };
  };
  const isForMembers = async (path: string) => {
    const { routes } = typeof build === 'function' ? await build() : build;
    return matchRoutes(treeOf(routes), path)?.some(({ route }) => route.id === MEMBERS) ?? false;
  };
  return { render, isForMembers };
}

type Routes = ServerBuild['routes'];
interface Branch {
  readonly id: string;
  readonly path?: string;
  readonly children: Branch[];
}

function treeOf(routes: Routes, parent?: string): Branch[] {
  return Object.values(routes)
    .filter((route) => route?.parentId === parent)
    .flatMap((route) => (route ? [branchOf(routes, route.id, route.path)] : []));
}

/** Links are built from the configured origin. */
function withoutOrigin(name: string, value: string): string {
  return name === 'location' ? value.replace(/^http:\/\/pages\.internal/, '') : value;
}

function placesOf(nonce: string, page: Buffer): number[] {
  const places: number[] = [];
  for (let at = page.indexOf(nonce); at >= 0; at = page.indexOf(nonce, at + nonce.length)) places.push(at);
  return places;
}

function branchOf(routes: Routes, id: string, path: string | undefined): Branch {
  const children = treeOf(routes, id);
  return path === undefined ? { id, children } : { id, path, children };
}
