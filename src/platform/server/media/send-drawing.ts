import type { FastifyReply } from 'fastify';

export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Sends a picture that we draw ourselves; what everybody may see is kept a minute by caches, any other never. */
export function sendDrawing(reply: FastifyReply, svg: string, audience: 'public' | 'private'): FastifyReply {
  return reply
    .type('image/svg+xml')
    .header('cache-control', audience === 'public' ? 'public, max-age=60' : 'private, no-store')
    .header('content-security-policy', DRAWING_POLICY)
    .send(svg);
}
