import { Writable } from 'node:stream';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { i18nFor } from '#platform/web/i18n.ts';
import { pageOf } from '#platform/web/page-request.ts';
import { startLate } from './late-scripts.ts';
import { NonceContext } from './nonce.ts';

export default async function answerPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, locale } = pageOf(context);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', locale);
  const html = await renderWhole(
    <NonceContext value={nonce}>
      <I18nProvider i18n={await i18nFor(locale)}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </I18nProvider>
    </NonceContext>,
  );
  const routes = entry.staticHandlerContext.matches.map(({ route }) => route.id);
  return new Response(startLate(html, routes), { status, headers });
}

/** What a loader throws on purpose (404, redirects) is an answer, not news for the log. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
};

/** One buffer instead of a stream: pages are small, and whole answers compress and cache better. */
function renderWhole(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: () => undefined,
    });
  });
}
