import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Backlog, readBacklog } from '../job-backlog.ts';
import { failedTogether } from '../jobs.ts';
import { standardLog } from '../log-stream.ts';
import type { Platform } from '../platform.ts';
import { diskWatchOf } from '../trouble.ts';

/** `/healthz` (alive), `/readyz` (may get traffic: the database answers, and no disk failed) and Prometheus metrics (ADM-2). */
export function publishHealth(app: FastifyInstance, platform: Platform, openStreams: () => number): void {
  const registry = metrics(app, openStreams);
  measureJobs(registry, platform);
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', { schema: { hide: true } }, async () => ({ alive: true }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = !stopping && !diskWatchOf(app.server).failed && (await answers(platform));
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!bearsToken(request, platform.config.METRICS_TOKEN)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Whether a request shows this token; compared in a time that tells nothing of it. */
export function bearsToken(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return false;
  const [given, wanted] = [request.headers.authorization ?? '', `Bearer ${token}`].map(digestOf);
  return given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted);
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
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
  countFailures(registry);
  new Gauge({
    name: 'stream_connections',
    help: 'Open live streams of this process.',
    registers: [registry],
    collect() {
      this.set(openStreams());
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const schema = request.routeOptions.schema;
    took.observe(
      { operation: schema?.operationId ?? 'page', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  return registry;
}

/** What went wrong since the start, and was borne. */
function countFailures(registry: Registry): void {
  new Gauge({
    name: 'jobs_failed_together',
    help: 'Jobs that failed with others and were then tried alone, since the start.',
    registers: [registry],
    collect() {
      this.set(failedTogether.jobs);
    },
  });
  new Gauge({
    name: 'log_lines_dropped',
    help: 'Lines of the log that could not be written, since the start.',
    registers: [registry],
    collect() {
      this.set(standardLog.dropped);
    },
  });
}

const jobFigures: Readonly<Record<string, readonly [figure: keyof Omit<Backlog, 'task'>, help: string]>> = {
  jobs_due: ['due', 'Jobs that could run now, by kind.'],
  jobs_oldest_seconds: ['oldestSeconds', 'How long the oldest of them has been due, by kind.'],
  jobs_given_up: ['givenUp', 'Jobs that were tried as often as they may be, by kind.'],
};

/** Asked of the database when somebody reads the metrics; without a database they are missing. */
function measureJobs(registry: Registry, { database }: Platform): void {
  for (const [name, [figure, help]] of Object.entries(jobFigures)) {
    new Gauge({
      name,
      help,
      labelNames: ['job'],
      registers: [registry],
      async collect() {
        this.reset();
        const backlog = await readBacklog(database.pool).catch(() => []);
        for (const each of backlog) this.set({ job: each.task }, each[figure]);
      },
    });
  }
}
