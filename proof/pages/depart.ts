import type pg from 'pg';

/** Rows that stand for a thing, and by which column. */
const things = {
  huddles: 'id',
  communities: 'id',
  posts: 'id',
  inspirations: 'id',
  inspiration_stories: 'inspiration_id',
  carpools: 'id',
  rooms: 'id',
  notifications: 'id',
  comments: 'id',
  huddle_photos: 'id',
  host_acts: 'id',
  room_messages: 'id',
  room_pictures: 'media_id',
  aurora_talks: 'id',
  moderation_cases: 'id',
  reports: 'id',
  badge_requests: 'id',
  mail_outbox: 'id',
  timeline_entries: 'post_id',
  post_tags: 'post_id',
  post_places: 'post_id',
  post_saves: 'post_id',
  inspiration_saves: 'inspiration_id',
} as const;

/** Rows that tie a person to a thing: somebody leaves, stops following, takes a like back. */
const ties = {
  follows: ['follower_id', 'followee_id'],
  memberships: ['person_id'],
  participations: ['person_id'],
  post_likes: ['person_id'],
  room_members: ['person_id'],
} as const;

/** Takes away whatever these ids stand for, so that nothing is left of a row by which a list could go on. */
export async function depart(
  pool: pg.Pool,
  ids: readonly string[],
  staying: readonly string[],
): Promise<void> {
  const going = ids.filter((id) => /^[0-9a-f-]{36}$/.test(id) && !staying.includes(id));
  const client = await pool.connect();
  try {
    // What hangs on them stays: lists leave it out by their joins.
    await client.query('set session_replication_role = replica');
    for (const [table, column] of [...Object.entries(things), ...tied])
      await client.query(`delete from ${table} where ${column} = any($1::uuid[])`, [going]);
    await client.query(`delete from graphile_worker._private_jobs where id = any($1::bigint[])`, [
      ids.filter((id) => /^\d+$/.test(id)),
    ]);
  } finally {
    client.release(true);
  }
}

const tied = Object.entries(ties).flatMap(([table, columns]) =>
  columns.map((column) => [table, column] as const),
);
