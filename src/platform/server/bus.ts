import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { DbOrTx } from './db/database.ts';

const CHANNEL = 'trailfolk';
const MAX_PAYLOAD_BYTES = 7_500;
const RECONNECT_MS = 500;

export type BusMessage = Readonly<Record<string, unknown>>;
type Listener = (message: BusMessage) => void;

/** Tells all processes small facts over PostgreSQL LISTEN / NOTIFY; delivered only when the sender commits. */
export interface Bus {
  subscribe(topic: string, listener: Listener): () => void;
  /** Runs after the connection was lost and is back: what was said meanwhile was not heard. */
  onReconnect(listener: () => void): void;
  close(): Promise<void>;
}

/** Sends `message` to every process once the transaction commits; ids only, at most 7,500 bytes. */
export async function publish(tx: DbOrTx, topic: string, message: BusMessage): Promise<void> {
  await publishAll(tx, topic, [message]);
}

/** The same for several, in one statement. */
export async function publishAll(tx: DbOrTx, topic: string, messages: readonly BusMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const payloads = messages.map((message) => payloadOf(topic, message));
  await sql`select ${published(sql`p`)} from unnest(${payloads}::text[]) as p`.execute(tx);
}

/** The same as part of a statement that does more, for a payload of `payloadOf`. */
export function published(payload: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`pg_notify(${sql.lit(CHANNEL)}, ${payload})`;
}

export function payloadOf(topic: string, message: BusMessage): string {
  const payload = JSON.stringify({ topic, ...message });
  if (Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES) throw new Error(`bus message on ${topic} is too large`);
  return payload;
}

export async function openBus(url: string, onError: (error: Error) => void): Promise<Bus> {
  const listeners = new Map<string, Set<Listener>>();
  const reconnected: Array<() => void> = [];
  let closed = false;
  let client = await connect();

  function hear(payload: string | undefined): void {
    const message = JSON.parse(payload ?? '{}') as BusMessage & { topic?: string };
    for (const listener of listeners.get(message.topic ?? '') ?? []) listener(message);
  }

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: url, application_name: 'trailfolk-bus', keepAlive: true });
    next.on('notification', (note) => hear(note.payload));
    next.on('error', onError);
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    // Only what stood comes back: one that could not connect ends as well, and anyone who tried tries again.
    next.on('end', () => !closed && setTimeout(reconnect, RECONNECT_MS).unref());
    return next;
  }

  async function reconnect(): Promise<void> {
    if (closed) return;
    try {
      client = await connect();
      for (const listener of reconnected) listener();
    } catch (error) {
      onError(error as Error);
      setTimeout(reconnect, RECONNECT_MS).unref();
    }
  }

  return {
    subscribe(topic, listener) {
      const known = listeners.get(topic) ?? new Set<Listener>();
      listeners.set(topic, known.add(listener));
      return () => known.delete(listener);
    },
    onReconnect: (listener) => reconnected.push(listener),
    async close() {
      closed = true;
      await client.end();
    },
  };
}
