import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { deleteFiles } from '#platform/server/media/media-files.ts';
import type { Storage } from '#platform/server/media/storage.ts';
import type { MediaId } from '#platform/shared/ids.ts';
import { FEW, inTurns } from './in-turns.sql.ts';
import type { Leaver } from './leaver.ts';

/**
 * Their pictures, the files first: should it stop in between, the rows still say what is to be deleted. The face of a
 * community is the community's.
 */
export function pictures(db: Db, { personId }: Leaver, storage: Storage): Promise<number> {
  return inTurns(FEW, async (limit) => {
    const { rows } = await sql<{ id: MediaId; widths: number[] }>`select id, widths from media
      where owner_id = ${personId} and not exists (
        select 1 from communities c where c.logo_media_id = media.id or c.cover_media_id = media.id)
      order by id limit ${limit}`.execute(db);
    for (const { id, widths } of rows) await deleteFiles(storage, id, widths);
    if (rows.length > 0)
      await sql`delete from media where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(db);
    return rows.length;
  });
}
