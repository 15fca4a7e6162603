import type { FastifyReply } from 'fastify';

/** Begins a stream of events: from here on the reply is written by hand, and nothing on the way keeps it back. */
export function openStream(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  reply.raw.socket?.setTimeout?.(0);
  reply.raw.socket?.setNoDelay?.(true);
}
