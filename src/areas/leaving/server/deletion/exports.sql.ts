import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { deleteParts } from '#platform/server/media/parts.ts';
import type { Storage } from '#platform/server/media/storage.ts';
import { FEW, inTurns } from './in-turns.sql.ts';
import type { Leaver } from './leaver.ts';

/** Copies of their data that they took or brought, the files first: the rows say which there are. */
export const exports = (db: Db, leaver: Leaver, storage: Storage) => files(db, leaver, storage, 'exports');
export const imports = (db: Db, leaver: Leaver, storage: Storage) => files(db, leaver, storage, 'imports');

function files(
  db: Db,
  { personId }: Leaver,
  storage: Storage,
  folder: 'exports' | 'imports',
): Promise<number> {
  const table = sql.table(`data_${folder}`);
  return inTurns(FEW, async (limit) => {
    const { rows } = await sql<{ id: string; parts: number }>`select id, parts from ${table}
      where person_id = ${personId} order by id limit ${limit}`.execute(db);
    // One part more may lie there than was noted.
    for (const { id, parts } of rows) await deleteParts(storage, `${folder}/${id}`, parts + 1);
    if (rows.length > 0)
      await sql`delete from ${table} where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(db);
    return rows.length;
  });
}
