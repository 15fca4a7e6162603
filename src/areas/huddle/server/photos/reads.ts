import { sql } from 'kysely';
import { blockedPairSql } from '#areas/person/server/public.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { HuddleId, MediaId, PersonId, PhotoId } from '#platform/shared/ids.ts';

/** The pictures of a huddle that this person may see: not those of people blocked either way (PER-9). */
function visiblePhotos(db: DbOrTx, viewerId: PersonId, huddleId: HuddleId) {
  return db
    .selectFrom('huddle_photos as f')
    .where('f.huddle_id', '=', huddleId)
    .where(sql<boolean>`not ${blockedPairSql(sql`${viewerId}::uuid`, sql`f.owner_id`)}`);
}

/** One page, newest first. */
export async function listPhotos(
  db: DbOrTx,
  viewerId: PersonId,
  huddleId: HuddleId,
  page: { readonly after?: PhotoId | undefined; readonly limit: number },
) {
  let query = visiblePhotos(db, viewerId, huddleId)
    .innerJoin('media as m', 'm.id', 'f.media_id')
    .innerJoin('people as o', 'o.id', 'f.owner_id')
    .select(['f.id', 'f.owner_id', 'f.alt', 'f.created_at', 'm.width', 'm.height'])
    .select(['o.username', 'o.display_name', 'o.picture_media_id'])
    .orderBy('f.id', 'desc')
    .limit(page.limit + 1);
  if (page.after) query = query.where('f.id', '<', page.after);
  return query.execute();
}

export type PhotoRow = Awaited<ReturnType<typeof listPhotos>>[number];

export interface FoundPhoto {
  readonly ownerId: PersonId;
  readonly mediaId: MediaId;
}

/** One picture of this huddle. */
export async function findPhoto(
  db: DbOrTx,
  viewerId: PersonId,
  huddleId: HuddleId,
  photoId: PhotoId,
): Promise<FoundPhoto | undefined> {
  const row = await visiblePhotos(db, viewerId, huddleId)
    .select(['f.owner_id', 'f.media_id'])
    .where('f.id', '=', photoId)
    .executeTakeFirst();
  return row && { ownerId: row.owner_id, mediaId: row.media_id };
}

/** How many pictures somebody has here; the next adder of theirs waits for this one. */
export async function countPhotos(tx: Tx, personId: PersonId, huddleId: HuddleId): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`photos ${huddleId} ${personId}`}, 0))`.execute(
    tx,
  );
  const row = await tx
    .selectFrom('huddle_photos')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('huddle_id', '=', huddleId)
    .where('owner_id', '=', personId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
