import type { FastifyInstance } from 'fastify';
import { type Handlers, idempotent, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { registerMessages } from '#platform/server/http/sentences.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { FeedContract } from '../contract/feeds.ts';
import { type PostContract, postContract } from '../contract/post.ts';
import { done, postConfirmations, postRefusals } from '../messages.ts';
import { likePost, savePost } from './actions/mark.ts';
import { repostPost } from './actions/repost.ts';
import { sharePost } from './actions/share.ts';
import { feedRoutes } from './feeds/routes.ts';
import { type PictureWire, pictureRoutes } from './pictures/routes.ts';
import { type ReadWire, readRoutes } from './read-routes.ts';
import { deletePost, editPost } from './writing/change.ts';
import { initPost, publishPost } from './writing/publish.ts';

export function registerPosts(app: FastifyInstance, platform: Platform): void {
  registerMessages(postRefusals, postConfirmations);
  registerEndpoints(app, platform, postContract, {
    ...readRoutes(platform),
    ...pictureRoutes(platform),
    ...ownRoutes(platform),
    ...markRoutes(platform),
    ...feedRoutes(platform),
  });
}

type MarkWire = `PUT /api/posts/:postId/${'like' | 'saved' | 'repost'}` | 'POST /api/posts/:postId/shares';
type OwnWire = Exclude<keyof PostContract, keyof FeedContract | ReadWire | PictureWire | MarkWire>;

/** What authors do with their own posts. */
function ownRoutes(platform: Platform): Handlers<Pick<PostContract, OwnWire>> {
  return {
    'POST /api/posts/init': idempotent(async ({ viewer, command }) => {
      const id = await initPost(platform, command, viewer);
      return isRefusal(id) ? id : { ...done('POST_BEGUN'), id };
    }),
    'POST /api/posts/:postId': idempotent(async ({ viewer, params: { postId }, body, command }) => {
      const published = await publishPost(platform, command, viewer, postId, body);
      if (isRefusal(published)) return published;
      return { ...done(published.isHeld ? 'POST_HELD' : 'POST_CREATED'), id: published.id };
    }),
    'PUT /api/posts/:postId': async ({ viewer, params: { postId }, body }) => {
      const edited = await editPost(platform, viewer, postId, body);
      return isRefusal(edited) ? edited : done(edited === 'HELD' ? 'POST_HELD' : 'POST_CHANGED');
    },
    'DELETE /api/posts/:postId': async ({ viewer, params: { postId } }) => {
      const deleted = await deletePost(platform, viewer, postId);
      return isRefusal(deleted) ? deleted : done('POST_DELETED');
    },
  };
}

/** What readers do with a post. */
function markRoutes(platform: Platform): Handlers<Pick<PostContract, MarkWire>> {
  return {
    'PUT /api/posts/:postId/like': async ({ viewer, params: { postId }, body: { liked } }) => {
      const likeCount = await likePost(platform, viewer, postId, liked);
      return isRefusal(likeCount) ? likeCount : { ...done(liked ? 'LIKED' : 'UNLIKED'), likeCount };
    },
    'PUT /api/posts/:postId/saved': async ({ viewer, params: { postId }, body: { saved } }) => {
      const kept = await savePost(platform, viewer, postId, saved);
      return isRefusal(kept) ? kept : done(saved ? 'POST_SAVED' : 'POST_UNSAVED');
    },
    'PUT /api/posts/:postId/repost': async ({ viewer, params: { postId }, body: { reposted } }) => {
      const repostCount = await repostPost(platform, viewer, postId, reposted);
      if (isRefusal(repostCount)) return repostCount;
      return { ...done(reposted ? 'REPOSTED' : 'REPOST_UNDONE'), repostCount };
    },
    'POST /api/posts/:postId/shares': idempotent(
      async ({ viewer, params: { postId }, body: { userIds }, command }) => {
        const count = await sharePost(platform, command, viewer, postId, userIds);
        if (isRefusal(count)) return count;
        return done('SHARED_WITH', { count });
      },
    ),
  };
}
