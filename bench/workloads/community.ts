import { sql } from 'kysely';
import type { CastMember } from '../../src/app/server/testing/cast.ts';
import type { Db } from '../../src/platform/server/db/database.ts';
import { compareReads } from '../compare.ts';
import { type Crowd, gather } from '../fan-out.ts';
import { fillUnhurried, line, type Scene, words } from '../scene.ts';

const MEMBERS = 100_000;
const FIRST_MEMBERS = 2_000;
const MESSAGES = 100_000;
const PAGE = 30;
const OPEN = 1_000;
const SAID = 40;
const MAX_MS = 500;

/** A club of 100,000: its page, its long conversation, and a message to a thousand who have it open (COM-1, COM-7). */
export async function bigCommunity(scene: Scene): Promise<void> {
  const owner = await scene.live.enter('bench.owner');
  const id = await foundClub(scene, owner);
  await fillUnhurried(scene, (db) => enterMembers(db, id));
  await compareReads(scene, 'community, 100,000 members, JSON', owner, {
    ours: `/api/communities/${id}`,
    limit: `/community/${id}/${owner.personId}`,
  });
  const newest = await history(scene, 'its conversation, newest page', owner, id, MESSAGES + 1);
  const oldest = await history(scene, 'its conversation, oldest page', owner, id, PAGE + 1);
  const ratio = oldest.requestsPerSecond / newest.requestsPerSecond;
  line('  oldest page ÷ newest', words(oldest), words(newest), ratio, 'more');
  await measureHearing(scene, owner, id);
}

async function foundClub({ live }: Scene, owner: CastMember): Promise<string> {
  const made = await fetch(`${live.origin}/api/communities`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'A very large club' }),
  });
  return ((await made.json()) as { id: string }).id;
}

async function enterCrowd(db: Db, id: string, from: number, to: number): Promise<void> {
  await sql`with crowd as (insert into people (id, username, display_name, onboarded_at, created_at)
      select gen_random_uuid(), 'crowd' || n, 'Crowd ' || n, now(), now() from generate_series(${from}::int, ${to}::int) n
      returning id)
    insert into memberships (community_id, person_id, state, role, since)
    select ${id}::uuid, id, 'MEMBER', 'MEMBER', now() - random() * interval '900 days' from crowd`.execute(
    db,
  );
}

async function enterMembers(db: Db, id: string): Promise<void> {
  await enterCrowd(db, id, 1, FIRST_MEMBERS);
  // The plans of triggers are kept: from when there are a few rows they would read all for each new one.
  await sql`analyze`.execute(db);
  await enterCrowd(db, id, FIRST_MEMBERS + 1, MEMBERS);
  await sql`insert into rooms (id, kind, community_id, last_seq, revision, last_message_at, created_at)
    values (${id}::uuid, 'COMMUNITY', ${id}::uuid, ${MESSAGES}, ${MESSAGES}, now(), now() - interval '900 days')`.execute(
    db,
  );
  await sql`update memberships set since = now() - interval '901 days' where community_id = ${id} and role = 'OWNER'`.execute(
    db,
  );
  await sql`insert into room_messages (id, room_id, seq, revision, author_id, body, created_at)
    select gen_random_uuid(), ${id}::uuid, n, n, authors.ids[1 + n % 400], 'Who walks on Sunday ' || n,
      now() - interval '900 days' + n * interval '1 second'
    from (select array_agg(id) as ids from (select id from people where username like 'crowd%' limit 400) crowd) authors
      cross join generate_series(1, ${MESSAGES}) n`.execute(db);
  await sql`update communities set member_count = ${MEMBERS + 1} where id = ${id}`.execute(db);
  await sql`analyze`.execute(db);
}

function history(scene: Scene, what: string, who: CastMember, id: string, before: number) {
  return compareReads(scene, what, who, {
    ours: `/api/rooms/${id}/messages?limit=${PAGE}&before=${before}`,
    limit: `/history/${id}/${before}`,
  });
}

/** A thousand members of the club, each with a stream of their own over its room. */
async function openThousand({ live }: Scene, id: string): Promise<Crowd> {
  const crowd: CastMember[] = [];
  for (let at = 0; at < OPEN; at += 1) crowd.push(await live.enter(`bench.open.${at}`));
  await sql`insert into memberships (community_id, person_id, state, role, since)
    select ${id}::uuid, id, 'MEMBER', 'MEMBER', now() from people where username like 'bench.open.%'`.execute(
    live.platform.database.db,
  );
  return gather(live.origin, {
    path: `/api/sse/subscribe?watch=room:${id}`,
    event: 'room.changed',
    tokenOf: (at) => crowd[at]?.token ?? '',
    count: OPEN,
  });
}

/** From the sending of a message until the last of those who have the room open has heard of it. */
async function measureHearing(scene: Scene, owner: CastMember, id: string): Promise<void> {
  const { live, faults } = scene;
  const streams = await openThousand(scene, id);
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' };
  const took: number[] = [];
  for (let at = 0; at < SAID; at += 1) {
    const body = JSON.stringify({ text: `Word ${at}` });
    const say = () => fetch(`${live.origin}/api/rooms/${id}/messages`, { method: 'POST', headers, body });
    took.push(await streams.measure(say));
  }
  streams.close();
  const slowest = took.sort((a, b) => a - b)[Math.ceil(SAID * 0.99) - 1] ?? 0;
  const median = took[SAID / 2] ?? 0;
  console.log(
    `a message to ${OPEN} open members: median ${median.toFixed(0)} ms, p99 ${slowest.toFixed(0)} ms`,
  );
  if (slowest > MAX_MS) faults.push(`a message is heard after ${slowest.toFixed(0)} ms`);
}
