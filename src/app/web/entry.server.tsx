import { LinguiContext } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { partsLoaded } from '#platform/web/lazy-part.ts';
import { pageOf } from '#platform/web/page-request.ts';
import { keepEarlyPresses, startLate } from './late-scripts.ts';
import { NonceContext } from './nonce.ts';
import { scriptsOfData, scriptsOfMember } from './page-data.ts';
import { renderFor } from './render-member.ts';
import { wordsIn } from './words.ts';

export default async function answerPage(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entry }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, locale, hand, member } = pageOf(context);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', locale);
  const routes = entry.staticHandlerContext.matches.map(({ route }) => route.id);
  const data = serverHandoffStream ? await scriptsOfData(serverHandoffStream, nonce) : '';
  const words = await wordsIn(locale);
  await partsLoaded();
  const mine = onlyWith(routes, entry);
  const render = () =>
    renderToString(
      <NonceContext value={nonce}>
        <LinguiContext value={words}>
          <ServerRouter context={mine} url={request.url} nonce={nonce} />
        </LinguiContext>
      </NonceContext>,
    );
  if (member && entry.staticHandlerContext.loaderData['shell/member.layout']?.me) {
    const { html, data: ofMember } = await renderFor(member, render);
    hand(
      `${START}${withState(keepEarlyPresses(html, nonce), scriptsOfMember(ofMember, nonce)).slice(0, -END.length)}${data}${END}`,
    );
  } else {
    hand(`${START}${startLate(render(), routes).slice(0, -END.length)}${data}${END}`);
  }
  return new Response(null, { status, headers });
}

/** The page with its data before the scripts that come alive with it. */
function withState(page: string, state: string): string {
  const at = page.lastIndexOf('<script', page.lastIndexOf(' type="module" async="">'));
  return page.slice(0, at) + state + page.slice(at);
}

/** What begins and what ends every page. */
const START = '<!DOCTYPE html>';
const END = '</body></html>';

/** The router makes each of its routes again for every page: so it is told only of those that are in it. */
function onlyWith(routes: readonly string[], entry: EntryContext): EntryContext {
  const { manifest } = entry;
  const mine = Object.fromEntries(routes.map((route) => [route, manifest.routes[route]]));
  return { ...entry, manifest: { ...manifest, routes: mine } };
}

/** What a loader throws on purpose (404, redirects) is an answer, not news for the log. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
};
