import { z } from 'zod';
import type { Contract } from '#platform/shared/wire.ts';
import { line, pageSize } from '#platform/shared/wire-values.ts';
import { post, postPage } from './views.ts';

const page = z.strictObject({ after: z.uuid().optional(), limit: pageSize });

/** Posts as they are read: newest first, each feed through the eyes of who reads. */
export const feedContract = {
  'GET /api/timeline': {
    operation: 'readTimeline',
    summary: 'Posts of mine and of the people I follow, newest first.',
    access: 'member',
    query: page,
    reply: postPage.extend({ newest: z.string().nullable().describe('What `news` counts from.') }),
  },
  'GET /api/timeline/news': {
    operation: 'countNewPosts',
    summary: 'How many posts of others came since; counted up to 100.',
    access: 'member',
    query: z.strictObject({ since: z.uuid().optional() }),
    reply: z.object({ count: z.number().int() }),
  },
  'GET /api/posts/of/:username': {
    operation: 'listPostsOfPerson',
    summary: 'Posts of one person, newest first; `page` counts from zero.',
    access: 'member',
    params: z.strictObject({ username: line(60).min(1) }),
    query: z.strictObject({
      page: z.coerce.number().int().min(0).max(1_000).default(0),
      size: pageSize,
    }),
    reply: z.object({ content: z.array(post), last: z.boolean() }),
  },
  'GET /api/tags/:tag/posts': {
    operation: 'listPostsOfTag',
    summary: 'Posts with a hashtag, newest first.',
    access: 'member',
    params: z.strictObject({ tag: z.string().min(2).max(50) }),
    query: page,
    reply: postPage,
  },
  'GET /api/places/:placeId/posts': {
    operation: 'listPostsOfPlace',
    summary: 'Posts that name a place, newest first, and the place.',
    access: 'member',
    params: z.strictObject({ placeId: z.coerce.number().int().min(1).max(2_000_000_000) }),
    query: page,
    reply: postPage.extend({
      place: z.object({
        id: z.number().int(),
        name: z.string(),
        formattedAddress: z.string(),
        lat: z.number(),
        lng: z.number(),
      }),
    }),
  },
  'GET /api/saved-posts': {
    operation: 'listSavedPosts',
    summary: 'What I have saved, the last first.',
    access: 'member',
    query: page,
    reply: postPage,
  },
} as const satisfies Contract;

export type FeedContract = typeof feedContract;
