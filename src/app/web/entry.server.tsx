import { LinguiContext } from '@lingui/react';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageOf } from '#platform/web/page-request.ts';
import { startLate } from './late-scripts.ts';
import { NonceContext } from './nonce.ts';
import { scriptsOfData, withScriptsOfData } from './page-data.ts';
import { renderWhole } from './render-whole.ts';
import { wordsIn } from './words.ts';

export default async function answerPage(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entry }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, locale, hand } = pageOf(context);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', locale);
  const routes = entry.staticHandlerContext.matches.map(({ route }) => route.id);
  const data = serverHandoffStream ? await scriptsOfData(serverHandoffStream, nonce) : '';
  const html = await renderWhole(
    <NonceContext value={nonce}>
      <LinguiContext value={await wordsIn(locale)}>
        <ServerRouter context={onlyWith(routes, entry)} url={request.url} nonce={nonce} />
      </LinguiContext>
    </NonceContext>,
  );
  hand(startLate(withScriptsOfData(html, data), routes));
  return new Response(null, { status, headers });
}

/** The router makes each of its routes anew for every page: so it is told only of those that are in it. */
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
