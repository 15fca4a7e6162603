import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts';
import type { InspirationId, PersonId } from '#platform/shared/ids.ts';

interface Like {
  readonly id: InspirationId;
  readonly personId: PersonId;
  readonly liked: boolean;
  readonly at: Date;
}

/** Whether that changed anything, and how many like it; the inspiration is locked by the caller. */
export async function saveLike(
  tx: Tx,
  { id, personId, liked, at }: Like,
): Promise<{ changed: boolean; count: number }> {
  const done = liked
    ? await sql`insert into inspiration_likes (inspiration_id, person_id, created_at)
        values (${id}, ${personId}, ${at}) on conflict do nothing`.execute(tx)
    : await sql`delete from inspiration_likes where inspiration_id = ${id} and person_id = ${personId}`.execute(
        tx,
      );
  const counted = await sql<{ count: number }>`update inspirations set like_count = (select count(*)
      from inspiration_likes where inspiration_id = ${id}) where id = ${id} returning like_count as count`.execute(
    tx,
  );
  return { changed: done.numAffectedRows === 1n, count: counted.rows[0]?.count ?? 0 };
}

/** Puts it on a reading list, or takes it off; the inspiration is locked by the caller. */
export async function saveSaved(
  tx: Tx,
  id: InspirationId,
  personId: PersonId,
  position: string | null,
): Promise<void> {
  await (position === null
    ? sql`delete from inspiration_saves where inspiration_id = ${id} and person_id = ${personId}`
    : sql`insert into inspiration_saves (person_id, inspiration_id, position)
        values (${personId}, ${id}, ${position}) on conflict do nothing`
  ).execute(tx);
  await sql`update inspirations set save_count = (select count(*) from inspiration_saves
    where inspiration_id = ${id}) where id = ${id}`.execute(tx);
}

/** Counts so many comments more; it is locked by the caller. */
export async function countComments(tx: Tx, id: InspirationId, by: number): Promise<void> {
  await sql`update inspirations set comment_count = comment_count + ${by} where id = ${id}`.execute(tx);
}

/** The salt of a day, made by anyone who asks first. */
export async function saltOf(db: DbOrTx, day: string, fresh: Uint8Array): Promise<Buffer> {
  const found = await sql<{ salt: Buffer }>`with made as (
      insert into reading_salts (day, salt) values (${day}, ${Buffer.from(fresh)}) on conflict do nothing returning salt)
    select salt from made union all select salt from reading_salts where day = ${day} limit 1`.execute(db);
  return found.rows[0]?.salt ?? Buffer.from(fresh);
}

/** Counts a reader whose mark is new today. */
export async function saveReading(tx: Tx, id: InspirationId, mark: Uint8Array, day: string): Promise<void> {
  const added = await sql`insert into inspiration_readings (inspiration_id, mark, day)
    values (${id}, ${Buffer.from(mark)}, ${day}) on conflict do nothing`.execute(tx);
  if (added.numAffectedRows === 1n)
    await sql`update inspirations set reader_count = reader_count + 1 where id = ${id}`.execute(tx);
}

/** With its salt gone, nothing of a day leads back to anybody; only the count stays. */
export async function forgetReadings(db: Db, today: string): Promise<void> {
  await deleteInBatches(db, 'reading_salts', sql`day < ${today}`);
  await deleteInBatches(db, 'inspiration_readings', sql`day < ${today}`);
}
