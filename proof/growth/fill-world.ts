import type pg from 'pg';
import type { Fixture, Stage } from '../rights/personas.ts';
import { clubs } from './fill-clubs.ts';
import { outings } from './fill-outings.ts';
import { type Filling, people } from './fill-people.ts';
import { words } from './fill-words.ts';

/** An id that is the same each time, and in the order of the numbers. */
const growing = `create or replace function pg_temp.grow(kind text, n bigint) returns uuid language sql immutable as $$
  select (lpad(to_hex(1767225600000 + n * 60000), 12, '0') || '7' || substr(md5(kind || n), 1, 3) || '8'
    || substr(md5(n || kind), 1, 15))::uuid $$`;

/** Whose things grow: the host of the stage is known to everybody, the ordinary person stays as they are. */
export interface Ground {
  readonly stage: Stage;
  readonly on: Fixture;
}

/**
 * Adds people with the numbers `from` to `to` and what they do, and what `more` says; the objects of the fixture get
 * their share.
 */
export async function fillWorld(
  pool: pg.Pool,
  { stage, on }: Ground,
  from: number,
  to: number,
  more: Filling = [],
): Promise<void> {
  const values: Record<string, string> = {
    from: String(from),
    to: String(to),
    host: `'${stage.people.H.personId}'::uuid`,
    viewer: `'${stage.people.P.personId}'::uuid`,
    huddle: `'${on.huddleId}'::uuid`,
    club: `'${on.communityId}'::uuid`,
    post: `'${on.postId}'::uuid`,
    story: `'${on.inspirationId}'::uuid`,
    comment: `'${on.comment}'::uuid`,
    remark: `'${on.postComment}'::uuid`,
    opinion: `'${on.inspirationComment}'::uuid`,
    picture: `'${on.messagePicture}'::uuid`,
  };
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set synchronous_commit = off');
    await client.query(growing);
    for (const text of [...people, ...outings, ...clubs, ...words, ...more]) {
      const written = text
        .replaceAll(/\bgrow\(/g, 'pg_temp.grow(')
        .replaceAll(/@(\w+)/g, (_, name) => values[name] ?? '');
      await client.query(written).catch((error: Error) => {
        throw new Error(`${error.message} in ${written.slice(0, 300)}`);
      });
    }
    await recount(client, values);
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

/** What the statements of the app keep beside the rows. */
async function recount(
  client: pg.PoolClient,
  { huddle, club, post, story }: Record<string, string>,
): Promise<void> {
  const counted = [
    `update huddles set confirmed_people = c.n, confirmed_count = c.n, capacity = null from (select count(*) as n
       from participations where huddle_id = ${huddle} and place = 'CONFIRMED') c where id = ${huddle}`,
    `update huddle_messages m set recipients = (select count(*) from huddle_message_recipients r where r.message_id = m.id)`,
    `update communities set member_count = c.n from (select count(*) as n from memberships
       where community_id = ${club} and state = 'MEMBER') c where id = ${club}`,
    `update posts set like_count = l.n, comment_count = l.n from (select count(*) as n from post_likes
       where post_id = ${post}) l where id = ${post}`,
    `update inspirations set comment_count = c.n from (select count(*) as n from comments
       where inspiration_id = ${story}) c where id = ${story}`,
    `update room_pictures set seq = 1000000 where room_id = ${club} and seq = 1`,
    `update room_messages set seq = 1000000, revision = 1000000 where room_id = ${club} and seq = 1`,
    `update rooms set last_seq = m.n, revision = m.n, last_message_at = m.at from (select max(seq) as n, max(created_at) as at
       from room_messages where room_id = ${club}) m where id = ${club}`,
  ];
  for (const text of counted) await client.query(text);
}
