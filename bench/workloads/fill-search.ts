import { sql } from 'kysely';
import type { Db } from '../../src/platform/server/db/database.ts';
import { entriesLikeTriggers, writeEntries } from './search-entries.ts';
import { writeMeanings } from './search-meanings.ts';
import * as texts from './search-texts.ts';

const { pick, share, idOf } = texts;

/** What there is to be found, of each kind: half of it people, most of the rest outings and posts. */
const OBJECTS = 430_000;
const sizes = {
  people: OBJECTS * 0.47,
  huddles: OBJECTS * 0.28,
  posts: OBJECTS * 0.21,
  communities: OBJECTS * 0.02,
  articles: OBJECTS * 0.02,
} as const;
const TOWNS = 5_000;

const upTo = (size: number) => sql`generate_series(1, ${Math.round(size)}::int) n`;
/** One of the people who are filled in here, the same for the same `n`. */
const personOf = (seed: number) => idOf('person', sql`1 + ${share(seed)} * ${sizes.people - 1}::int`);
/** Small numbers are big towns, and come more often. */
const inTown = (seed: number) =>
  sql`join towns t on t.size_rank = 1 + floor(${TOWNS - 1}::int * power(${share(seed)}, 2))::int`;
const venue = sql`jsonb_build_object('name', t.name, 'formattedAddress', t.formatted_address,
  'lat', t.latitude, 'lng', t.longitude)`;

/**
 * Objects with their entries and meanings. All are written at once, as the triggers would have written them one by
 * one, and their indexes made after: the same tables in a fraction of the time.
 */
export async function fillSearch(db: Db): Promise<void> {
  // What is written here refers to what is written here: nothing is checked, and nothing is entered for searching.
  await sql`set session_replication_role = replica`.execute(db);
  await sql`set maintenance_work_mem = '512MB'`.execute(db);
  await fillTowns(db);
  await fillPeople(db);
  await fillCommunities(db);
  await fillHuddles(db);
  await fillPosts(db);
  await fillArticles(db);
  await sql`set session_replication_role = origin`.execute(db);
  await writeEntries(db);
  await entriesLikeTriggers(db);
  await writeMeanings(db);
  await sql`vacuum analyze`.execute(db);
  // What was written goes to the disk now, not while it is measured.
  await sql`checkpoint`.execute(db);
}

async function fillTowns(db: Db): Promise<void> {
  await sql`create temp table towns as select row_number() over (order by population desc)::int as size_rank, name,
    formatted_address, latitude, longitude, time_zone from places order by population desc limit ${TOWNS}::int`.execute(
    db,
  );
  await sql`analyze towns`.execute(db);
}

async function fillPeople(db: Db): Promise<void> {
  await sql`insert into people (id, username, display_name, onboarded_at, created_at)
    select ${idOf('person', sql`n`)}, lower(${pick(texts.firstNames, 1)}) || '.' || n,
      ${pick(texts.firstNames, 1)} || ' ' || ${pick(texts.surnames, 2)} || ${pick(texts.surnameEnds, 3)}, now(), now()
    from ${upTo(sizes.people)}`.execute(db);
}

async function fillCommunities(db: Db): Promise<void> {
  await sql`insert into communities (id, name, description, privacy, tags, location, member_count, created_by)
    select ${idOf('community', sql`n`)}, t.name || ' ' || ${pick(texts.clubs, 1)},
      ${pick(texts.sentences, 2)} || ' ' || ${pick(texts.sentences, 3)},
      case when n % 20 = 0 then 'HIDDEN' when n % 6 = 0 then 'PRIVATE' else 'PUBLIC' end,
      array[${pick(texts.topics, 4)}], ${venue}, 1, ${personOf(5)}
    from ${upTo(sizes.communities)} ${inTown(6)}`.execute(db);
  await sql`insert into memberships (community_id, person_id, state, role, since, number)
    select ${idOf('community', sql`n`)}, ${personOf(5)}, 'MEMBER', 'OWNER', now(), 1
    from ${upTo(sizes.communities)}`.execute(db);
}

