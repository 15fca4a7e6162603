import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Encoded, encodeFor } from './encoding.ts';

/** Smaller ones fit into one packet as they are; to encode them costs more than it spares. */
const WORTH_IT = 1_400;
const TEXT = /^(application\/(json|problem\+json|atom\+xml)|text\/(calendar|html|xml|plain))/;

/**
 * Encodes what the API answers in text. Pages, files and pictures come encoded or as they are, and a stream is never
 * held back.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT || !mayEncode(request, reply)) {
      return done(null, payload);
    }
    reply.header('vary', varyOf(reply));
    encodeFor(request.headers['accept-encoding'], Buffer.from(payload)).then((encoded) => {
      done(null, announce(reply, encoded));
    }, done);
  });
}

function mayEncode(request: FastifyRequest, reply: FastifyReply): boolean {
  if (request.method === 'HEAD' || reply.hasHeader('content-encoding')) return false;
  return TEXT.test(String(reply.getHeader('content-type')));
}

/** Says how it is encoded; the length that was known is no longer true. */
export function announce(reply: FastifyReply, { encoding, body }: Encoded): Buffer {
  if (encoding) reply.header('content-encoding', encoding).removeHeader('content-length');
  return body;
}

function varyOf(reply: FastifyReply): string {
  const before = String(reply.getHeader('vary') ?? '');
  return before ? `${before}, accept-encoding` : 'accept-encoding';
}
