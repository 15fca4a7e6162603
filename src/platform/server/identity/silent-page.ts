import type { FastifyInstance } from 'fastify';

const POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'self'; base-uri 'none'";
const page =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Session</title>' +
  '<script src="/plain/silent.js"></script></head><body></body></html>';

/**
 * `/auth/silent`: where the provider sends a log-in that is asked for without showing anything. The app reads
 * the address it ended at, or, when the provider is elsewhere, is told of it by the script in a hidden frame.
 */
export function registerSilentPage(app: FastifyInstance): void {
  app.get('/auth/silent', (_, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
