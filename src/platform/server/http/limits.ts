import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Endpoint } from '#platform/shared/wire.ts';
import type { Platform } from '../platform.ts';
import { callerOf } from './caller-of.ts';

const GENERAL_PER_MINUTE = 900;
/** Requests a minute with one token of a program, whatever they ask for. */
export const PROGRAM_PER_MINUTE = 60;

type Limit = (request: FastifyRequest, viewer: Viewer | null) => Promise<Refusal | undefined>;

/** The limit of one operation by person, or by network for a visitor. */
export function limitOf(platform: Platform, endpoint: Endpoint): Limit {
  if (!platform.config.RATE_LIMITS) return async () => undefined;
  const limiter = new RateLimiterMemory({
    points: endpoint.perMinute ?? GENERAL_PER_MINUTE,
    duration: 60,
    keyPrefix: endpoint.operation,
  });
  const programs = limitOfPrograms(platform);
  return async (request, viewer) => {
    const program = viewer?.programId;
    try {
      if (program !== undefined) await programs.consume(program);
      await limiter.consume(program ?? viewer?.personId ?? callerOf(request));
      return undefined;
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      return refuse('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(spent.msBeforeNext / 1000) }, 'limited');
    }
  };
}

const ofPrograms = new WeakMap<Platform, RateLimiterMemory>();

/** One for all operations: a program has no page whose many reads would be one. */
function limitOfPrograms(platform: Platform): RateLimiterMemory {
  const known = ofPrograms.get(platform);
  if (known) return known;
  const limiter = new RateLimiterMemory({ points: PROGRAM_PER_MINUTE, duration: 60, keyPrefix: 'program' });
  ofPrograms.set(platform, limiter);
  return limiter;
}
