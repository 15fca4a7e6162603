import { presentPersonSummary } from '#areas/person/server/public.ts';
import { readTimeCursor } from '#platform/server/cursor.ts';
import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { missing } from '#platform/shared/decision.ts';
import type { PersonId, PostId } from '#platform/shared/ids.ts';
import type { PostContract } from '../contract/post.ts';
import { decideRevisions } from '../rules/edit.ts';
import { authorOfPublished, isPublished } from './access.sql.ts';
import { presentParameters, presentPost } from './present.ts';
import { listLikers, listRevisions, namedPeople } from './reads.ts';
import { readViews } from './views.sql.ts';

export type ReadWire =
  | `GET /api/${'' | 'public/'}posts/:postId`
  | `GET /api/posts/:postId/${'revisions' | 'likes'}`;

/** One post and what belongs to it. */
export function readRoutes(platform: Platform): Handlers<Pick<PostContract, ReadWire>> {
  const { db } = platform.database;

  async function read(reader: PersonId | null, postId: PostId) {
    const rows = await readViews(db, reader, [postId]);
    const row = rows.get(postId);
    if (!row?.readable) return missing();
    const inner = row.ref_post_id ? await readViews(db, reader, [row.ref_post_id]) : rows;
    return presentPost(row, inner, { reader, now: platform.now() });
  }

  async function revisions(reader: PersonId, postId: PostId) {
    const rows = await listRevisions(db, postId);
    const named = rows.flatMap(({ parameters }) => parameters.filter(({ type }) => type === 'PERSON'));
    const people = await namedPeople(db, reader, [...new Set(named.map(({ id }) => id as PersonId))]);
    return rows.map(({ content, parameters, written_at }) => ({
      content,
      parameters: presentParameters(parameters, people),
      writtenAt: written_at.toISOString(),
    }));
  }

  return {
    'GET /api/posts/:postId': ({ viewer, params }) => read(viewer.personId, params.postId),
    'GET /api/public/posts/:postId': ({ params }) => read(null, params.postId),
    'GET /api/posts/:postId/revisions': async ({ viewer, params: { postId } }) => {
      const authorId = await authorOfPublished(db, viewer.personId, postId);
      if (!authorId) return missing();
      const refused = decideRevisions({ isMine: authorId === viewer.personId, moderator: viewer.moderator });
      return refused ?? { items: await revisions(viewer.personId, postId) };
    },
    'GET /api/posts/:postId/likes': async ({ viewer: { personId }, params: { postId }, query }) => {
      if (!(await isPublished(db, personId, postId))) return missing();
      const { limit } = query;
      const rows = await listLikers(db, personId, postId, { after: readTimeCursor(query.after), limit });
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return {
        items: shown.map(presentPersonSummary),
        next: last ? `${last.liked_at.getTime()}~${last.id}` : null,
      };
    },
  };
}
