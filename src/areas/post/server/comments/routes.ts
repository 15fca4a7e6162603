import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { done } from '#platform/shared/command-reply.ts';
import { isRefusal, missing } from '#platform/shared/decision.ts';
import type { PersonId, PostId } from '#platform/shared/ids.ts';
import type { CommentContract } from '../../contract-comments.ts';
import { isPublished } from '../sight/reads.ts';
import { addComment } from './add-comment.ts';
import { changeComment, removeComment } from './change-comment.ts';
import { presentReply, presentThread } from './present.ts';
import { firstReplies, listReplies, listThreads } from './reads.ts';

const REPLIES_AT_ONCE = 3;

export function commentRoutes(platform: Platform): Handlers<CommentContract> {
  const { db } = platform.database;
  const reads = (personId: PersonId, postId: PostId) => isPublished(db, personId, postId);
  return {
    'GET /api/posts/:postId/comments': async ({ viewer: { personId }, params: { postId }, query }) => {
      if (!(await reads(personId, postId))) return missing();
      const rows = await listThreads(db, personId, postId, query);
      const shown = rows.slice(0, query.most);
      const ids = shown.map((row) => row.id);
      const replies = await firstReplies(db, personId, ids, REPLIES_AT_ONCE);
      return {
        items: shown.map((row) => presentThread(row, replies, personId)),
        next: rows.length > query.most ? (ids.at(-1) ?? null) : null,
      };
    },
    'GET /api/posts/:postId/comments/:commentId/replies': async ({ viewer, params, query }) => {
      const { personId } = viewer;
      if (!(await reads(personId, params.postId))) return missing();
      const rows = await listReplies(db, personId, params, query);
      const shown = rows.slice(0, query.most);
      return {
        items: shown.map((row) => presentReply(row, personId)),
        next: rows.length > query.most ? (shown.at(-1)?.id ?? null) : null,
      };
    },
    'POST /api/posts/:postId/comments': async ({ viewer, params: { postId }, body, command }) => {
      const id = await addComment(platform, command, viewer, postId, body);
      return isRefusal(id) ? id : { ...done('Said.'), id };
    },
    'PATCH /api/posts/:postId/comments/:commentId': async ({ viewer, params, body: { text } }) => {
      const changed = await changeComment(platform, viewer, params, text);
      return isRefusal(changed) ? changed : done('Changed.');
    },
    'DELETE /api/posts/:postId/comments/:commentId': async ({ viewer, params }) => {
      const removed = await removeComment(platform, viewer, params);
      return isRefusal(removed) ? removed : done('Removed.');
    },
  };
}
