import { sql } from 'kysely';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { Database, Tx } from './db/database.ts';
import type { Platform } from './platform.ts';

/** What makes a command the same command when it is sent again (API-6). */
export interface Command {
  /** Who sends it: a person, or the network address of a visitor. */
  readonly owner: string;
  readonly key: string | undefined;
  readonly requestHash: string;
}

class RolledBack extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const RETRIES = 3;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/**
 * Runs `work` in one transaction. A refusal undoes everything. With an Idempotency-Key the result is kept with
 * the effect, so the same command sent again is answered from it and has no second effect; the same key with
 * another request is refused (422), and while the first is in flight (409).
 */
export async function write<Result>(
  platform: Platform,
  command: Command,
  work: (tx: Tx) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  return inTransaction(platform.database, async (tx) => {
    if (command.key === undefined) return work(tx);
    const earlier = await claimKey<Result>(tx, command, command.key);
    if (earlier) return isRefusal(earlier) ? earlier : earlier.value;
    const result = await work(tx);
    if (!isRefusal(result)) await keepResult(tx, command, command.key, result);
    return result;
  });
}

/** One transaction, undone when `work` refuses or throws, tried again after a deadlock. */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Tx) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.db.transaction().execute(async (tx) => {
        const result = await work(tx);
        if (isRefusal(result)) throw new RolledBack(result);
        return result;
      });
    } catch (error) {
      if (error instanceof RolledBack) return error.refusal;
      if (attempt >= RETRIES || !isTransient(error)) throw error;
    }
  }
}

function isTransient(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}

async function claimKey<Result>(
  tx: Tx,
  command: Command,
  key: string,
): Promise<{ value: Result } | Refusal | undefined> {
  const name = `${command.owner} ${key}`;
  const lock = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`.execute(tx);
  if (!lock.rows[0]?.free) return refuse('IN_FLIGHT', {}, 'conflict');
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'result'])
    .where('owner', '=', command.owner)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.request_hash !== command.requestHash) return refuse('KEY_REUSED');
  return row.result as unknown as { value: Result };
}

async function keepResult(tx: Tx, command: Command, key: string, value: unknown): Promise<void> {
  await tx
    .insertInto('idempotency_keys')
    .values({
      owner: command.owner,
      key,
      request_hash: command.requestHash,
      result: JSON.stringify({ value }),
    })
    .execute();
}

/** Forgets keys older than 24 h; a cron job. */
export async function forgetOldKeys(platform: Platform): Promise<void> {
  await platform.database.db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(platform.now().getTime() - 24 * 3_600_000))
    .execute();
}
