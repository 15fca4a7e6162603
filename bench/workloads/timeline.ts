import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PostId } from '#platform/shared/ids.ts';
import { type CastMember, enter } from '../../src/app/server/testing/cast.ts';
import { compareReads } from '../compare.ts';
import { hammer, inTurn } from '../hammer.ts';
import { CONNECTIONS, line, lineOfShots, type Scene, words } from '../scene.ts';
import { withWhatFollows } from '../what-follows.ts';
import { fillTimelines } from './fill-timelines.ts';

const FEW = 200;
const MANY = 5_000;

/** Home: a timeline of 200 follows and one of 5,000, the tenth page, posting, and how late an inbox is (POST-4). */
export async function timeline(scene: Scene): Promise<void> {
  await fillTimelines(scene);
  const few = await reader(scene, 'bench.few', FEW);
  const many = await reader(scene, 'bench.many', MANY);
  // As the database does by itself within a minute: it knew these tables as nearly empty.
  await sql`analyze timeline_entries, follows`.execute(scene.live.platform.database.db);
  const home = await measure(scene, 'home, 200 follows', few, '');
  const big = await measure(scene, 'home, 5,000 follows', many, '');
  const tenth = await measure(scene, 'home, page 10', few, await cursorOfPage(scene, few, 10));
  line(
    '  5,000 follows ÷ 200',
    words(big),
    words(home),
    big.requestsPerSecond / home.requestsPerSecond,
    'more',
  );
  line(
    '  page 10 ÷ page 1',
    words(tenth),
    words(home),
    tenth.requestsPerSecond / home.requestsPerSecond,
    'more',
  );
  await measurePosting(scene);
  await measureLag(scene, few);
}

/** Somebody who follows so many, with the inbox that spreading would have filled. */
async function reader({ live }: Scene, username: string, follows: number): Promise<CastMember> {
  const { platform } = live;
  const member = await enter(platform, { username });
  const { db } = platform.database;
  await sql`insert into follows (follower_id, followee_id, state)
    select ${member.personId}::uuid, id, 'FOLLOWING' from people
    where username ~ '^bench[0-9]+$' and id <> ${member.personId} order by random() limit ${follows}
    on conflict do nothing`.execute(db);
  await sql`insert into timeline_entries (person_id, position, post_id)
    select ${member.personId}::uuid, p.position, p.id from follows f join posts p on p.author_id = f.followee_id
    where f.follower_id = ${member.personId} order by p.position desc limit 1000`.execute(db);
  return member;
}

async function cursorOfPage({ live }: Scene, who: CastMember, page: number): Promise<string> {
  const rows = await sql<{ position: string }>`select position from timeline_entries
    where person_id = ${who.personId} order by position desc offset ${(page - 1) * 20 - 1} limit 1`.execute(
    live.platform.database.db,
  );
  return rows.rows[0]?.position ?? '';
}

function measure(scene: Scene, what: string, who: CastMember, after: string) {
  return compareReads(scene, what, who, {
    ours: `/api/timeline?limit=20${after && `&after=${after}`}`,
    limit: `/timeline/${who.personId}${after && `?after=${after}`}`,
  });
}

const ROUNDS = 3;
/** Of one connection in one round. */
const OWN_DRAFTS = 400;
const DRAFTS = 2 * ROUNDS * CONNECTIONS * OWN_DRAFTS;

/** Publishing what was begun, each post once. */
async function measurePosting(scene: Scene): Promise<void> {
  const { live, limit, sizes } = scene;
  const { platform } = live;
  const author = await enter(platform, { username: 'bench.author' });
  const drafts = await sql<{ id: string }>`insert into posts (id, author_id, state, created_at)
    select gen_random_uuid(), ${author.personId}::uuid, 'DRAFT', now() from generate_series(1, ${DRAFTS})
    returning id`.execute(platform.database.db);
  const ids = drafts.rows.map(({ id }) => id);
  const headers = { authorization: `Bearer ${author.token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({
    content: 'Along the ridge',
    taggedUsers: {},
    taggedLocations: {},
    taggedHashes: [],
  });
  let taken = 0;
  const post = (url: string, pathOf: (id: string) => string) => () =>
    hammer({
      url,
      connections: CONNECTIONS,
      seconds: sizes.seconds,
      requestsOf: () => {
        const mine = ids.slice(taken, taken + OWN_DRAFTS);
        taken += OWN_DRAFTS;
        // As browsers do: each command has a key of its own.
        return mine.map((id) => ({
          method: 'POST' as const,
          path: pathOf(id),
          body,
          headers: { ...headers, 'idempotency-key': randomUUID() },
        }));
      },
    });
  const best = await inTurn(
    ROUNDS,
    () =>
      withWhatFollows(
        scene,
        post(live.origin, (id) => `/api/posts/${id}`),
      ),
    post(limit.origin, () => `/post/${author.personId}`),
  );
  lineOfShots('create a post, durable', best);
}

const SHOTS = 60;

/** From the answer of a post to its standing in the inbox of a follower. */
async function measureLag({ live, faults }: Scene, follower: CastMember): Promise<void> {
  const { platform } = live;
  const { db } = platform.database;
  const author = await enter(platform, { username: 'bench.lag' });
  await sql`insert into follows (follower_id, followee_id, state) values (${follower.personId}, ${author.personId}, 'FOLLOWING')`.execute(
    db,
  );
  const headers = { authorization: `Bearer ${author.token}`, 'content-type': 'application/json' };
  const lags: number[] = [];
  for (let shot = 0; shot < SHOTS; shot += 1) {
    const begun = await fetch(`${live.origin}/api/posts/init`, {
      method: 'POST',
      headers: { authorization: headers.authorization },
    });
    const { id } = (await begun.json()) as { id: string };
    const body = JSON.stringify({ content: 'Now', taggedUsers: {}, taggedLocations: {}, taggedHashes: [] });
    await fetch(`${live.origin}/api/posts/${id}`, { method: 'POST', headers, body });
    const from = performance.now();
    while (!(await isThere(live, follower, id)) && performance.now() - from < 10_000)
      await new Promise(setImmediate);
    lags.push(performance.now() - from);
  }
  const p99 = lags.sort((a, b) => a - b)[Math.ceil(lags.length * 0.99) - 1] ?? 0;
  console.log(
    `inbox lag of ${SHOTS} posts: median ${(lags[SHOTS / 2] ?? 0).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
  );
  if (p99 > 1_000) faults.push(`an inbox is ${p99.toFixed(0)} ms late`);
}

async function isThere({ platform }: Scene['live'], who: CastMember, postId: string): Promise<boolean> {
  const found = await platform.database.db
    .selectFrom('timeline_entries')
    .select('post_id')
    .where('person_id', '=', who.personId)
    .where('post_id', '=', postId as PostId)
    .executeTakeFirst();
  return found !== undefined;
}
