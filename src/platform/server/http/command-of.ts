import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Refusal } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Command } from '../write.ts';

const KEY = /^[\x21-\x7e]{1,128}$/;

/** Reads the Idempotency-Key of a POST; the hash covers method, address and body. */
export function commandOf(request: FastifyRequest, viewer: Viewer | Refusal | null): Command {
  const owner = viewer && 'personId' in viewer ? viewer.personId : request.ip;
  const header = request.headers['idempotency-key'];
  if (request.method !== 'POST' || typeof header !== 'string' || !KEY.test(header)) {
    return { owner, key: undefined, requestHash: '' };
  }
  const hash = createHash('sha256').update(`${request.method} ${request.url}\n`);
  hash.update(request.body instanceof Uint8Array ? request.body : JSON.stringify(request.body ?? null));
  return { owner, key: header, requestHash: hash.digest('base64url') };
}
