import { sql } from 'kysely';
import type { DB } from '#platform/server/db/schema.ts';
import { FEW, MANY, remove, repeat } from './in-turns.sql.ts';
import type { Step } from './leaver.ts';

/** What is counted beside the thing itself: the rows of somebody go, and the count with them. */
interface Counted {
  readonly table: keyof DB;
  readonly by: string;
  readonly of: string;
  readonly things: keyof DB;
  readonly count: string;
}

const counted: readonly Counted[] = [
  { table: 'post_likes', by: 'person_id', of: 'post_id', things: 'posts', count: 'like_count' },
  {
    table: 'inspiration_likes',
    by: 'person_id',
    of: 'inspiration_id',
    things: 'inspirations',
    count: 'like_count',
  },
  {
    table: 'inspiration_saves',
    by: 'person_id',
    of: 'inspiration_id',
    things: 'inspirations',
    count: 'save_count',
  },
];

export const marks: ReadonlyArray<readonly [string, Step]> = counted.map(
  ({ table, by, of, things, count }) => [
    table,
    (db, { personId }) =>
      repeat(
        db,
        MANY,
        (limit) => sql`with gone as (delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)} where ${sql.ref(by)} = ${personId} limit ${limit}))
          returning ${sql.ref(of)} as thing),
        less as (update ${sql.table(things)} t set ${sql.ref(count)} = greatest(0, ${sql.ref(count)} - n.rows)
          from (select thing, count(*)::int as rows from gone group by thing) n where t.id = n.thing)
        select 1 from gone`,
      ),
  ],
);

const lessOf = (things: 'posts' | 'inspirations', of: string) =>
  sql`update ${sql.table(things)} t set comment_count = greatest(0, comment_count - n.rows)
    from (select ${sql.ref(of)} as thing, count(*)::int as rows from erased where hidden_at is null group by 1) n where t.id = n.thing`;

/** The words of comments are gone; a place in a thread stays while somebody has replied there. */
export const comments: Step = async (db, { personId, now }) => {
  const erased = await repeat(
    db,
    MANY,
    (limit) => sql`with erased as (update comments set body = '', removed_at = ${now}, removed_by = 'AUTHOR'
        where ctid = any(array(select ctid from comments
          where author_id = ${personId} and removed_at is null limit ${limit})) returning post_id, inspiration_id, hidden_at),
      fewer_of_posts as (${lessOf('posts', 'post_id')}),
      fewer_of_inspirations as (${lessOf('inspirations', 'inspiration_id')})
      select 1 from erased`,
  );
  const alone = sql`author_id = ${personId} and not exists (
    select 1 from comments r where r.parent_id = comments.id)`;
  return erased + (await remove(db, 'comments', alone));
};

/** The words in rooms, with their pictures; everybody who has the room open reads again that they are gone. */
export const messagesInRooms: Step = async (db, { personId, now }) => {
  const mine = sql`message_id in (select id from room_messages where author_id = ${personId})`;
  const pictures = await remove(db, 'room_pictures', mine);
  const reactions = await remove(db, 'room_reactions', mine);
  const words = await repeat(
    db,
    MANY,
    (limit) => sql`with said as (select id, room_id from room_messages
        where author_id = ${personId} and (removed_at is null or body <> '' or sent_key is not null or hidden_body is not null) limit ${limit}),
      turned as (update rooms set revision = revision + 1
        where id in (select room_id from said) returning id, revision)
      update room_messages m set body = '', mentions = '{}', hidden_body = null, hidden_mentions = null, sent_key = null, revision = t.revision,
        removed_at = coalesce(m.removed_at, ${now}), removed_by = coalesce(m.removed_by, 'AUTHOR')
      from said s join turned t on t.id = s.room_id where m.id = s.id`,
  );
  return pictures + reactions + words;
};

/** Where they sit in rooms; in a conversation of two the seat stays, so that the other one keeps it. */
export const seatsInRooms: Step = (db, { personId }) =>
  remove(
    db,
    'room_members',
    sql`person_id = ${personId} and room_id in (select id from rooms where kind <> 'DIRECT')`,
  );

/** What they have written, with what others did under it, little by little; the rest of it goes with the row. */
function writings(things: 'posts' | 'inspirations', of: string, under: readonly (keyof DB)[]): Step {
  return async (db, { personId }) => {
    const mine = sql`${sql.ref(of)} in (select id from ${sql.table(things)} where author_id = ${personId})`;
    let rows = 0;
    for (const table of under) {
      const replies = table === 'comments' ? sql` and parent_id is not null` : sql``;
      rows += await remove(db, table, sql`${mine}${replies}`);
      rows += await remove(db, table, mine);
    }
    return rows + (await remove(db, things, sql`author_id = ${personId}`, FEW));
  };
}

/** Others no longer count a repost of theirs. */
const reposts: Step = (db, { personId }) =>
  repeat(
    db,
    MANY,
    (limit) => sql`with mine as (update posts set ref_post_id = null where ctid = any(array(
        select ctid from posts where author_id = ${personId} and ref_post_id is not null limit ${limit}))
        returning (select o.ref_post_id from posts o where o.id = posts.id) as thing, state),
      less as (update posts p set repost_count = greatest(0, repost_count - n.rows)
        from (select thing, count(*)::int as rows from mine where state = 'PUBLISHED' group by 1) n
        where p.id = n.thing)
      select 1 from mine`,
  );

export const writingsOfTheirs: ReadonlyArray<readonly [string, Step]> = [
  ['reposts', reposts],
  ['posts', writings('posts', 'post_id', ['post_likes', 'post_saves', 'comments'])],
  [
    'inspirations',
    writings('inspirations', 'inspiration_id', [
      'inspiration_likes',
      'inspiration_saves',
      'inspiration_readings',
      'comments',
    ]),
  ],
];
