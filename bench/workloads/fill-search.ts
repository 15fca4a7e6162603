import { sql } from 'kysely';
import type { Db } from '../../src/platform/server/db/database.ts';

const PEOPLE = 100_000;
const HUDDLES = 100_000;

/**
 * People and huddles with their entries. The entries are written at once, as the triggers would have written them one
 * by one, and their indexes made after: the same tables in a fraction of the time.
 */
export async function fillSearch(db: Db, hostId: string): Promise<void> {
  await sql`alter table people disable trigger kept_in_search`.execute(db);
  await sql`alter table huddles disable trigger kept_in_search`.execute(db);
  await sql`insert into people (id, username, display_name, onboarded_at, created_at)
    select gen_random_uuid(), 'seek' || n, (array['Ada', 'Bo', 'Cy', 'Dee'])[1 + n % 4] || ' Crowd ' || n, now(), now()
    from generate_series(1, ${PEOPLE}::int) n`.execute(db);
  await sql`insert into huddles (id, name, description, activity, privacy, status, starts_at, ends_at, time_zone, created_by)
    select gen_random_uuid(), w.first || ' ' || w.second || ' ' || n, 'We walk along the ' || w.second || ' and back.',
      'HIKING', case when n % 10 = 0 then 'PRIVATE' else 'PUBLIC' end, 'PUBLISHED',
      now() + n * interval '1 minute', now() + n * interval '1 minute' + interval '6 hours', 'UTC', ${hostId}
    from generate_series(1, ${HUDDLES}::int) n cross join lateral (select
      (array['Ridge', 'Lake', 'Sunrise', 'Forest', 'Snow', 'Night', 'Slow', 'Family'])[1 + n % 8] as first,
      (array['walk', 'loop', 'crossing', 'climb', 'ramble', 'trail', 'tour'])[1 + n % 7] as second) w`.execute(
    db,
  );
  await sql`alter table people enable trigger kept_in_search`.execute(db);
  await sql`alter table huddles enable trigger kept_in_search`.execute(db);
  await writeEntries(db);
  await sql`vacuum analyze`.execute(db);
  // What was written goes to the disk now, not while it is measured.
  await sql`checkpoint`.execute(db);
}

async function writeEntries(db: Db): Promise<void> {
  await sql`drop index search_entries_words`.execute(db);
  await sql`drop index search_entries_look`.execute(db);
  await sql`insert into search_entries (kind, object_id, title, also, body, ends_at, revision)
    select 'PERSON', id, display_name, username, '', null::timestamptz, nextval('search_revisions') from people
      where username like 'seek%'
    union all
    select 'HUDDLE', id, name, lower(replace(activity, '_', ' ')), description, ends_at, nextval('search_revisions')
      from huddles where description like 'We walk along the % and back.'
    on conflict do nothing`.execute(db);
  await sql`create index search_entries_words on search_entries using gin (words)`.execute(db);
  await sql`create index search_entries_look on search_entries using gin (look gin_trgm_ops)`.execute(db);
}