/** Half of them are over, for up to three years; the others begin within half a year. */
async function fillHuddles(db: Db): Promise<void> {
  const begins = sql`now() + case when n % 2 = 0 then ${share(1)} * interval '180 days'
    else ${share(1)} * interval '-1100 days' end`;
  await sql`insert into huddles (id, name, description, activity, privacy, community_id, status, starts_at, ends_at,
      time_zone, venue, tags, difficulty, distance_meters, ascent_meters, carpooling, created_by)
    select ${idOf('huddle', sql`n`)}, ${pick(texts.times, 2)} || ' ' || ${pick(texts.ways, 3)} ||
        case when n % 3 = 0 then ' near ' || t.name else ' ' || ${pick(texts.outings, 4)} end,
      ${pick(texts.sentences, 5)} || ' ' || ${pick(texts.sentences, 6)} || ' ' || ${pick(texts.sentences, 7)},
      ${pick(texts.activities, 8)}, w.privacy,
      case when w.privacy = 'COMMUNITY' then ${idOf('community', sql`1 + ${share(9)} * ${sizes.communities - 1}::int`)} end,
      'PUBLISHED', b.at, b.at + interval '6 hours', t.time_zone, ${venue}, array[${pick(texts.topics, 10)}],
      ${pick(['EASY', 'MODERATE', 'HARD'], 11)}, (4000 + ${share(12)} * 16000)::int, (${share(13)} * 1500)::int,
      n % 4 = 0, ${personOf(14)}
    from ${upTo(sizes.huddles)} ${inTown(15)} cross join lateral (select ${begins} as at) b
      cross join lateral (select case when n % 10 < 2 then 'COMMUNITY' when n % 10 = 2 then 'PRIVATE'
        else 'PUBLIC' end as privacy) w`.execute(db);
  await sql`insert into participations (huddle_id, person_id, role)
    select ${idOf('huddle', sql`n`)}, ${personOf(14)}, 'HOST' from ${upTo(sizes.huddles)}`.execute(db);
}

async function fillPosts(db: Db): Promise<void> {
  await sql`insert into posts (id, author_id, state, content, position, created_at, published_at)
    select i.id, ${personOf(1)}, 'PUBLISHED', ${pick(texts.times, 2)} || ' ' || ${pick(texts.ways, 3)} || ' in ' ||
      t.name || '. ' || ${pick(texts.sentences, 4)} || ' ' || ${pick(texts.sentences, 5)} || ' #' ||
      ${pick(texts.topics, 6)}, i.id, now() - ${share(7)} * interval '700 days', now() - ${share(7)} * interval '700 days'
    from ${upTo(sizes.posts)} ${inTown(8)} cross join lateral (select ${idOf('post', sql`n`)} as id) i`.execute(
    db,
  );
}

async function fillArticles(db: Db): Promise<void> {
  const paragraphs = [3, 4, 5, 6, 7].map((seed) => pick(texts.sentences, seed));
  await sql`create temp table written as
    select ${idOf('article', sql`n`)} as id, ${personOf(1)} as author,
      ${pick(texts.titles, 2)} || ' ' || ${pick(texts.ways, 8)} || ' ' || ${pick(texts.outings, 9)} as title,
      ${pick(texts.sentences, 10)} as summary, ${sql.join(paragraphs, sql` || ' ' || `)} as body,
      now() - ${share(11)} * interval '900 days' as at
    from ${upTo(sizes.articles)}`.execute(db);
  await sql`insert into inspirations (id, author_id, state, title, summary, topics, created_at, saved_at, published_at,
      published_edition)
    select id, author, 'PUBLISHED', title, summary, '{}', at, at, at, 1 from written`.execute(db);
  await sql`insert into inspiration_stories (inspiration_id, position, title, summary, topics, health, document, pictures,
      minutes, changed_at, words)
    select id, id, title, summary, '{}', false, jsonb_build_object('type', 'doc', 'content', jsonb_build_array(
        jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', body))))),
      '{}', 3, at, to_tsvector('simple', unaccent(concat_ws(' ', title, summary, body))) from written`.execute(
    db,
  );
}
