import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { callerOf } from './caller-of.ts';
import { faultMessages } from './messages.ts';
import { sendFault } from './problem.ts';

/**
 * What one network may ask for a minute, whatever it asks for: it stands before every route, so that pages, files
 * and the identity provider have a limit as well. What this process asks itself did not come over the network and was
 * counted with the page it is for.
 */
export function limitByNetwork(app: FastifyInstance, config: Config): void {
  if (!config.RATE_LIMITS) return;
  const limiter = new RateLimiterMemory({ points: config.NETWORK_PER_MINUTE, duration: 60 });
  app.addHook('onRequest', async (request, reply) => {
    if (!(request.raw.socket instanceof Socket)) return;
    try {
      await limiter.consume(callerOf(request));
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      reply.header('retry-after', String(Math.ceil(spent.msBeforeNext / 1000)));
      return sendFault(request, reply, {
        status: 429,
        code: 'TOO_MANY_REQUESTS',
        sentence: faultMessages.NETWORK_BUSY,
      });
    }
  });
}
