import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ObjectId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { registerEndpoints } from '../http/endpoints.ts';
import { asObjectId } from '../object-id.ts';
import type { Platform } from '../platform.ts';
import { Connection } from './connection.ts';
import { standOf } from './facts.ts';
import { frame } from './frame.ts';
import type { StreamHub } from './hub.ts';
import { openStream } from './open-stream.ts';

export const MAX_TOPICS = 8;
/** A longer timer would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Says whether somebody may watch an object of one kind; every kind that can be watched has one. */
export type MayWatch = (personId: PersonId, id: ObjectId) => Promise<boolean>;

const streamContract = {
  'GET /api/sse/subscribe': {
    operation: 'subscribe',
    summary: 'The live stream (server-sent events): what concerns me, and changes of what I watch.',
    access: 'member',
    query: z.strictObject({
      watch: z
        .string()
        .max(600)
        .optional()
        .describe('Topics to watch, `kind:id`, separated by commas; `hello` names those that are watched.'),
    }),
    reply: null,
    sends: ['text/event-stream'],
  },
} as const satisfies Contract;

export function registerStream(
  app: FastifyInstance,
  platform: Platform,
  hub: StreamHub,
  watchable: ReadonlyMap<string, MayWatch>,
): void {
  let changes = 0;
  const recheckSubscriptions = (people: readonly PersonId[]) =>
    void dropUnseen(hub, people, platform.log, (personId, topic) => isSeen(personId, topic, watchable));
  platform.bus.subscribe('stream.sight-changed', ({ people }) => {
    changes += 1;
    recheckSubscriptions(people as PersonId[]);
  });
  registerEndpoints(app, platform, streamContract, {
    'GET /api/sse/subscribe': async ({ viewer, query, request, reply }) => {
      const before = changes;
      const topics = await visibleTopics(viewer, query.watch, watchable);
      const stand = await standOf(platform.database.db, viewer.personId);
      const asked = lastEventId(request);
      const resumable = asked !== undefined && asked >= stand.trimmedTo && asked <= stand.last;
      const connection = open(reply, viewer, topics, resumable ? asked : stand.last);
      if (asked !== undefined && !resumable)
        connection.send(frame('reset', { last: stand.last }, stand.last));
      attach(hub, connection, reply, viewer, platform.now());
      // A access that ended while this stream was being opened has not found it yet.
      if (changes !== before) recheckSubscriptions([viewer.personId]);
      return reply;
    },
  });
}

function lastEventId(request: FastifyRequest): number | undefined {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}

/** What of it they may watch now; the rest looks as if nobody had asked, and `hello` names what is watched. */
async function visibleTopics(
  viewer: Viewer,
  watch: string | undefined,
  watchable: ReadonlyMap<string, MayWatch>,
): Promise<ReadonlySet<string>> {
  const visible = new Set<string>();
  for (const topic of new Set((watch ?? '').split(',').filter(Boolean))) {
    if (visible.size === MAX_TOPICS) break;
    if (await isSeen(viewer.personId, topic, watchable)) visible.add(topic);
  }
  return visible;
}

async function isSeen(
  personId: PersonId,
  topic: string,
  watchable: ReadonlyMap<string, MayWatch>,
): Promise<boolean> {
  const [kind = '', id = ''] = topic.split(':');
  const mayWatch = watchable.get(kind);
  return mayWatch !== undefined && z.uuid().safeParse(id).success && mayWatch(personId, asObjectId(id));
}

/**
 * Streams of these people that stand open keep only the topics that they may still watch. Where that cannot be said they
 * hear nothing more, and come back to be asked about again.
 */
async function dropUnseen(
  hub: StreamHub,
  people: readonly PersonId[],
  log: Pick<Platform['log'], 'warn'>,
  sees: (personId: PersonId, topic: string) => Promise<boolean>,
): Promise<void> {
  for (const personId of people) {
    for (const topic of hub.watchedBy(personId)) {
      try {
        if (!(await sees(personId, topic))) hub.unwatch(personId, topic);
      } catch (error) {
        log.warn({ err: error }, 'what somebody may watch could not be read; their streams come back');
        hub.reconnectFor(personId, 'access-unknown');
      }
    }
  }
}

function open(reply: FastifyReply, viewer: Viewer, topics: ReadonlySet<string>, cursor: number): Connection {
  openStream(reply);
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
  // Anyone who left while we asked what they may watch has closed already, and will not close again.
  if (reply.raw.destroyed) return;
  hub.add(connection);
  const untilTokenEnds = Math.min(MAX_TIMER_MS, Math.max(0, viewer.tokenEndsAt - now.getTime()));
  const ending = setTimeout(() => connection.end('Reconnect', 'token'), untilTokenEnds);
  ending.unref();
  reply.raw.on('close', () => {
    clearTimeout(ending);
    hub.remove(connection);
  });
  hub.wake([viewer.personId]);
}
