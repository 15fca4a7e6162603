import type { FastifyInstance } from 'fastify';
import { commentReactions, decidedIn } from '#areas/comment/server/reactions.ts';
import { registerDiscussion } from '#areas/comment/server/routes.ts';
import { huddleComments } from '#areas/huddle/contract/messages.ts';
import { huddleDiscussion } from '#areas/huddle/server/messages/discussion.ts';
import { inspirationComments } from '#areas/inspiration/contract/comments.ts';
import { inspirationDiscussion } from '#areas/inspiration/server/discussion.ts';
import { postComments } from '#areas/post/contract/comments.ts';
import { postDiscussion } from '#areas/post/server/comments/discussion.ts';
import type { Platform } from '#platform/server/platform.ts';

/** Everything that people can talk about under the thing itself. */
export function registerDiscussions(app: FastifyInstance, platform: Platform): void {
  registerDiscussion(app, platform, huddleComments, huddleDiscussion);
  registerDiscussion(app, platform, postComments, postDiscussion);
  registerDiscussion(app, platform, inspirationComments, inspirationDiscussion);
}

/** What follows for comments, wherever they stand. */
export const discussionReactions = commentReactions({
  HUDDLE: decidedIn(huddleDiscussion),
  POST: decidedIn(postDiscussion),
  INSPIRATION: decidedIn(inspirationDiscussion),
});
