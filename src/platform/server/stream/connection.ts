import type { ServerResponse } from 'node:http';
import type { PersonId } from '#platform/shared/ids.ts';
import { frame } from './frame.ts';

const MAX_BACKLOG_BYTES = 64 * 1024;

/** One open stream: who listens, what they watch, and the last number they were sent. */
export class Connection {
  readonly personId: PersonId;
  readonly topics: ReadonlySet<string>;
  /** The last fact number sent; facts up to it are never sent again on this stream. */
  cursor: number;
  private readonly response: ServerResponse;

  constructor(response: ServerResponse, personId: PersonId, topics: ReadonlySet<string>, cursor: number) {
    this.response = response;
    this.personId = personId;
    this.topics = topics;
    this.cursor = cursor;
  }

  /** Writes bytes; a client that does not read is dropped and resumes later from its cursor. */
  send(bytes: Buffer): void {
    if (this.response.destroyed) return;
    this.response.write(bytes);
    if (this.response.writableLength > MAX_BACKLOG_BYTES) this.response.destroy();
  }

  sendFact(seq: number, fact: string, data: unknown): void {
    if (seq <= this.cursor) return;
    this.cursor = seq;
    this.send(frame(fact, data, seq));
  }

  /** Ends the stream; `FatalError` tells the client not to come back, `Reconnect` to come back at once. */
  end(event: 'FatalError' | 'Reconnect', reason: string): void {
    if (this.response.destroyed) return;
    this.response.end(frame(event, { reason }));
  }
}
