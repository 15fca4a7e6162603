import type { Tx } from '#platform/server/db/database.ts';
import type { CommentId, HuddleId, PersonId } from '#platform/shared/ids.ts';

export interface NewComment {
  readonly id: CommentId;
  readonly huddleId: HuddleId;
  readonly authorId: PersonId;
  readonly parentId: CommentId | null;
  readonly text: string;
  readonly at: Date;
}

export async function insertComment(tx: Tx, comment: NewComment): Promise<void> {
  await tx
    .insertInto('huddle_comments')
    .values({
      id: comment.id,
      huddle_id: comment.huddleId,
      author_id: comment.authorId,
      parent_id: comment.parentId,
      body: comment.text,
      created_at: comment.at,
    })
    .execute();
}

export async function saveWords(tx: Tx, id: CommentId, text: string, now: Date): Promise<void> {
  await tx.updateTable('huddle_comments').set({ body: text, edited_at: now }).where('id', '=', id).execute();
}

/** The words are gone for good; the row stays for the replies under it. */
export async function eraseWords(tx: Tx, id: CommentId, by: 'AUTHOR' | 'HOST', now: Date): Promise<void> {
  await tx
    .updateTable('huddle_comments')
    .set({ body: '', removed_at: now, removed_by: by })
    .where('id', '=', id)
    .execute();
}
