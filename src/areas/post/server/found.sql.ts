import { presentPersonSummary } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Found } from '#platform/shared/found.ts';
import type { PersonId, PostId } from '#platform/shared/ids.ts';
import { excerptOf, type Feed, readPostsOf, readTimeline } from './feeds/reads.ts';
import { readViews, type ViewRow } from './views.sql.ts';

/** Those of these posts that the person may read now, under their authors' names. */
export async function foundPosts(db: DbOrTx, personId: PersonId, ids: readonly PostId[]): Promise<Found[]> {
  const rows = await readViews(db, personId, [...new Set(ids)]);
  return [...rows.values()].filter((row) => row.readable && row.state === 'PUBLISHED').map(foundOf);
}

/** The newest posts of a person's timeline, in its order. */
export async function newestPosts(db: DbOrTx, personId: PersonId, limit: number): Promise<Found[]> {
  return foundIn(await readTimeline(db, personId, { limit }), limit);
}

/** The newest posts of one author that the person may read. */
export async function newestPostsOf(
  db: DbOrTx,
  personId: PersonId,
  author: PersonId,
  limit: number,
): Promise<Found[]> {
  return foundIn(await readPostsOf(db, personId, author, { page: 0, size: limit }, undefined), limit);
}

function foundIn({ rows, views }: Feed, limit: number): Found[] {
  return rows
    .flatMap(({ id, ref_post_id }) => {
      const view = views.get(id);
      // What was only passed on says nothing itself.
      const said = view?.content === '' && ref_post_id ? views.get(ref_post_id) : view;
      return said?.readable ? [foundOf(said)] : [];
    })
    .slice(0, limit);
}

function foundOf(row: ViewRow): Found {
  const author = presentPersonSummary({ ...row, id: row.author_id });
  return {
    id: row.id,
    title: author.displayName,
    line: excerptOf(row),
    when: null,
    timeZone: null,
    placeName: null,
    pictureUrl: author.profilePicUrl,
    path: `/home/timeline/view/${row.id}`,
  };
}
