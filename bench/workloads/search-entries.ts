import { sql } from 'kysely';
import type { Db } from '../../src/platform/server/db/database.ts';

/** The entries of everything that has none, and the words of their names, as `keep_…_entry` of the migrations writes them. */
export async function writeEntries(db: Db): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; made: string }>`
    select indexname as name, indexdef as made from pg_indexes
    where tablename = 'search_entries' and indexdef not like '%UNIQUE%'`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(db);
  await sql`insert into search_entries (kind, object_id, title, also, body, ends_at, revision)
    select kind, id, title, coalesce(also, ''), coalesce(body, ''), ends_at, nextval('search_revisions') from (
      select 'PERSON' as kind, id, display_name as title, username::text as also, '' as body, null::timestamptz as ends_at
        from people where onboarded_at is not null and suspended_at is null and username is not null
      union all select 'HUDDLE', id, name, concat_ws(' ', venue->>'name', venue->>'formattedAddress',
          lower(replace(activity, '_', ' ')), lower(replace(difficulty, '_', ' ')), array_to_string(tags, ' ')),
        concat_ws(' ', description, what_to_bring), ends_at from huddles where status = 'PUBLISHED'
      union all select 'COMMUNITY', id, name,
        case when privacy = 'PUBLIC' then concat_ws(' ', location->>'name', location->>'formattedAddress',
          array_to_string(tags, ' ')) end,
        case when privacy = 'PUBLIC' then description end, null from communities where delete_after is null
      union all select 'POST', id, '', '', regexp_replace(content, '\\{\\{[^{}\\n]{1,60}\\}\\}', ' ', 'g'), null
        from posts where state = 'PUBLISHED' and not bare
      union all select 'INSPIRATION', i.id, s.title, lower(replace(array_to_string(s.topics, ' '), '_', ' ')),
        concat_ws(' ', s.summary, (select string_agg(words #>> '{}', ' ')
          from jsonb_path_query(s.document, '$.**.text') as words)), null
        from inspirations i join inspiration_stories s on s.inspiration_id = i.id where i.state = 'PUBLISHED'
    ) found on conflict do nothing`.execute(db);
  for (const { made } of indexes) await sql.raw(made).execute(db);
  await sql`insert into search_words (word)
    select w.word from (select distinct unnest(tsvector_to_array(ts_filter(words, '{a,b}'))) from search_entries) as w(word)
    where is_name_word(w.word) and not exists (select 1 from search_words o where o.word = w.word)`.execute(
    db,
  );
}

/** A trigger leaves an entry alone that says what it would have written: of some of each kind it is asked. */
export async function entriesLikeTriggers(db: Db): Promise<void> {
  const newest = async () =>
    (await sql<{ is: number }>`select max(revision) as is from search_entries`.execute(db)).rows[0]?.is;
  const before = await newest();
  const some = (table: string) => sql`(select id from ${sql.table(table)} limit 50)`;
  await sql`update people set display_name = display_name where id in ${some('people')}`.execute(db);
  await sql`update huddles set name = name where id in ${some('huddles')}`.execute(db);
  await sql`update communities set name = name where id in ${some('communities')}`.execute(db);
  await sql`update posts set content = content where id in ${some('posts')}`.execute(db);
  await sql`update inspirations set state = state where id in ${some('inspirations')}`.execute(db);
  if ((await newest()) !== before) throw new Error('entries are filled in otherwise than the triggers do');
}
