import { setTimeout as sleep } from 'node:timers/promises';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Bus } from '../bus.ts';
import type { Db } from '../db/database.ts';
import type { Connection } from './connection.ts';
import { factsAfter } from './facts.ts';
import { frame, heartbeat } from './frame.ts';

/** Live streams that one person may hold open in this process; a page in the background needs none. */
export const MAX_STREAMS = 12;
/** Where it says what went wrong. */
interface Notes {
  warn(of: object, words: string): void;
}

const HEARTBEAT_MS = 20_000;
const WRITES_A_TURN = 1_000;
const FACTS_A_READ = 5_000;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5_000;

/** The open streams of this process and what wakes them. */
export class StreamHub {
  private readonly byPerson = new Map<PersonId, Set<Connection>>();
  private readonly byTopic = new Map<string, Set<Connection>>();
  private readonly waiting = new Set<PersonId>();
  private reading = false;
  private closed = false;
  private readonly log: Notes;
  private readonly db: Db;
  private readonly beat: NodeJS.Timeout;

  constructor(db: Db, bus: Bus, log: Notes) {
    this.db = db;
    this.log = log;
    bus.subscribe('stream.appended', (message) => this.wake(message.people as PersonId[]));
    bus.subscribe('stream.announced', (m) =>
      this.tellWatchers(m.watched as string, m.fact as string, m.data),
    );
    bus.subscribe('stream.told', (m) => this.tellPeople(m.people as PersonId[], m.fact as string, m.data));
    bus.subscribe('person.suspended', (message) => this.endFor(message.personId as PersonId, 'suspended'));
    bus.subscribe('person.signed-out', (message) =>
      this.reconnectFor(message.personId as PersonId, 'signed-out'),
    );
    bus.subscribe('stream.unwatched', (m) => this.unwatch(m.personId as PersonId, m.watched as string));
    bus.onReconnect(() => this.wake([...this.byPerson.keys()]));
    this.beat = setInterval(() => this.sendAll(this.connections(), heartbeat), HEARTBEAT_MS).unref();
  }

  get size(): number {
    let count = 0;
    for (const open of this.byPerson.values()) count += open.size;
    return count;
  }

  /** Somebody with many pages open keeps the newest streams. */
  add(connection: Connection): void {
    const open = [...(this.byPerson.get(connection.personId) ?? [])];
    for (const oldest of open.slice(0, Math.max(0, open.length + 1 - MAX_STREAMS))) {
      oldest.end('FatalError', 'too-many');
      this.remove(oldest);
    }
    addTo(this.byPerson, connection.personId, connection);
    for (const topic of connection.topics) addTo(this.byTopic, topic, connection);
  }

  remove(connection: Connection): void {
    removeFrom(this.byPerson, connection.personId, connection);
    for (const topic of connection.topics) removeFrom(this.byTopic, topic, connection);
  }

  /** Sends these people what they have not had yet; calls that come meanwhile share one read. */
  wake(people: readonly PersonId[]): void {
    for (const person of people) if (this.byPerson.has(person)) this.waiting.add(person);
    if (!this.reading) void this.readWaiting();
  }

  private async readWaiting(): Promise<void> {
    this.reading = true;
    for (let failed = 0; this.waiting.size > 0 && !this.closed; ) {
      const people = [...this.waiting];
      this.waiting.clear();
      try {
        await this.deliver(people);
        failed = 0;
      } catch (error) {
        // A trouble of one statement wakes nobody again: who was to be read for stays waiting.
        for (const person of people) this.waiting.add(person);
        this.log.warn({ err: error, people: people.length }, 'facts could not be read; trying again');
        await sleep(Math.min(FIRST_PAUSE_MS * 2 ** failed, MAX_PAUSE_MS), undefined, { ref: false });
        failed += 1;
      }
    }
    this.reading = false;
  }

  private async deliver(people: readonly PersonId[]): Promise<void> {
    const cursors = new Map<PersonId, number>();
    const readFor = new Map<PersonId, Connection[]>();
    for (const person of people) {
      const open = [...(this.byPerson.get(person) ?? [])];
      readFor.set(person, open);
      if (open.length > 0) cursors.set(person, Math.min(...open.map((connection) => connection.cursor)));
    }
    if (cursors.size === 0) return;
    const facts = await factsAfter(this.db, cursors, FACTS_A_READ);
    // A stream that came during the read may stand before its first fact: it would skip what lies between.
    for (const { personId, seq, fact, data } of facts) {
      for (const connection of readFor.get(personId) ?? []) connection.sendFact(seq, fact, data);
    }
    if (facts.length === FACTS_A_READ) for (const person of people) this.waiting.add(person);
  }

  private tellWatchers(topic: string, fact: string, data: unknown): void {
    const watchers = this.byTopic.get(topic);
    if (watchers) this.sendAll([...watchers], frame(fact, data));
  }

  private tellPeople(people: readonly PersonId[], fact: string, data: unknown): void {
    const open = people.flatMap((person) => [...(this.byPerson.get(person) ?? [])]);
    if (open.length > 0) this.sendAll(open, frame(fact, data));
  }

  /** What this person's open streams watch now. */
  watchedBy(personId: PersonId): ReadonlySet<string> {
    const open = [...(this.byPerson.get(personId) ?? [])];
    return new Set(open.flatMap((connection) => [...connection.topics]));
  }

  /** They may no longer see it: their streams stay, but hear nothing more of this topic. */
  unwatch(personId: PersonId, topic: string): void {
    for (const connection of this.byPerson.get(personId) ?? []) removeFrom(this.byTopic, topic, connection);
  }

  /** Framed once, written in turns so that other requests do not wait behind thousands of streams. */
  private sendAll(connections: Connection[], bytes: Buffer, from = 0): void {
    const until = Math.min(from + WRITES_A_TURN, connections.length);
    for (let at = from; at < until; at += 1) connections[at]?.send(bytes);
    if (until < connections.length) setImmediate(() => this.sendAll(connections, bytes, until));
  }

  private endFor(personId: PersonId, reason: string): void {
    for (const connection of this.byPerson.get(personId) ?? []) connection.end('FatalError', reason);
  }

  /** Each of their streams ends and comes back, with a token that still stands and to topics they may still watch. */
  reconnectFor(personId: PersonId, reason: string): void {
    for (const connection of this.byPerson.get(personId) ?? []) connection.end('Reconnect', reason);
  }

  private connections(): Connection[] {
    return [...this.byPerson.values()].flatMap((open) => [...open]);
  }

  /** Tells every stream to reconnect elsewhere: the process is about to stop. */
  close(): void {
    this.closed = true;
    clearInterval(this.beat);
    for (const connection of this.connections()) connection.end('Reconnect', 'stopping');
  }
}

function addTo<Key>(index: Map<Key, Set<Connection>>, key: Key, connection: Connection): void {
  const open = index.get(key) ?? new Set();
  index.set(key, open.add(connection));
}

function removeFrom<Key>(index: Map<Key, Set<Connection>>, key: Key, connection: Connection): void {
  const open = index.get(key);
  open?.delete(connection);
  if (open?.size === 0) index.delete(key);
}
