import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { missing } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { FeedContract } from '../../contract/feeds.ts';
import type { PostPage, PostView } from '../../contract/views.ts';
import { foldTag } from '../../rules/content.ts';
import { presentPost } from '../present.ts';
import { namedPlaces } from '../reads.ts';
import { PageEnds } from './page-ends.ts';
import {
  countNews,
  type Feed,
  findAuthor,
  readPostsOf,
  readPostsOfPlace,
  readPostsOfTag,
  readSaved,
  readTimeline,
} from './reads.ts';

/** Every feed is one statement: which posts, and what stands in them. */
export function feedRoutes(platform: Platform): Handlers<FeedContract> {
  const { db } = platform.database;
  const pageEnds = new PageEnds();

  function show(reader: PersonId, { rows, views }: Feed, limit: number): PostView[] {
    const reading = { reader, now: platform.now() };
    return rows.slice(0, limit).flatMap(({ id }) => {
      const view = views.get(id);
      return view ? [presentPost(view, views, reading)] : [];
    });
  }

  function page(reader: PersonId, feed: Feed, limit: number): PostPage {
    const next = feed.rows.length > limit ? (feed.rows[limit - 1]?.position ?? null) : null;
    return { items: show(reader, feed, limit), next };
  }

  return {
    'GET /api/timeline': async ({ viewer: { personId }, query }) => {
      const feed = await readTimeline(db, personId, query);
      return { ...page(personId, feed, query.limit), newest: feed.rows[0]?.position ?? null };
    },
    'GET /api/timeline/news': async ({ viewer: { personId }, query: { since } }) => ({
      count: await countNews(db, personId, since),
    }),
    'GET /api/posts/of/:username': async ({ viewer: { personId }, params: { username }, query }) => {
      const author = await findAuthor(db, personId, username);
      if (!author) return missing();
      const read = { reader: personId, author, size: query.size };
      const after = pageEnds.before(read, query.page);
      const feed = await readPostsOf(db, personId, author, query, after);
      pageEnds.note(read, query.page, feed.rows.slice(0, query.size).at(-1)?.position);
      return { content: show(personId, feed, query.size), last: feed.rows.length <= query.size };
    },
    'GET /api/tags/:tag/posts': async ({ viewer: { personId }, params: { tag }, query }) =>
      page(personId, await readPostsOfTag(db, personId, foldTag(tag), query), query.limit),
    'GET /api/places/:placeId/posts': async ({ viewer: { personId }, params: { placeId }, query }) => {
      const [place] = await namedPlaces(db, [placeId]);
      if (!place) return missing();
      const feed = await readPostsOfPlace(db, personId, placeId, query);
      return { ...page(personId, feed, query.limit), place };
    },
    'GET /api/saved-posts': async ({ viewer: { personId }, query }) =>
      page(personId, await readSaved(db, personId, query), query.limit),
  };
}
