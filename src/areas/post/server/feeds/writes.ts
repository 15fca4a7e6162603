import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { andAfter } from '#platform/server/db/page.ts';
import type { PersonId, PostId } from '#platform/shared/ids.ts';
import { INBOX_LENGTH } from '../../rules/limits.ts';

/** Puts posts into the inbox of everybody who follows their authors. */
export async function fillInboxes(tx: Tx, postIds: readonly PostId[]): Promise<void> {
  await sql`insert into timeline_entries (person_id, position, post_id)
    select f.follower_id, p.position, p.id from posts p join follows f on f.followee_id = p.author_id
    where p.id = any(${postIds}::uuid[]) and f.state = 'FOLLOWING' order by f.follower_id, p.position
    on conflict do nothing`.execute(tx);
}

/** The post is merged in when its author's followers read. */
export async function mergeOnRead(tx: Tx, postId: PostId, authorId: PersonId): Promise<void> {
  await sql`with big as (insert into big_authors (person_id) values (${authorId}) on conflict do nothing)
    update posts set on_read = true where id = ${postId}`.execute(tx);
}

const FILLED_AT_ONCE = 200;

/** Somebody follows: what the other posted last joins their inbox. */
export async function fillInbox(tx: Tx, follower: PersonId, author: PersonId): Promise<void> {
  await sql`insert into timeline_entries (person_id, position, post_id)
    select ${follower}::uuid, position, id from posts
    where author_id = ${author} and state = 'PUBLISHED' and not on_read
    order by position desc limit ${sql.lit(FILLED_AT_ONCE)}
    on conflict do nothing`.execute(tx);
}

const PEOPLE_A_TURN = 500;

/** Keeps the newest entries of each inbox; answers the last person looked at, undefined when all are done. */
export async function purgeInboxes(db: DbOrTx, after: PersonId | undefined): Promise<PersonId | undefined> {
  const found = await sql<{ id: PersonId }>`
    with people_of_turn as (
      select id from people where true ${andAfter(sql`id`, after)}
      order by id limit ${sql.lit(PEOPLE_A_TURN)}
    ), ends as (
      select t.id, (select e.position from timeline_entries e where e.person_id = t.id
        order by e.position desc offset ${INBOX_LENGTH} limit 1) as position
      from people_of_turn t
    ), gone as (
      delete from timeline_entries e using ends
      where e.person_id = ends.id and e.position <= ends.position
    )
    select id from people_of_turn order by id desc limit 1`.execute(db);
  return found.rows[0]?.id;
}
