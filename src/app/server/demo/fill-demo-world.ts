import type { Pool, PoolClient } from 'pg';
import { hashPassword } from '#platform/server/identity/password.ts';
import type { Storage } from '#platform/server/media/storage.ts';
import { newId } from '#platform/server/new-id.ts';
import { drawDemoPictures } from './draw-pictures.ts';
import { makeAnswers } from './make-answers.ts';
import { makeArticles } from './make-articles.ts';
import { makeCarpools } from './make-carpools.ts';
import { type DemoClub, makeCommunities } from './make-communities.ts';
import { type DemoFollow, makeFollows } from './make-follows.ts';
import { type DemoHuddle, makeHuddle } from './make-huddle.ts';
import { makeNotifications } from './make-notifications.ts';
import { castNames, type DemoPerson, makePeople, type Town } from './make-people.ts';
import { type DemoPicture, makePosts } from './make-posts.ts';
import { makeReports } from './make-reports.ts';
import { outingNear, writtenOutings } from './plan-outing.ts';
import { type Random, randomOf } from './random.ts';
import { hasPeople, readCast, readOutings, readPostPlaces, readReportable, readTowns } from './reads.ts';
import { insertRows, insertStory, saveLogin } from './writes.ts';

export interface WorldSize {
  /** The same seed and instant make the same world. */
  readonly seed: number;
  readonly people: number;
  readonly huddles: number;
  readonly now: Date;
}

export const smallWorld = { seed: 7, people: 42, huddles: 34 } as const;
export const demoPassword = 'meet-at-the-trailhead';
export const demoEmails = castNames.map((name) => `${name}@trailfolk.example`);

/** Fills an empty database with a believable world; false when there is somebody already. */
export async function fillDemoWorld(pool: Pool, size: WorldSize, storage?: Storage): Promise<boolean> {
  const pictures = await fillTables(pool, size);
  if (pictures && storage) await drawDemoPictures(pool, storage, pictures);
  return pictures !== undefined;
}

/** The pictures that are to be drawn for it. */
async function fillTables(pool: Pool, size: WorldSize): Promise<readonly DemoPicture[] | undefined> {
  return inOneTransaction(pool, async (client) => {
    if (await hasPeople(client)) return undefined;
    const random = randomOf(size.seed);
    const towns = await readTowns(client, Math.max(400, Math.min(20_000, size.people)));
    const people = makePeople(random, size.people, size.now, towns);
    await insertRows(client, 'people', people);
    const follows = [...makeFollows(random, people, size.now)];
    await insertRows(client, 'follows', follows);
    const clubs = makeCommunities(randomOf(size.seed + 2), people, towns, size.now);
    await insertClubs(client, clubs);
    await insertHuddles(client, random, size, { people, towns, clubs });
    await insertCarpools(client, size);
    const pictures = await insertPosts(client, size, people, follows);
    await insertArticles(client, size, people);
    await insertReports(client, size, people);
    await client.query('analyze');
    return pictures;
  });
}

/** Rides to the next outings, with chances of their own. */
async function insertCarpools(client: PoolClient, size: WorldSize): Promise<void> {
  const outings = await readOutings(client, size.now);
  const { carpools, rides } = makeCarpools(randomOf(size.seed + 3), outings, size.now);
  await insertRows(client, 'carpools', carpools);
  await insertRows(client, 'carpool_rides', rides);
}

/** With chances of their own, so that the huddles of a seed stay what they were. */
async function insertPosts(
  client: PoolClient,
  size: WorldSize,
  people: readonly DemoPerson[],
  follows: readonly DemoFollow[],
): Promise<readonly DemoPicture[]> {
  const places = await readPostPlaces(client);
  if (places.length === 0) return [];
  const made = makePosts(randomOf(size.seed + 1), people, follows, places, size.now);
  await insertRows(client, 'posts', made.posts);
  await insertRows(client, 'post_tags', made.tags);
  await insertRows(client, 'post_places', made.places);
  await insertRows(client, 'post_likes', made.likes);
  await insertRows(client, 'comments', made.comments);
  await insertRows(client, 'timeline_entries', made.entries);
  return made.pictures;
}

