import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** The pages of this scope read forms alone, and none larger than this. */
export function acceptForms(pages: FastifyInstance, bodyLimit: number): void {
  pages.removeAllContentTypeParsers();
  const form = 'application/x-www-form-urlencoded';
  pages.addContentTypeParser(form, { parseAs: 'string', bodyLimit }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** Whether a page of another site has sent this form. */
export function isFromElsewhere({ method, headers }: FastifyRequest, { PUBLIC_ORIGIN }: Config): boolean {
  return method === 'POST' && headers.origin !== undefined && headers.origin !== PUBLIC_ORIGIN;
}
