import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { DB } from '#platform/server/db/schema.ts';

/** Rows of one statement, where each of them is little. */
export const MANY = 1_000;
/** And where each takes others along. */
export const FEW = 20;

/** Does a bounded piece of work until a turn finds less than a whole one; answers how many rows there were. */
export async function inTurns(limit: number, turn: (limit: number) => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const rows = await turn(limit);
    total += rows;
    if (rows < limit) return total;
  }
}

/** Runs a statement in turns; it says itself how many rows it may touch. */
export function repeat(
  db: Db,
  limit: number,
  statement: (limit: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<number> {
  return inTurns(limit, async (limit) => {
    const done = await statement(sql`${sql.lit(limit)}`).execute(db);
    return Number(done.numAffectedRows ?? done.rows.length);
  });
}

/** Deletes the rows of a condition. */
export function remove(
  db: Db,
  table: keyof DB,
  condition: RawBuilder<unknown>,
  limit = MANY,
): Promise<number> {
  return repeat(
    db,
    limit,
    (limit) => sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${condition} limit ${limit}))`,
  );
}
