import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Feeds, calendars and pictures, for which programs come back again and again. */
const COMES_BACK = /^(image\/|text\/calendar|application\/atom\+xml)/;

/**
 * Gives files an ETag of what they hold, and answers 304 without them to who has the same already (RFC 9110, 13.1.2).
 * It is weak: an encoded answer is another row of bytes with the same meaning.
 */
export function answerUnchanged(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!['GET', 'HEAD'].includes(request.method) || !comesBack(reply) || !isWhole(payload)) {
      return done(null, payload);
    }
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', tag);
    if (!isKnown(request.headers['if-none-match'], tag)) return done(null, payload);
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    done(null, null);
  });
}

function comesBack(reply: FastifyReply): boolean {
  return reply.statusCode === 200 && COMES_BACK.test(String(reply.getHeader('content-type')));
}

function isWhole(payload: unknown): payload is string | Uint8Array {
  return typeof payload === 'string' || payload instanceof Uint8Array;
}

/** Compared weakly, as If-None-Match asks for. */
function isKnown(known: string | undefined, tag: string): boolean {
  const bare = (each: string) => each.trim().replace(/^W\//, '');
  return (
    known !== undefined && (known.trim() === '*' || known.split(',').some((each) => bare(each) === bare(tag)))
  );
}
