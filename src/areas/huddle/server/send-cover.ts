import type { FastifyReply } from 'fastify';
import { landscapeSvg } from '#platform/shared/landscape.ts';
import { hourIn } from '#platform/shared/time.ts';
import type { HuddleRow } from './row-facts.ts';

/** Sends the landscape drawn from the huddle's id under the sky of its starting hour. */
export function sendLandscape(
  reply: FastifyReply,
  row: Pick<HuddleRow, 'id' | 'starts_at' | 'time_zone'>,
  width: number,
): FastifyReply {
  const hour = hourIn(row.starts_at, row.time_zone);
  return reply
    .type('image/svg+xml')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .send(landscapeSvg({ id: row.id, hour, width, height: Math.round(width / 2) }));
}

/** A picture that everybody may see is kept a minute by caches, any other never. */
export function cachePicture(reply: FastifyReply, audience: 'public' | 'private'): void {
  reply.header('cache-control', audience === 'public' ? 'public, max-age=60' : 'private, no-store');
}
