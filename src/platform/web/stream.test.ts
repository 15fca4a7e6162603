import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type LiveStream, openStream, type StreamOptions } from './stream.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const open: Answer = (response) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
const event = (name: string, data: unknown, id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const events = (...frames: string[]): Answer => {
  return (response, request) => {
    open(response, request);
    for (const frame of frames) response.write(frame);
  };
};
const eventsThenDrop = (...frames: string[]): Answer => {
  return (response, request) => {
    events(...frames)(response, request);
    setTimeout(() => response.destroy(), 20);
  };
};
const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code).end();

/** A real server that answers its requests one after another, the last answer again and again. */
async function scene(answers: Answer[], more: Partial<StreamOptions> = {}) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(request);
    answer?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const [facts, ends] = [[] as [string, unknown][], [] as string[]];
  const control = new AbortController();
  let token = 0;
  const stream: LiveStream = openStream({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/sse/subscribe`,
    token: async () => `token-${++token}`,
    onFact: (fact, data) => facts.push([fact, data]),
    onEnd: (reason) => ends.push(reason),
    signal: control.signal,
    delays: { quick: [5, 5], slow: 30 },
    ...more,
  });
  closing.push(() => {
    control.abort();
    server.closeAllConnections();
    server.close();
  });
  return { requests, facts, ends, stream, control };
}

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 10 });

describe('the live stream of a page', () => {
  it('comes back after a drop with a fresh token and the number of the last fact (NOT-1, NOT-3)', async () => {
    const { requests, facts } = await scene([
      eventsThenDrop(event('hello', { cursor: 6 }, 6), event('notification.counted', { count: 1 }, 7)),
      events(event('notification.counted', { count: 2 }, 8)),
    ]);
    await eventually(() => expect(facts).toHaveLength(3));
    expect(facts.at(-1)).toEqual(['notification.counted', { count: 2 }]);
    expect(requests.map(({ headers }) => [headers.authorization, headers['last-event-id']])).toEqual([
      ['Bearer token-1', undefined],
      ['Bearer token-2', '7'],
    ]);
  });

  it('tries again after 429 and 5xx, and never after another 4xx (NOT-1)', async () => {
    const { requests, ends } = await scene([status(503), status(429), status(403)]);
    await eventually(() => expect(ends).toEqual(['status 403']));
    expect(requests).toHaveLength(3);
  });

  it('ends at a FatalError event (NOT-1)', async () => {
    const { requests, ends, facts } = await scene([
      events(event('FatalError', { reason: 'suspended' }), event('notification.counted', {}, 3)),
    ]);
    await eventually(() => expect(ends).toHaveLength(1));
    expect(facts).toEqual([]);
    expect(requests).toHaveLength(1);
  });

  it('comes back at once when the server asks for it', async () => {
    const { facts } = await scene([
      events(event('Reconnect', { reason: 'token' })),
      events(event('hello', {}, 1)),
    ]);
    await eventually(() => expect(facts).toEqual([['hello', {}]]));
  });

  it('reconnects with the topics a page watches, and without them when it is left', async () => {
    const { requests, stream } = await scene([events(event('hello', { cursor: 4 }, 4))]);
    await eventually(() => expect(requests).toHaveLength(1));
    const leave = stream.watch('huddle:1');
    const second = stream.watch('huddle:1');
    await eventually(() => expect(requests.at(-1)?.url).toBe('/api/sse/subscribe?watch=huddle%3A1'));
    leave();
    second();
    await eventually(() => expect(requests.at(-1)?.url).toBe('/api/sse/subscribe'));
  });

  it('stays closed when the page is done with it', async () => {
    const { requests, control } = await scene([eventsThenDrop(event('hello', {}, 1))]);
    await eventually(() => expect(requests.length).toBeGreaterThan(0));
    control.abort();
    const before = requests.length;
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(requests.length).toBe(before);
  });
});
