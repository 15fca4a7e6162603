import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { type Database, openDatabase } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';

/** What an answer reads at once waits for the one connection: on a server that has just started that takes seconds. */
const WAIT_MS = 10_000;

/** After an answer those who read have the processor for this many times as long as it took (`bench -- --only aurora`). */
const REST = 1.5;

/**
 * Where answers are made: one at a time in a process, on a connection of its own. Fifty who ask at once would otherwise
 * take every connection, and the processor, from those who only read.
 */
export class Making {
  private readonly database: Database;
  private readonly next = pLimit(1);
  private readonly asking = pLimit(1);

  constructor({ database: { url }, log }: Platform) {
    const onError = (error: Error) => log.warn({ err: error }, 'the connection of answers was lost');
    this.database = openDatabase(url, 1, onError, 'KEPT', WAIT_MS);
  }

  /** Makes it when those who came before are answered, with a rest before the next. */
  inTurn<Made>(platform: Platform, make: (own: Platform) => Promise<Made>): Promise<Made> {
    return new Promise((resolve, reject) => {
      void this.next(async () => {
        const begun = performance.now();
        await make({ ...platform, database: this.database }).then(resolve, reject);
        if (this.next.pendingCount > 0) await sleep(REST * (performance.now() - begun));
      });
    });
  }

  /** Keeps questions one after the other: each holds a connection of all who read. */
  keepInTurn<Kept>(keep: () => Promise<Kept>): Promise<Kept> {
    return this.asking(keep);
  }

  close(): Promise<void> {
    return this.database.close();
  }
}
