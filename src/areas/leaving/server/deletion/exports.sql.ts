import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { deleteParts } from '#platform/server/media/parts.ts';
import type { Storage } from '#platform/server/media/storage.ts';
import { FEW, inTurns } from './in-turns.sql.ts';
import type { Leaver } from './leaver.ts';

/** Their exports, the files first: the rows say which there are. */
export function exports(db: Db, { personId }: Leaver, storage: Storage): Promise<number> {
  return inTurns(FEW, async (most) => {
    const { rows } = await sql<{ id: string; parts: number }>`select id, parts from data_exports
      where person_id = ${personId} order by id limit ${most}`.execute(db);
    for (const { id, parts } of rows) await deleteParts(storage, `exports/${id}`, parts);
    if (rows.length > 0)
      await sql`delete from data_exports where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(db);
    return rows.length;
  });
}
