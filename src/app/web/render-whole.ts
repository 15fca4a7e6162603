import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** React writes it where it shows something for the time being. It begins with a sign that is rare in a page. */
const UNFINISHED = '$!-->';

/**
 * A page as one text, from `<html` on. Nearly always everything is there, and it is rendered in one go, which costs
 * half of what a stream does; only where a part of its code has yet to be loaded (once in a process) it is waited for.
 */
export async function renderWhole(page: ReactNode): Promise<string> {
  return renderAtOnce(page) ?? (await renderWaiting(page));
}

function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page);
    return html.includes(UNFINISHED) ? undefined : html;
  } catch {
    // It has to wait, or it is broken: the other way says which.
    return undefined;
  }
}

function renderWaiting(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString().replace('<!DOCTYPE html>', ''));
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
