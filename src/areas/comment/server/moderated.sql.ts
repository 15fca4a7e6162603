import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CommentId, ObjectId, PersonId } from '#platform/shared/ids.ts';
import { type Said, seenBy, standsFor } from './reads.ts';

/** What a comment stands under. */
export interface CommentPlace {
  readonly type: 'HUDDLE' | 'POST' | 'INSPIRATION';
  readonly id: ObjectId;
}

const typeOf = (comment: string) => sql<CommentPlace['type']>`case
  when ${sql.ref(`${comment}.huddle_id`)} is not null then 'HUDDLE'
  when ${sql.ref(`${comment}.post_id`)} is not null then 'POST' else 'INSPIRATION' end`;

/** What the comment of this id stands under, as JSON; null where it is gone or none. */
export function placeOfComment(id: RawBuilder<unknown>): RawBuilder<CommentPlace | null> {
  return sql`(select json_build_object('type', ${typeOf('t')}, 'id', t.about) from comments t where t.id = ${id})`;
}

/** Words that stand there for the reader, of whom it must be asked whether they read what these stand under. */
export async function findComment(
  db: DbOrTx,
  reader: PersonId,
  id: ObjectId,
): Promise<{ readonly body: string; readonly place: CommentPlace } | undefined> {
  const found = await sql<{ body: string; place: CommentPlace }>`
    select c.body, json_build_object('type', ${typeOf('c')}, 'id', c.about) as place
    from comments c join people a on a.id = c.author_id
    where c.id = ${id} and ${standsFor(reader, 'c')} and ${seenBy(reader)}`.execute(db);
  return found.rows[0];
}

interface DecidedComment extends Omit<Said, 'at'> {
  readonly type: CommentPlace['type'];
  /** Nobody was told of it yet. */
  readonly held: boolean;
}

/** A comment that a decision is about, if it is not as decided; undefined when there is nothing to do. */
export async function findToHide(tx: Tx, id: ObjectId, on: boolean): Promise<DecidedComment | undefined> {
  const found = await sql<DecidedComment>`
    select c.id, ${typeOf('c')} as type, c.about, c.author_id as "personId", c.held,
      (select p.author_id from comments p where p.id = c.parent_id) as "answeredId"
    from comments c where c.id = ${id} and c.removed_at is null and (c.hidden_at is null) = ${on}`.execute(
    tx,
  );
  return found.rows[0];
}

/** Hides it, or shows it again where `at` is null; false when somebody was faster. */
export async function saveHidden(tx: Tx, id: CommentId, at: Date | null): Promise<boolean> {
  const changed = await sql`update comments set hidden_at = ${at}, held = held and ${at !== null}
    where id = ${id} and removed_at is null
    and (hidden_at is null) = ${at !== null} returning id`.execute(tx);
  return changed.rows.length > 0;
}
