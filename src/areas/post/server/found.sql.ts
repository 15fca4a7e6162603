import { presentPersonSummary } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Found } from '#platform/shared/found.ts';
import type { PersonId, PostId } from '#platform/shared/ids.ts';
import { excerptOf } from './feeds/reads.ts';
import { readViews } from './views.sql.ts';

/** Those of these posts that the person may read now, under their authors' names. */
export async function foundPosts(db: DbOrTx, personId: PersonId, ids: readonly PostId[]): Promise<Found[]> {
  const rows = await readViews(db, personId, [...new Set(ids)]);
  return [...rows.values()]
    .filter((row) => row.readable && row.state === 'PUBLISHED')
    .map((row) => {
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
    });
}
