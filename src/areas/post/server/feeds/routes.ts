import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { missing } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { FeedContract } from '../../contract-feeds.ts';
import type { PostPage, PostView } from '../../contract-values.ts';
import { foldTag } from '../../rules/content.ts';
import { presentPost } from '../present.ts';
import { namedPlaces } from '../reads.ts';
import { readViews } from '../views/reads.ts';
import {
  countNews,
  type FeedRow,
  findAuthor,
  readPostsOf,
  readPostsOfPlace,
  readPostsOfTag,
  readSaved,
  readTimeline,
} from './reads.ts';

/** Every feed is two statements: which posts, and what stands in them. */
export function feedRoutes(platform: Platform): Handlers<FeedContract> {
  const { db } = platform.database;

  async function show(reader: PersonId, rows: readonly FeedRow[]): Promise<PostView[]> {
    const ids = rows.flatMap((row) => (row.ref_post_id ? [row.id, row.ref_post_id] : [row.id]));
    const views = await readViews(db, reader, [...new Set(ids)]);
    const reading = { reader, now: platform.now() };
    return rows.flatMap(({ id }) => {
      const view = views.get(id);
      return view ? [presentPost(view, views, reading)] : [];
    });
  }

  async function page(reader: PersonId, rows: readonly FeedRow[], most: number): Promise<PostPage> {
    const shown = rows.slice(0, most);
    const next = rows.length > most ? (shown.at(-1)?.position ?? null) : null;
    return { items: await show(reader, shown), next };
  }

  return {
    'GET /api/timeline': async ({ viewer: { personId }, query }) => {
      const rows = await readTimeline(db, personId, query);
      return { ...(await page(personId, rows, query.most)), newest: rows[0]?.position ?? null };
    },
    'GET /api/timeline/news': async ({ viewer: { personId }, query: { since } }) => ({
      count: await countNews(db, personId, since),
    }),
    'GET /api/posts/of/:username': async ({ viewer: { personId }, params: { username }, query }) => {
      const author = await findAuthor(db, personId, username);
      if (!author) return missing();
      const rows = await readPostsOf(db, personId, author, query);
      return { content: await show(personId, rows.slice(0, query.size)), last: rows.length <= query.size };
    },
    'GET /api/tags/:tag/posts': async ({ viewer: { personId }, params: { tag }, query }) =>
      page(personId, await readPostsOfTag(db, personId, foldTag(tag), query), query.most),
    'GET /api/places/:placeId/posts': async ({ viewer: { personId }, params: { placeId }, query }) => {
      const [place] = await namedPlaces(db, [placeId]);
      if (!place) return missing();
      const rows = await readPostsOfPlace(db, personId, placeId, query);
      return { ...(await page(personId, rows, query.most)), place };
    },
    'GET /api/saved-posts': async ({ viewer: { personId }, query }) =>
      page(personId, await readSaved(db, personId, query), query.most),
  };
}
