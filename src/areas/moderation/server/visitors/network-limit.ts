import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '#platform/server/config.ts';
import { callerOf } from '#platform/server/http/caller-of.ts';

/** Of people who share one network, not all report within an hour. */
const PER_HOUR = 20;

/** Whether one network has sent more reports than people would. */
export function limitOfReports({ RATE_LIMITS }: Config): (request: FastifyRequest) => Promise<boolean> {
  if (!RATE_LIMITS) return async () => false;
  const limiter = new RateLimiterMemory({ points: PER_HOUR, duration: 3_600, keyPrefix: 'visitor-reports' });
  return async (request) => {
    try {
      await limiter.consume(callerOf(request));
      return false;
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      return true;
    }
  };
}
