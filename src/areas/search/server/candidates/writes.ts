import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

const WORDS_AT_ONCE = 500;

/** Forgets the words that stand in no name any more, some hundred at a time; a cron job. */
export async function forgetWords(db: Db): Promise<void> {
  for (let last: string | null = ''; last !== null; ) last = await forgetAmong(db, last);
}

/** Of the next words behind this one; answers the last of them, or null where there are no more. */
async function forgetAmong(db: Db, after: string): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    with page as materialized (select distinct word from search_words where word > ${after} order by word
      limit ${sql.lit(WORDS_AT_ONCE)}),
    unused as materialized (select p.word from page p where not exists (select 1 from search_entries e
      where ts_filter(e.words, '{a,b}') @@ p.word::tsquery)),
    gone as (delete from search_words where word in (select word from unused))
    select max(word) as last from page`.execute(db);
  return rows[0]?.last ?? null;
}
