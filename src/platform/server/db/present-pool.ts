import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const ASK_AGAIN_MS = 250;
const AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|EHOSTUNREACH|ETIMEDOUT|57P0\d|08\d{3})$/;

type Taken = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** The database could not be reached a moment ago, and has not answered since. */
export class DatabaseAway extends Error {
  readonly code = '08006';
  constructor() {
    super('the database is away');
  }
}

/**
 * A pool that knows when its database is away: then everybody is told at once, and one asks whether it is back. Waiting
 * for a connection each, requests would queue up for minutes.
 */
export class PresentPool extends pg.Pool {
  private away = false;

  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): unknown {
    if (this.away) return refuse(new DatabaseAway(), taken);
    if (taken) {
      return super.connect((error, client, done) => {
        this.note(error);
        taken(error, client, done);
      });
    }
    const taking = super.connect();
    taking.catch((error: Error) => this.note(error));
    return taking;
  }

  private note(error: Error | undefined): void {
    if (error && !this.away && isAway(error)) void this.askAgain();
  }

  private async askAgain(): Promise<void> {
    this.away = true;
    while (this.away && !this.ending) {
      await sleep(ASK_AGAIN_MS, undefined, { ref: false });
      if (this.ending || (await this.answers())) this.away = false;
    }
  }

  private async answers(): Promise<boolean> {
    try {
      const client = await super.connect();
      await client.query('select 1');
      client.release();
      return true;
    } catch {
      return false;
    }
  }
}

function refuse(error: Error, taken: Taken | undefined): unknown {
  if (!taken) return Promise.reject(error);
  return taken(error, undefined, () => {});
}

function isAway(error: Error & { code?: string }): boolean {
  return AWAY.test(error.code ?? '') || /Connection terminated/.test(error.message);
}