/** With chances of their own, like the posts. */
async function insertArticles(
  client: PoolClient,
  size: WorldSize,
  people: readonly DemoPerson[],
): Promise<void> {
  const made = makeArticles(randomOf(size.seed + 2), people, size.now);
  await insertRows(client, 'inspirations', made.inspirations);
  for (const story of made.stories) await insertStory(client, story);
  await insertRows(client, 'inspiration_likes', made.likes);
  await insertRows(client, 'badges', made.badges);
}

/** What waits for the moderator, with chances of its own too. */
async function insertReports(
  client: PoolClient,
  { seed, now }: WorldSize,
  people: readonly DemoPerson[],
): Promise<void> {
  const objects = await readReportable(client, now);
  const made = makeReports(randomOf(seed + 4), { people, objects, now });
  await insertRows(client, 'moderation_cases', made.cases);
  await insertRows(client, 'reports', made.reports);
  await insertRows(client, 'badge_requests', made.badges);
}

const BATCH = 500;

interface Scene {
  readonly people: readonly DemoPerson[];
  readonly towns: readonly Town[];
  readonly clubs: readonly DemoClub[];
}

async function insertClubs(client: PoolClient, clubs: readonly DemoClub[]): Promise<void> {
  await insertRows(
    client,
    'communities',
    clubs.map(({ community }) => community),
  );
  await insertRows(
    client,
    'memberships',
    clubs.flatMap(({ memberships }) => memberships),
  );
  await insertRows(
    client,
    'rooms',
    clubs.map(({ room }) => room),
  );
  await insertRows(
    client,
    'room_messages',
    clubs.flatMap(({ messages }) => messages),
  );
}

async function insertHuddles(
  client: PoolClient,
  random: Random,
  size: WorldSize,
  scene: Scene,
): Promise<void> {
  const { people } = scene;
  for (let at = 0; at < size.huddles; at += BATCH) {
    const count = Math.min(BATCH, size.huddles - at);
    const huddles = Array.from({ length: count }, (_, more) => planOne(random, at + more, size, scene));
    const answered = huddles.map((huddle) =>
      makeAnswers(random, huddle, crowdOf(random, huddle, people), size.now),
    );
    const rows = huddles.map((huddle, one) => ({ ...huddle, ...answered[one]?.counts }));
    await insertRows(client, 'huddles', rows);
    await insertRows(
      client,
      'participations',
      answered.flatMap((answers) => answers.rows),
    );
    const told = huddles.flatMap((huddle, one) => {
      const answers = answered[one];
      return answers ? makeNotifications(random, huddle, answers, size.now) : [];
    });
    await insertRows(client, 'notifications', told);
  }
}

function planOne(random: Random, at: number, size: WorldSize, { people, towns, clubs }: Scene): DemoHuddle {
  const outing = writtenOutings[at] ?? outingNear(random, random.pick(towns));
  // Asha hosts every fifth, so that anyone who logs in as her has something to do.
  const host = at % 5 === 0 ? people[0] : random.pick(people);
  const isPast = at >= writtenOutings.length ? random.chance(0.4) : at % 6 === 5;
  const days = isPast ? -random.between(2, 90) : 2 + ((at * 5) % 45) + random.between(0, 3);
  const huddle = makeHuddle(random, outing, (host ?? random.pick(people)).id, size.now, days);
  if (at % 17 === 11) huddle.privacy = 'PRIVATE';
  if (at % 29 === 20) huddle.status = 'CANCELLED';
  const open = clubs.filter(({ community }) => community.privacy === 'PUBLIC');
  if (at % 4 === 1 && huddle.privacy === 'PUBLIC')
    huddle.community_id = open[at % open.length]?.community.id ?? null;
  return huddle;
}

function crowdOf(random: Random, huddle: DemoHuddle, people: readonly DemoPerson[]) {
  const places = huddle.capacity ?? random.between(8, 30);
  const wanted = Math.ceil(places * (0.3 + random.next()));
  const crowd = random.some(people, Math.min(wanted, people.length - 1)).map((person) => person.id);
  return crowd.filter((id) => id !== huddle.created_by);
}

/** Lets the three of the cast log in at this issuer with the demo password. */
export async function openDemoLogins(pool: Pool, issuer: string): Promise<void> {
  await inOneTransaction(pool, async (client) => {
    const passwordHash = await hashPassword(demoPassword);
    for (const [username, personId] of await readCast(client, castNames)) {
      const email = `${username}@trailfolk.example`;
      await saveLogin(client, { accountId: newId(), personId, email, issuer, passwordHash });
    }
  });
}

async function inOneTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
