import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { SearchKind } from '../../rules/kinds.ts';
import { tellingWords, textQuery, wantedWords } from '../../rules/wanted-words.ts';

type Sql = RawBuilder<unknown>;

/** Something that fits, anyone who may see it. */
export interface Candidate {
  readonly kind: SearchKind;
  readonly id: string;
  readonly score: number;
}

export interface CandidateQuery {
  readonly text: string;
  readonly kinds: readonly SearchKind[];
  /** One of the words is enough. */
  readonly any: boolean;
  readonly now: Date;
  readonly limit: number;
}

// A common word has more hits than anybody reads: of so many the best are shown, those with it in the title first.
const MAX_OF_A_KIND = 60;
/** With so many of one kind, not over yet, whose title begins with what was typed, nothing else is looked for. */
const ENOUGH = 40;
const MAX_ALIKE = 60;
/** With so few hits a typo is likely. */
const FEW = 6;

/** A wish as its statement needs it. */
interface Asked {
  readonly any: boolean;
  readonly kinds: readonly SearchKind[];
  readonly now: Date;
  readonly limit: number;
  readonly typed: string;
  readonly all: string;
  readonly whole: string;
  readonly typing: string;
  readonly words: readonly string[];
}

/** What fits the words, best first: by words, and by how the names are spelled when hardly anything does. */
export async function candidatesFor(db: DbOrTx, query: CandidateQuery): Promise<readonly Candidate[]> {
  const { any, kinds, now, limit } = query;
  const words = any ? tellingWords(query.text) : wantedWords(query.text);
  if (words.length === 0) return [];
  const all = textQuery(words, { any });
  return (
    await candidates({
      any,
      kinds,
      now,
      limit,
      typed: words.join(' '),
      all,
      whole: textQuery(words, { any, inTitle: true, whole: 'ALL' }),
      typing: any ? all : textQuery(words, { whole: 'BUT_LAST' }),
      words,
    }).execute(db)
  ).rows;
}

const candidates = (asked: Asked) => {
  const words = asked.words.map(foldedWord);
  const all = tsQuery(asked.all);
  return sql<Candidate>`
    ${hitsOf(asked, words, all)}
    select e.kind, e.object_id as id,
      ${scoreOf(all, words, asked.now)}::float8 + ${asked.any ? shareOf(asked) : sql`0`} as score
    from hits e order by score desc, e.object_id desc limit ${asked.limit}`;
};

/**
 * Each step only where the one before leaves room: titles that begin so, titles with these words, texts with them of
 * which the last is still being typed, names with words that look alike, which half a word does, too, and where
 * there is nothing yet, names with a stretch that looks like all of the words: one of them may be quite wrong.
 */
function hitsOf(asked: Asked, folded: readonly Sql[], all: Sql): Sql {
  const typed = foldedWord(asked.typed);
  const now = sql`${asked.now}::timestamptz`;
  const kinds = sql`${asked.kinds}::text[]`;
  const likeness = likenessOf(folded);
  const entries = sql`select e.kind, e.object_id, e.words, e.look, e.ends_at from search_entries e
    where e.kind = any(${kinds})`;
  return sql`with begins as materialized (select b.* from unnest(${kinds}) k(kind)
      cross join lateral (select e.kind, e.object_id, e.words, e.look, e.ends_at from search_entries e
        where e.kind = k.kind and left(e.look, 60) >= ${typed} collate "C"
          and left(e.look, 60) < (${typed} || chr(1114111)) collate "C"
          and (e.ends_at is null or e.ends_at > ${now}) limit ${sql.lit(ENOUGH)}) b),
    room as materialized (select coalesce(max(n), 0) < ${sql.lit(ENOUGH)} as there
      from (select count(*) as n from begins group by kind) counts),
    named as materialized (${entries} and e.words @@ ${tsQuery(asked.whole)} and (select there from room)
      limit ${sql.lit(MAX_OF_A_KIND)}),
    titles as materialized (select * from begins union select * from named),
    texts as materialized (${entries} and e.words @@ ${asked.any ? all : tsQuery(asked.typing)}
      and (select there from room) and (select count(*) from titles) < ${sql.lit(MAX_OF_A_KIND)} limit ${sql.lit(MAX_OF_A_KIND)}),
    by_words as materialized (select * from titles union select * from texts),
    alike as materialized (${entries} and ${sql.lit(!asked.any)} and (select count(*) from by_words) < ${sql.lit(FEW)}
      and ${eachLooksAlike(folded)} ${bestOf(likeness)}),
    stretches as (${entries} and ${sql.lit(!asked.any && folded.length > 1)} and not exists (select from by_words)
      and not exists (select from alike) and ${typed} <% e.look ${bestOf(likeness)}),
    hits as (select * from by_words union all select * from stretches union all select * from alike a
      where not exists (select 1 from by_words o where o.kind = a.kind and o.object_id = a.object_id))`;
}

/** In order before some are taken: the planner would otherwise look for the first of them in the whole table. */
function bestOf(likeness: Sql): Sql {
  return sql`order by ${likeness} desc limit ${sql.lit(MAX_ALIKE)}`;
}

/** Words in the title weigh most, a likeness of the name next; what is over stands behind. */
function scoreOf(query: Sql, words: readonly Sql[], now: Date): RawBuilder<number> {
  return sql<number>`(ts_rank('{0.05, 0.2, 0.5, 1.0}', e.words, ${query})
    + 0.6 * (${likenessOf(words)}) / ${words.length} - case when e.ends_at < ${now}::timestamptz then 2 else 0 end)`;
}

/** From 0 to the number of words. */
function likenessOf(words: readonly Sql[]): Sql {
  return sql.join(
    words.map((word) => sql`word_similarity(${word}, e.look)`),
    sql` + `,
  );
}

/** Each of the words is spelled like one of the name, wherever that stands. */
function eachLooksAlike(folded: readonly Sql[]): Sql {
  return sql.join(
    folded.map((word) => sql`${word} <% e.look`),
    sql` and `,
  );
}

/** How many of the words of a sentence are there: one that holds three of them is more likely meant than one word twice. */
function shareOf(asked: Asked): Sql {
  const { words } = asked;
  const each = words.map((word) => sql`(e.words @@ to_tsquery('simple', search_fold(${word} || ':*')))::int`);
  return sql`${SHARE}::float8 * (${sql.join(each, sql` + `)}) / ${words.length}::float8`;
}

const SHARE = 0.6;

// Each worked out once for the whole statement.
function tsQuery(text: string): Sql {
  return sql`(select to_tsquery('simple', search_fold(${text})))`;
}

function foldedWord(word: string): Sql {
  return sql`(select search_fold(${word}))`;
}
