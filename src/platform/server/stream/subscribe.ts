import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { registerEndpoints } from '../http/endpoints.ts';
import type { Platform } from '../platform.ts';
import { Connection } from './connection.ts';
import { standOf } from './facts.ts';
import { frame } from './frame.ts';
import type { StreamHub } from './hub.ts';

const MOST_TOPICS = 8;
/** A longer timer would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Says whether a viewer may watch an object of one kind; every kind that can be watched has one. */
export type MayWatch = (viewer: Viewer, id: string) => Promise<boolean>;

const streamContract = {
  'GET /api/sse/subscribe': {
    operation: 'subscribe',
    summary: 'The live stream (server-sent events): what concerns me, and changes of what I watch.',
    access: 'member',
    query: z.strictObject({
      watch: z.string().max(600).optional().describe('Topics to watch, `kind:id`, separated by commas.'),
    }),
    reply: null,
  },
} as const satisfies Contract;

export function registerStream(
  app: FastifyInstance,
  platform: Platform,
  hub: StreamHub,
  watchable: ReadonlyMap<string, MayWatch>,
): void {
  registerEndpoints(app, platform, streamContract, {
    'GET /api/sse/subscribe': async ({ viewer, query, request, reply }) => {
      const topics = await admitTopics(viewer, query.watch, watchable);
      if (isRefusal(topics)) return topics;
      const stand = await standOf(platform.database.db, viewer.personId);
      const asked = lastEventId(request);
      const resumable = asked !== undefined && asked >= stand.trimmedTo && asked <= stand.last;
      const connection = open(reply, viewer, topics, resumable ? asked : stand.last);
      if (asked !== undefined && !resumable)
        connection.send(frame('reset', { last: stand.last }, stand.last));
      attach(hub, connection, reply, viewer, platform.now());
      return reply;
    },
  });
}

function lastEventId(request: FastifyRequest): number | undefined {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}

async function admitTopics(
  viewer: Viewer,
  watch: string | undefined,
  watchable: ReadonlyMap<string, MayWatch>,
): Promise<ReadonlySet<string> | Refusal> {
  const topics = new Set((watch ?? '').split(',').filter(Boolean));
  if (topics.size > MOST_TOPICS) return refuse('TOO_MANY_TOPICS', { most: MOST_TOPICS });
  for (const topic of topics) {
    const [kind = '', id = ''] = topic.split(':');
    const mayWatch = watchable.get(kind);
    if (!mayWatch || !z.uuid().safeParse(id).success || !(await mayWatch(viewer, id))) return missing();
  }
  return topics;
}

function open(reply: FastifyReply, viewer: Viewer, topics: ReadonlySet<string>, cursor: number): Connection {
  reply.hijack();
  const headers = { ...reply.getHeaders() } as Record<string, string>;
  reply.raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  reply.raw.socket?.setTimeout(0);
  reply.raw.socket?.setNoDelay(true);
  const connection = new Connection(reply.raw, viewer.personId, topics, cursor);
  connection.send(frame('hello', { cursor, watched: [...topics] }, cursor));
  return connection;
}

/** From here on the hub serves it; first comes what was missed while away. */
function attach(
  hub: StreamHub,
  connection: Connection,
  reply: FastifyReply,
  viewer: Viewer,
  now: Date,
): void {
  hub.add(connection);
  const untilTokenEnds = Math.min(LONGEST_TIMER_MS, Math.max(0, viewer.tokenEndsAt - now.getTime()));
  const ending = setTimeout(() => connection.end('Reconnect', 'token'), untilTokenEnds);
  ending.unref();
  reply.raw.on('close', () => {
    clearTimeout(ending);
    hub.remove(connection);
  });
  hub.wake([viewer.personId]);
}
