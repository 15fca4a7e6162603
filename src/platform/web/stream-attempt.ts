import { createParser } from 'eventsource-parser';
import type { StreamOptions } from './stream.ts';

/** How one connection came to its end. `refused` is an answer we may ask again for: 429 or 5xx. */
export type Ending = { readonly lastEventId: string | undefined } & (
  | { readonly kind: 'asked' | 'dropped' | 'refused'; readonly opened: boolean }
  | { readonly kind: 'fatal'; readonly reason: string }
);

/** Opens the stream once and reads it to its end; never throws. */
export async function readStream(
  options: StreamOptions,
  topics: readonly string[],
  lastEventId: string | undefined,
  signal: AbortSignal,
): Promise<Ending> {
  const seen = { lastEventId };
  let opened = false;
  try {
    const answer = await fetch(addressOf(options.url, topics), {
      headers: await headersOf(options, lastEventId),
      cache: 'no-store',
      signal,
    });
    if (answer.status === 429 || answer.status >= 500) return { ...seen, kind: 'refused', opened };
    if (!answer.ok || !answer.body) return { ...seen, kind: 'fatal', reason: `status ${answer.status}` };
    opened = true;
    const said = await readEvents(answer.body, options, (id) => {
      seen.lastEventId = id;
    });
    if (said?.event === 'FatalError') return { ...seen, kind: 'fatal', reason: said.data };
    return { ...seen, kind: said ? 'asked' : 'dropped', opened };
  } catch {
    return { ...seen, kind: 'dropped', opened };
  }
}

function addressOf(url: string, topics: readonly string[]): string {
  return topics.length === 0 ? url : `${url}?watch=${topics.map(encodeURIComponent).join(',')}`;
}

async function headersOf(options: StreamOptions, lastEventId: string | undefined): Promise<Headers> {
  const headers = new Headers({ accept: 'text/event-stream' });
  const token = await options.token();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (lastEventId) headers.set('last-event-id', lastEventId);
  return headers;
}

/** Hands on every event; stops at the one by which the server ends the stream. */
async function readEvents(
  body: ReadableStream<Uint8Array>,
  options: StreamOptions,
  onId: (id: string) => void,
): Promise<{ event: string; data: string } | undefined> {
  let ending: { event: string; data: string } | undefined;
  const parser = createParser({
    onEvent({ event = 'message', data, id }) {
      if (ending) return;
      if (event === 'FatalError' || event === 'Reconnect') ending = { event, data };
      else {
        if (id) onId(id);
        options.onFact(event, parsed(data));
      }
    },
  });
  const text = new TextDecoder();
  const reader = body.getReader();
  while (!ending) {
    const { done, value } = await reader.read();
    if (done) break;
    parser.feed(text.decode(value, { stream: true }));
  }
  if (ending) await reader.cancel();
  return ending;
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}
