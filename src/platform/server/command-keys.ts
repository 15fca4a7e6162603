import { sql } from 'kysely';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import { STEP_KEY_KEPT_MS, STEP_KEY_PATTERN } from '#platform/shared/outbox/rules.ts';
import type { DbOrTx, Tx } from './db/database.ts';
import { deleteInBatches } from './db/delete-in-batches.ts';
import type { Platform } from './platform.ts';

/** What makes a command the same command when it is sent again (API-6). */
export interface KeyedCommand {
  /** Who sends it: a person, or all visitors together. */
  readonly owner: string;
  readonly key: string;
  /** Of the method, the address and the body. */
  readonly requestHash: string;
}

/** What a command was answered with, as it is kept: as JSON. */
export interface Kept<Result> {
  readonly value: Result;
}

const UNDER_WAY_MS = 60_000;
const KEPT_MS = 24 * 3_600_000;

/**
 * Takes the key until the transaction ends; answers with what the same command was answered with before, or with
 * nothing when it is to be carried out. A claim without a result is under way for a minute: then anyone who made it
 * is taken for gone, and the command is carried out again.
 */
export async function lockIdempotencyKey<Result>(
  tx: Tx,
  command: KeyedCommand,
  now: Date,
): Promise<Kept<Result> | Refusal | undefined> {
  const name = `${command.owner} ${command.key}`;
  const lock = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`.execute(tx);
  if (!lock.rows[0]?.free) return inFlight();
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'result', 'created_at'])
    .where('owner', '=', command.owner)
    .where('key', '=', command.key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.request_hash !== command.requestHash) return refuse('KEY_REUSED');
  if (row.result !== null) return row.result as unknown as Kept<Result>;
  return now.getTime() - row.created_at.getTime() < UNDER_WAY_MS ? inFlight() : undefined;
}

/** Whether this very command was answered before: then it is no new one, and does nothing again. */
export async function wasAnswered(db: DbOrTx, command: KeyedCommand): Promise<boolean> {
  const found = await db
    .selectFrom('idempotency_keys')
    .select('request_hash')
    .where('owner', '=', command.owner)
    .where('key', '=', command.key)
    .where('result', 'is not', null)
    .executeTakeFirst();
  return found?.request_hash === command.requestHash;
}

function inFlight(): Refusal<'IN_FLIGHT'> {
  return refuse('IN_FLIGHT', {}, 'conflict');
}

/** Keeps a result under the key, or with `null` that the command is under way since `claimedAt`. */
export async function saveKey(
  db: DbOrTx,
  { owner, key, requestHash }: KeyedCommand,
  kept: Kept<unknown> | null,
  claimedAt: Date,
): Promise<void> {
  const claim = { result: kept && JSON.stringify(kept), created_at: claimedAt };
  await db
    .insertInto('idempotency_keys')
    .values({ owner, key, request_hash: requestHash, ...claim })
    .onConflict((conflict) => conflict.columns(['owner', 'key']).doUpdateSet(claim))
    .execute();
}

/** Gives a claim up, unless somebody else has taken it over. */
export async function releaseKey(db: DbOrTx, command: KeyedCommand, claimedAt: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('owner', '=', command.owner)
    .where('key', '=', command.key)
    .where('created_at', '=', claimedAt)
    .execute();
}

/** Forgets keys older than 24 h, and later those of acts that waited for a network (OFF-2); a cron job. */
export function purgeOldKeys({ database, now }: Platform): Promise<void> {
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  return deleteInBatches(
    database.db,
    'idempotency_keys',
    sql`created_at < ${before(KEPT_MS)}
      and (key !~ ${STEP_KEY_PATTERN} or created_at < ${before(STEP_KEY_KEPT_MS)})`,
  );
}
