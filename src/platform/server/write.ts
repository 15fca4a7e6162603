import { isRefusal, type Refusal } from '#platform/shared/decision.ts';
import { type KeyedCommand, lockIdempotencyKey, releaseKey, saveKey } from './command-keys.ts';
import type { Database, DbOrTx, Tx } from './db/database.ts';
import type { Platform } from './platform.ts';

/** What a caller wishes, with the Idempotency-Key that came along. */
export type Command = KeyedCommand | (Omit<KeyedCommand, 'key'> & { readonly key: undefined });

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
  command: Command | undefined,
  work: (tx: Tx) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  return inTransaction(platform.database, async (tx) => {
    if (command?.key === undefined) return work(tx);
    const now = platform.now();
    const earlier = await lockIdempotencyKey<Result>(tx, command, now);
    if (earlier) return isRefusal(earlier) ? earlier : earlier.value;
    const result = await work(tx);
    if (!isRefusal(result)) await saveKey(tx, command, { value: result }, now);
    return result;
  });
}

/**
 * Carries out a command that is more, or less, than one transaction: its key is claimed before and its result kept
 * after. A process that dies between the two leaves a claim that holds for a minute, so the work may happen again
 * then and must bear it; what must not is one transaction, and `write` keeps its key.
 */
export async function withIdempotency<Result>(
  platform: Platform,
  command: Command,
  work: () => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  if (command.key === undefined) return work();
  const { database } = platform;
  const now = platform.now();
  const earlier = await inTransaction(database, async (tx) => {
    const known = await lockIdempotencyKey<Result>(tx, command, now);
    if (!known) await saveKey(tx, command, null, now);
    return known;
  });
  if (earlier) return isRefusal(earlier) ? earlier : earlier.value;
  const result = await work().catch(async (error: unknown) => {
    await releaseKey(database.db, command, now);
    throw error;
  });
  if (isRefusal(result)) await releaseKey(database.db, command, now);
  else await saveKey(database.db, command, { value: result }, now);
  return result;
}

const waiting = new WeakMap<DbOrTx, (() => void)[]>();

/** Does something once the transaction is committed, and not at all when it is undone; outside of one at once. */
export function afterCommit(db: DbOrTx, act: () => void): void {
  const acts = waiting.get(db);
  if (acts) acts.push(act);
  else act();
}

/** One transaction, undone when `work` refuses or throws, tried again after a deadlock. */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Tx) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const acts: (() => void)[] = [];
      const done = await database.db.transaction().execute(async (tx) => {
        waiting.set(tx, acts);
        const result = await work(tx);
        if (isRefusal(result)) throw new RolledBack(result);
        return result;
      });
      for (const act of acts) act();
      return done;
    } catch (error) {
      if (error instanceof RolledBack) return error.refusal;
      if (attempt >= RETRIES || !isTransient(error)) throw error;
    }
  }
}

/** An error of the database that goes away when the same is done again. */
export function isTransient(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}
