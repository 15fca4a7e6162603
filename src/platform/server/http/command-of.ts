import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Command } from '../write.ts';

/** What an Idempotency-Key may be: as long as anybody's random number, without spaces. */
export const KEY_PATTERN = '^[\\x21-\\x7e]{1,128}$';

const KEY = new RegExp(KEY_PATTERN);

/**
 * Visitors have one owner, for what is known of them, their network address, changes on the way and is none of our
 * business: anyone who sends the same key with the same request knows all that its answer can say.
 */
const VISITORS = 'visitor';

/** Reads the Idempotency-Key of a POST; one that is none is a fault of the caller, not a command without a key. */
export function commandOf(request: FastifyRequest, viewer: Viewer | null): Command {
  const owner = viewer?.personId ?? VISITORS;
  const header = request.headers['idempotency-key'];
  if (request.method !== 'POST' || header === undefined) return { owner, key: undefined, requestHash: '' };
  if (typeof header !== 'string' || !KEY.test(header)) throw new MalformedKey();
  return { owner, key: header, requestHash: hashOfRequest(request.method, request.url, request.body) };
}

/** What makes two requests the same one; of a body as it was parsed. */
export function hashOfRequest(method: string, url: string, body: unknown): string {
  const hash = createHash('sha256').update(`${method} ${url}\n`);
  hash.update(body instanceof Uint8Array ? body : JSON.stringify(body ?? null));
  return hash.digest('base64url');
}

class MalformedKey extends Error {
  readonly statusCode = 400;
  readonly code = 'MALFORMED_IDEMPOTENCY_KEY';
}
