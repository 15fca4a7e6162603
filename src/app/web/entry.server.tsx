import { LinguiContext } from '@lingui/react';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { scriptOfPacked } from '#platform/web/packed.ts';
import { pageOf } from '#platform/web/page-request.ts';
import { fillGaps } from './fill-gaps.ts';
import { PartsLeftOut } from './frame-parts.ts';
import { KnownFrames } from './known-frames.ts';
import { startLate } from './late-scripts.ts';
import { NonceContext } from './nonce.ts';
import { scriptsOfData } from './page-data.ts';
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
  const words = await wordsIn(locale);
  const render = (leftOut: boolean) =>
    renderWhole(
      <NonceContext value={nonce}>
        <PartsLeftOut value={leftOut}>
          <LinguiContext value={words}>
            <ServerRouter context={onlyWith(routes, entry)} url={request.url} nonce={nonce} />
          </LinguiContext>
        </PartsLeftOut>
      </NonceContext>,
    );
  const packed = scriptOfPacked(Object.values(entry.staticHandlerContext.loaderData));
  hand(await framed(frameKey(status, entry), routes, `${packed}${data}${END}`, render));
  return new Response(null, { status, headers });
}

/** What begins and what ends every page. */
const START = '<!DOCTYPE html>';
const END = '</body></html>';
const frames = new KnownFrames();

/** A page of a known frame is rendered without it; any other as a whole, and looked at for its frame. */
async function framed(
  key: string | undefined,
  routes: readonly string[],
  end: string,
  render: (leftOut: boolean) => Promise<string>,
): Promise<string[]> {
  const known = key && frames.find(key);
  const page = known && fillGaps(await render(true), [...known, [END, end]]);
  if (page) return [START, ...page];
  const whole = await render(false);
  const late = startLate(whole, routes);
  if (key && late !== whole) frames.see(key, late);
  return [START, ...(fillGaps(late, [[END, end]]) ?? [late])];
}

/** What a frame is made of: its place among the parts of the page, and what the root of every page knows. */
function frameKey(status: number, { staticHandlerContext }: Omit<EntryContext, 'serverHandoffStream'>) {
  const { matches, loaderData, errors } = staticHandlerContext;
  if (status !== 200 || errors) return undefined;
  return JSON.stringify([matches.map(({ route }) => route.id), loaderData.root]);
}

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
