import type { FastifyInstance } from 'fastify';
import { callerOf } from '#platform/server/http/caller-of.ts';
import { type Handlers, idempotent, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { registerMessages } from '#platform/server/http/sentences.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing } from '#platform/shared/decision.ts';
import type { InspirationId } from '#platform/shared/ids.ts';
import { type InspirationContract, inspirationContract } from '../contract/inspiration.ts';
import type { StoryPage } from '../contract/views.ts';
import { done, inspirationConfirmations, inspirationRefusals } from '../messages.ts';
import { badgeRoutes } from './badges/routes.ts';
import { draftReadRoutes, draftWriteRoutes } from './drafts/routes.ts';
import { feedOfStories } from './feed-of-stories.ts';
import { listStories, type StoryQuery } from './list-stories.sql.ts';
import { likeInspiration, saveInspiration, shareInspiration } from './mark-inspiration.ts';
import { nameReferences } from './name-references.ts';
import { pictureRoutes } from './picture-routes.ts';
import { presentCard, presentStory } from './present.ts';
import { countReading } from './readings/count-reading.ts';
import { findStory, isReadable, listRelated, type Reader } from './reads.ts';
import { tripReportRoutes } from './trip-reports/routes.ts';

const FEED_LENGTH = 30;
const RELATED = 3;

export function registerInspirations(app: FastifyInstance, platform: Platform): void {
  registerMessages(inspirationRefusals, inspirationConfirmations);
  registerEndpoints(app, platform, inspirationContract, {
    ...readRoutes(platform),
    ...markRoutes(platform),
    ...pictureRoutes(platform),
    ...draftReadRoutes(platform),
    ...draftWriteRoutes(platform),
    ...badgeRoutes(platform),
    ...tripReportRoutes(platform),
  });
}

type ReadWire =
  | `GET /api/${'' | 'public/'}inspirations${'' | '/:inspirationId'}`
  | `GET /api/public/inspirations/${':inspirationId/related' | 'feed.xml'}`
  | 'POST /api/public/inspirations/:inspirationId/readings';

/** What everybody reads. */
function readRoutes(platform: Platform): Handlers<Pick<InspirationContract, ReadWire>> {
  const { db } = platform.database;
  const { PUBLIC_ORIGIN, PRODUCT_NAME } = platform.config;

  async function list(filter: StoryQuery): Promise<StoryPage> {
    const rows = await listStories(db, filter);
    const shown = rows.slice(0, filter.limit);
    const next = rows.length > filter.limit ? (shown.at(-1)?.cursor ?? null) : null;
    return { items: shown.map(presentCard), next };
  }

  async function read(reader: Reader, id: InspirationId) {
    const row = await findStory(db, reader, id);
    if (!row) return missing();
    return presentStory(row, await nameReferences(db, reader, id, row.document, 'everybody'), reader);
  }

  return {
    'GET /api/public/inspirations': ({ query }) => list({ ...query, reader: null }),
    'GET /api/inspirations': ({ viewer, query }) => list({ ...query, reader: viewer.personId }),
    'GET /api/public/inspirations/:inspirationId': ({ params }) => read(null, params.inspirationId),
    'GET /api/inspirations/:inspirationId': ({ viewer, params }) =>
      read(viewer.personId, params.inspirationId),
    'GET /api/public/inspirations/:inspirationId/related': async ({ params: { inspirationId } }) => {
      if (!(await isReadable(db, null, inspirationId))) return missing();
      return { items: (await listRelated(db, inspirationId, RELATED)).map(presentCard) };
    },
    'GET /api/public/inspirations/feed.xml': async ({ reply }) => {
      const { items } = await list({ reader: null, limit: FEED_LENGTH });
      const feed = feedOfStories(PUBLIC_ORIGIN, PRODUCT_NAME, items);
      return reply
        .type('application/atom+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(feed);
    },
    'POST /api/public/inspirations/:inspirationId/readings': idempotent(
      async ({ params, request, command }) => {
        const reader = { address: callerOf(request), device: request.headers['user-agent'] ?? '' };
        const counted = await countReading(platform, command, params.inspirationId, reader);
        return isRefusal(counted) ? counted : done('READING_COUNTED');
      },
    ),
  };
}

type MarkWire =
  | `PUT /api/inspirations/:inspirationId/${'like' | 'saved'}`
  | 'POST /api/inspirations/:inspirationId/shares';

/** What readers do with a story. */
function markRoutes(platform: Platform): Handlers<Pick<InspirationContract, MarkWire>> {
  return {
    'PUT /api/inspirations/:inspirationId/like': async ({ viewer, params, body: { liked } }) => {
      const likeCount = await likeInspiration(platform, viewer, params.inspirationId, liked);
      return isRefusal(likeCount) ? likeCount : { ...done(liked ? 'LIKED' : 'UNLIKED'), likeCount };
    },
    'PUT /api/inspirations/:inspirationId/saved': async ({ viewer, params, body: { saved } }) => {
      const kept = await saveInspiration(platform, viewer, params.inspirationId, saved);
      return isRefusal(kept) ? kept : done(saved ? 'ON_READING_LIST' : 'OFF_READING_LIST');
    },
    'POST /api/inspirations/:inspirationId/shares': idempotent(async ({ viewer, params, body, command }) => {
      const count = await shareInspiration(platform, command, viewer, params.inspirationId, body.userIds);
      if (isRefusal(count)) return count;
      return done('SHARED_WITH', { count });
    }),
  };
}
