import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { CommentId, PersonId, PostId } from '#platform/shared/ids.ts';

export interface NewComment {
  readonly id: CommentId;
  readonly postId: PostId;
  readonly authorId: PersonId;
  readonly parentId: CommentId | null;
  readonly text: string;
  readonly at: Date;
}

export async function insertComment(tx: Tx, comment: NewComment): Promise<void> {
  await tx
    .insertInto('post_comments')
    .values({
      id: comment.id,
      post_id: comment.postId,
      author_id: comment.authorId,
      parent_id: comment.parentId,
      body: comment.text,
      created_at: comment.at,
    })
    .execute();
}

export async function saveWords(tx: Tx, id: CommentId, text: string, now: Date): Promise<void> {
  await tx.updateTable('post_comments').set({ body: text, edited_at: now }).where('id', '=', id).execute();
}

/** The words are gone for good; the row stays for the replies under it. */
export async function eraseWords(tx: Tx, id: CommentId, by: 'AUTHOR' | 'HOST', now: Date): Promise<void> {
  await tx
    .updateTable('post_comments')
    .set({ body: '', removed_at: now, removed_by: by })
    .where('id', '=', id)
    .execute();
}

/** Counts anew what stands under a post; the post is locked by the caller. */
export async function countComments(tx: Tx, postId: PostId): Promise<void> {
  await sql`update posts set comment_count = (select count(*) from post_comments c
    where c.post_id = ${postId} and c.removed_at is null) where id = ${postId}`.execute(tx);
}
