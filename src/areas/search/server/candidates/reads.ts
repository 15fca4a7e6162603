import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { SearchKind } from '../../rules/kinds.ts';
import { beforeHalfWord, tellingWords, textQuery, wantedWords } from '../../rules/wanted-words.ts';
import {
  type Asked,
  columns,
  entriesOf,
  fewerThan,
  foldedWord,
  holdsTyped,
  MAX_OF_A_KIND,
  type Sql,
  tsQuery,
} from './entries.sql.ts';
import { withTexts } from './texts.sql.ts';

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

/** With so many of one kind, not over yet, whose title begins with what was typed, nothing else is looked for. */
const ENOUGH = 40;
/** So many words that are spelled like one. */
const MAX_SPELLINGS = 12;
/** One letter that is wrong, or missing, of a word of five. */
const MIN_LIKENESS = 0.4;
/** Of so many words one may be quite wrong; a longer text finds what its other words say. */
const MAX_WITH_A_WRONG_ONE = 4;
/** Words of so many letters are no hint by themselves. */
const MAX_TELLING_NOTHING = 2;
/** So many names are compared with all that was typed, where one of its words may be quite wrong. */
const MAX_COMPARED = 400;
/** With so few hits a typo is likely. */
const FEW = 6;

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
      whole: textQuery(words, { any, whole: 'ALL' }),
      typing: any ? all : textQuery(words, { whole: 'BUT_LAST' }),
      before: any ? undefined : beforeHalfWord(words),
      others: any || words.length < 2 ? undefined : textQuery(words.slice(0, -1), { whole: 'ALL' }),
      words,
    }).execute(db)
  ).rows;
}

const candidates = (asked: Asked) => {
  const words = asked.words.map(foldedWord);
  const all = tsQuery(asked.all);
  return sql<Candidate>`
    ${hitsOf(asked, words)}
    select e.kind, e.object_id as id,
      ${scoreOf(all, words, asked.now)}::float8 + ${asked.any ? shareOf(asked) : sql`0`} as score
    from hits e order by score desc, e.object_id desc limit ${asked.limit}`;
};

/**
 * Each step only where the one before leaves room: titles that begin so, titles with these words, those in which
 * the last is still being typed, texts with them (`texts.sql.ts`), names with words that are spelled alike, which half a word
 * is, too, and where there is nothing yet, names with a stretch that looks like all of the words: one of them may be
 * quite wrong.
 */
function hitsOf(asked: Asked, folded: readonly Sql[]): Sql {
  const room = sql`(select there from room)`;
  const [title, name] = [sql`ts_filter(e.words, '{a}')`, sql`ts_filter(e.words, '{a,b}')`];
  const many = sql.lit(MAX_OF_A_KIND);
  return sql`with ${beginnings(asked)},
    named as materialized (${entriesOf(asked, sql`${title} @@ ${tsQuery(asked.whole)} and ${room}`, many)}),
    whole as materialized (select * from begins union select * from named),
    begun as materialized (${entriesOf(asked, sql`${holdsTyped(asked, title)} and ${room} and ${fewerThan(many, 'whole')}`, many)}),
    titles as materialized (select * from whole union select * from begun),
    ${withTexts(asked, room)},
    meant as materialized (select ${meantBy(asked, folded)}
      where ${sql.lit(!asked.any)} and ${fewerThan(sql.lit(FEW), 'by_words')}),
    alike as materialized (${entriesOf(asked, sql`${name} @@ (select every_word from meant)`, many)}),
    stretches as (select a.* from (${entriesOf(
      asked,
      sql`${sql.lit(folded.length > 1)} and not exists (select from by_words) and not exists (select from alike)
        and ${name} @@ (select but_one from meant)`,
      sql.lit(MAX_COMPARED),
    )}) a where ${foldedWord(asked.typed)} <% a.look),
    hits as (select * from by_words union all select * from stretches union all select * from alike a
      where not exists (select 1 from by_words o where o.kind = a.kind and o.object_id = a.object_id))`;
}

/** Of each kind what begins so and is not over, and whether there is room for more. */
function beginnings(asked: Asked): Sql {
  const typed = foldedWord(asked.typed);
  return sql`begins as materialized (select b.* from unnest(${asked.kinds}::text[]) k(kind)
      cross join lateral (select ${columns} from search_entries e
        where e.kind = k.kind and left(e.look, 60) >= ${typed} collate "C"
          and left(e.look, 60) < (${typed} || chr(1114111)) collate "C"
          and (e.ends_at is null or e.ends_at > ${asked.now}::timestamptz) limit ${sql.lit(ENOUGH)}) b),
    room as materialized (select coalesce(max(n), 0) < ${sql.lit(ENOUGH)} as there
      from (select count(*) as n from begins group by kind) counts)`;
}

/** Queries for what was meant: words spelled like each of those that were typed, or like all of them but one. */
function meantBy({ words }: Asked, folded: readonly Sql[]): Sql {
  const parts = words.map((word, at) => ({ word, spelled: sql`m.w${sql.raw(String(at))}` }));
  const spelledIn = (some: typeof parts) =>
    sql`(${sql.join(
      some.map(({ spelled }) => spelled),
      sql` && `,
    )})`;
  const butOne = parts
    .map((out) => parts.filter((part) => part !== out))
    .filter(({ length }) => length > 0 && length < MAX_WITH_A_WRONG_ONE)
    // A letter or two, or a number, are in too many names to say which is meant.
    .filter((some) => some.some(({ word }) => word.length > MAX_TELLING_NOTHING));
  // Words that begin so are among those that are spelled alike: looked for as a beginning, all that holds one is read.
  const spelled = folded.map(
    (word, at) => sql`(select coalesce(string_agg(word, ' | ')::tsquery, '')
      || case when count(*) < ${sql.lit(MAX_SPELLINGS)} and bool_or(starts_with(word, ${word})) then ''::tsquery
        else ${tsQuery(`${words[at]}:*`)} end from (${spelledLike(word)}) s) as w${sql.raw(String(at))}`,
  );
  return sql`${spelledIn(parts)} as every_word,
    ${butOne.length > 0 ? sql.join(butOne.map(spelledIn), sql` || `) : sql`null::tsquery`} as but_one
    from (select ${sql.join(spelled)} offset 0) m`;
}

/** The words of names that are most alike: spelled so as a whole, or in a part. */
function spelledLike(word: Sql): Sql {
  return sql`select distinct word, greatest(similarity(word, ${word}), word_similarity(${word}, word)) as likeness
    from search_words where (word % ${word} and similarity(word, ${word}) >= ${sql.lit(MIN_LIKENESS)}) or ${word} <% word
    order by likeness desc, word limit ${sql.lit(MAX_SPELLINGS)}`;
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

/** How many of the words of a sentence are there: one that holds three of them is more likely meant than one word twice. */
function shareOf(asked: Asked): Sql {
  const { words } = asked;
  const each = words.map((word) => sql`(e.words @@ to_tsquery('simple', search_fold(${word} || ':*')))::int`);
  return sql`${SHARE}::float8 * (${sql.join(each, sql` + `)}) / ${words.length}::float8`;
}

const SHARE = 0.6;
