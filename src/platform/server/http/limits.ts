import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Endpoint } from '#platform/shared/wire.ts';
import type { Platform } from '../platform.ts';
import { callerOf } from './caller-of.ts';

const GENERAL_PER_MINUTE = 900;

type Limit = (request: FastifyRequest, viewer: Viewer | null) => Promise<Refusal | undefined>;

/** The limit of one operation by person, or by network for a visitor. */
export function limitOf(platform: Platform, endpoint: Endpoint): Limit {
  if (!platform.config.RATE_LIMITS) return async () => undefined;
  const limiter = new RateLimiterMemory({
    points: endpoint.perMinute ?? GENERAL_PER_MINUTE,
    duration: 60,
    keyPrefix: endpoint.operation,
  });
  return async (request, viewer) => {
    const owner = viewer?.personId ?? callerOf(request);
    try {
      await limiter.consume(owner);
      return undefined;
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      return refuse('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(spent.msBeforeNext / 1000) }, 'limited');
    }
  };
}
