import { sql } from 'kysely';
import type { Db } from '../../src/platform/server/db/database.ts';
import { fillUnhurried, type Scene } from '../scene.ts';

const AUTHORS_AT_ONCE = 10_000;

/** Authors who follow each other, with their posts, all of them public; nobody has an inbox yet. */
export async function fillTimelines(scene: Scene): Promise<void> {
  const { authors, posts } = scene.sizes;
  const started = performance.now();
  await fillUnhurried(scene, async (db) => {
    // What is written here refers to what is written here: nothing is checked, and nothing is entered for searching.
    await sql`set session_replication_role = replica`.execute(db);
    await sql`insert into people (id, username, display_name, onboarded_at, created_at)
      select gen_random_uuid(), 'bench' || n, 'Bench ' || n, now(), now() from generate_series(1, ${authors}) n`.execute(
      db,
    );
    await sql`create temp table authors as
      select id, substr(username::text, 6)::int as n from people where username ~ '^bench[0-9]+$'`.execute(
      db,
    );
    await sql`create unique index on authors (n)`.execute(db);
    for (let first = 1; first <= authors; first += AUTHORS_AT_ONCE) {
      const span = { first, last: Math.min(authors, first + AUTHORS_AT_ONCE - 1) };
      await fillPosts(db, span, posts);
      await fillFollows(db, span, posts, authors);
    }
    await sql`set session_replication_role = origin`.execute(db);
    await sql`vacuum analyze`.execute(db);
  });
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  console.log(`${authors} authors, ${authors * posts} posts and as many follows, written in ${seconds} s`);
}

interface Span {
  readonly first: number;
  readonly last: number;
}

async function fillPosts(db: Db, { first, last }: Span, posts: number): Promise<void> {
  await sql`insert into posts (id, author_id, state, content, position, created_at, published_at)
    select i.id, a.id, 'PUBLISHED', 'A walk along the ridge #bench ' || k, i.id, t.at, t.at
    from authors a cross join generate_series(1, ${posts}::int) k
    cross join lateral (select now() - random() * interval '30 days' - k * interval '1 ms' as at where a.n is not null) t
    cross join lateral (select (lpad(to_hex((extract(epoch from t.at) * 1000)::bigint), 12, '0') || '7'
      || substr(md5(random()::text || a.id || k), 1, 3) || '8' || substr(md5(random()::text || k), 1, 15))::uuid as id) i
    where a.n between ${first} and ${last}`.execute(db);
}

/** Each follows as many others, far apart from each other. */
async function fillFollows(db: Db, { first, last }: Span, follows: number, authors: number): Promise<void> {
  await sql`insert into follows (follower_id, followee_id, state)
    select a.id, o.id, 'FOLLOWING' from authors a cross join generate_series(1, ${follows}::int) k
    join authors o on o.n = 1 + (a.n::bigint + k::bigint * 7919) % ${authors}
    where a.n between ${first} and ${last} and o.n <> a.n
    on conflict do nothing`.execute(db);
}
