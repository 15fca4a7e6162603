import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import type { DB } from './schema.ts';

const ROWS = 1_000;

/** Does what may touch many rows in turns of a thousand, each its own transaction, until one finds fewer. */
export async function inBatches(some: (limit: number) => Promise<number>): Promise<void> {
  while ((await some(ROWS)) === ROWS);
}

/**
 * Deletes the rows of a condition a thousand at a time, so that no statement meets its time limit or holds locks for
 * long, however much has gathered.
 */
export function deleteInBatches(db: Db, table: keyof DB, condition: RawBuilder<unknown>): Promise<void> {
  return inBatches(async (limit) => {
    const gone = await sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${condition} limit ${limit}))`.execute(db);
    return Number(gone.numAffectedRows ?? 0n);
  });
}
