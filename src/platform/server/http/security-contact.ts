import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';

const GOOD_FOR_MS = 180 * 24 * 3_600_000;
const DAY_S = 24 * 3600;

/** `/.well-known/security.txt` (RFC 9116): where to report a weakness. */
export function publishSecurityContact(app: FastifyInstance, { config, now }: Platform): void {
  app.get('/.well-known/security.txt', (_, reply) => {
    const lines = [
      `Contact: mailto:${config.SUPPORT_EMAIL}`,
      `Contact: ${config.PUBLIC_ORIGIN}/support`,
      `Expires: ${new Date(now().getTime() + GOOD_FOR_MS).toISOString()}`,
      'Preferred-Languages: en, de',
      `Canonical: ${config.PUBLIC_ORIGIN}/.well-known/security.txt`,
    ];
    return reply
      .header('cache-control', `public, max-age=${DAY_S}`)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
