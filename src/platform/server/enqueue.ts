import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from './db/database.ts';

export interface NewJob {
  readonly task: string;
  readonly payload: object;
  /** When it may run; at once when left out. */
  readonly runAt?: Date;
  /** A job that waits under the same key is replaced. */
  readonly key?: string;
  readonly maxAttempts?: number;
}

/** Enqueues jobs, in one statement, in the same transaction as what they follow from. */
export async function enqueue(db: DbOrTx, jobs: readonly NewJob[]): Promise<void> {
  await sql`select ${enqueued(jobs)}`.execute(db);
}

/** How many jobs were enqueued: the same as part of a statement that does more. */
export function enqueued(jobs: readonly NewJob[]): RawBuilder<number> {
  return enqueuedFrom(jobsAsJson(jobs));
}

/** `enqueued` where the jobs are JSON: of `jobsAsJson`, or put together by the statement itself. */
export function enqueuedFrom(jobs: string | RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`enqueue_jobs(${jobs}::json)`;
}

export function jobsAsJson(jobs: readonly NewJob[]): string {
  return JSON.stringify(jobs);
}
