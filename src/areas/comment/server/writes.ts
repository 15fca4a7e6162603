import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { CommentId, PersonId } from '#platform/shared/ids.ts';
import type { Discussion } from './reads.ts';

export interface NewComment {
  readonly id: CommentId;
  readonly about: string;
  readonly authorId: PersonId;
  readonly parentId: CommentId | null;
  readonly text: string;
  readonly at: Date;
  /** A filter holds it back: only its author sees it until moderators have decided. */
  readonly isHeld: boolean;
}

export async function insertComment(
  tx: Tx,
  column: Discussion<never>['column'],
  { id, about, authorId, parentId, text, at, isHeld }: NewComment,
): Promise<void> {
  await sql`insert into comments (id, ${sql.ref(column)}, author_id, parent_id, body, created_at, hidden_at, held)
    values (${id}, ${about}, ${authorId}, ${parentId}, ${text}, ${at}, ${isHeld ? at : null}, ${isHeld})`.execute(
    tx,
  );
}

export async function saveWords(tx: Tx, id: CommentId, text: string, now: Date): Promise<void> {
  await sql`update comments set body = ${text}, edited_at = ${now} where id = ${id}`.execute(tx);
}

/** Only its author sees it until moderators have decided. */
export async function holdComment(tx: Tx, id: CommentId, now: Date): Promise<void> {
  await sql`update comments set hidden_at = ${now} where id = ${id} and hidden_at is null`.execute(tx);
}

/** The words are gone for good; the row stays for the replies under it. */
export async function eraseWords(tx: Tx, id: CommentId, by: 'AUTHOR' | 'HOST', now: Date): Promise<void> {
  await sql`update comments set body = '', removed_at = ${now}, removed_by = ${by} where id = ${id}`.execute(
    tx,
  );
}
