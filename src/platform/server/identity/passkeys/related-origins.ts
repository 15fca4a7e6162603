import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

const DAY_S = 24 * 3600;

/** `/.well-known/webauthn`: which other origins may use the keys of this domain, where the settings say so (A18). */
export function publishRelatedOrigins(app: FastifyInstance, config: Config): void {
  const { PASSKEY_DOMAIN, RELATED_ORIGINS, PUBLIC_ORIGIN } = config;
  if (PASSKEY_DOMAIN === undefined && RELATED_ORIGINS.length === 0) return;
  const origins = [...new Set([PUBLIC_ORIGIN, ...RELATED_ORIGINS])];
  app.get('/.well-known/webauthn', (_, reply) =>
    reply.header('cache-control', `public, max-age=${DAY_S}`).send({ origins }),
  );
}
