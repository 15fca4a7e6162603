import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Platform } from '../platform.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** `/healthz` (alive), `/readyz` (may get traffic: the database answers) and Prometheus metrics (ADM-2). */
export function publishHealth(app: FastifyInstance, platform: Platform, openStreams: () => number): void {
  const registry = metrics(app, openStreams);
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', { schema: { hide: true } }, async () => ({ alive: true }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = !stopping && (await answers(platform));
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, platform.config.METRICS_TOKEN)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  return token ? request.headers.authorization === `Bearer ${token}` : LOOPBACK.test(request.ip);
}

async function answers(platform: Platform): Promise<boolean> {
  try {
    await sql`select 1`.execute(platform.database.db);
    return true;
  } catch {
    return false;
  }
}

function metrics(app: FastifyInstance, openStreams: () => number): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const took = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to the end of the answer, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  new Gauge({
    name: 'stream_connections',
    help: 'Open live streams of this process.',
    registers: [registry],
    collect() {
      this.set(openStreams());
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const schema = request.routeOptions.schema as { operationId?: string } | undefined;
    took.observe(
      { operation: schema?.operationId ?? 'page', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  return registry;
}
