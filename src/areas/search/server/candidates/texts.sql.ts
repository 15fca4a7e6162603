import { sql } from 'kysely';
import {
  type Asked,
  columns,
  entriesOf,
  entryKinds,
  fewerThan,
  holdsTyped,
  MAX_OF_A_KIND,
  ofAllKinds,
  type Sql,
  tsQuery,
} from './entries.sql.ts';

/** So many of the newest are looked at before the index of all words is, as many of each kind. */
const NEWEST = 1_200;
/** Words that stand together in so many of the newest stand so in thousands. */
const OFTEN = 10;

/** People have a name and no text. */
const kindsWithTexts = entryKinds.filter((kind) => kind !== 'PERSON');

/**
 * To `titles` those in whose texts the words stand. An index lists all that holds them before the first is read, and for
 * a beginning all that holds one: what stands often is found among the newest, then the words as they were typed, then
 * the last of them as a beginning, unless the others stand together nowhere.
 */
export function withTexts(asked: Asked, room: Sql): Sql {
  const many = sql.lit(MAX_OF_A_KIND);
  const typed = holdsTyped(asked, sql`e.words`);
  const said = sql`e.words @@ ${tsQuery(asked.whole)} and ${sql.lit(!asked.any)}`;
  return sql`${newest(asked)},
    recent as materialized (select e.* from newest e
      where ${sql.lit(isEnoughOfNewest(asked))} and ${typed} and ${room} and ${fewerThan(many, 'titles')} limit ${many}),
    recent_too as materialized (select * from titles union select * from recent),
    said as materialized (${entriesOf(asked, sql`${said} and ${room} and ${fewerThan(many, 'recent_too')}`, many)}),
    said_too as materialized (select * from recent_too union select * from said),
    texts as materialized (${entriesOf(
      asked,
      sql`${typed} and ${room} and ${fewerThan(many, 'said_too')} and ${othersStandSomewhere(asked)}`,
      many,
    )}),
    by_words as materialized (select * from said_too union select * from texts)`;
}

/** Read only as far as somebody asks for more of them. */
function newest({ kinds }: Asked): Sql {
  const wanted = kindsWithTexts.filter((kind) => kinds.includes(kind));
  const ofEach = Math.ceil(NEWEST / Math.max(wanted.length, 1));
  return sql`newest as materialized (select n.* from unnest(${wanted}::text[]) k(kind) cross join lateral (
    select ${columns} from search_entries e where e.kind = k.kind order by e.object_id desc limit ${sql.lit(ofEach)}) n)`;
}

/**
 * Not of several kinds that are named, each of which is looked through by itself, not of words of which one is enough,
 * and not before half a word, which no index is asked for.
 */
function isEnoughOfNewest(asked: Asked): boolean {
  return !asked.any && !asked.before && (asked.kinds.length === 1 || ofAllKinds(asked));
}

/** Whether the words before the last stand together in some entry. */
function othersStandSomewhere(asked: Asked): Sql {
  const { others, before } = asked;
  if (!others || before) return sql`true`;
  const holds = sql`e.words @@ ${tsQuery(others)}`;
  const often = sql.lit(OFTEN);
  return sql`(exists (select from said)
    or (select count(*) from (select from newest e where ${holds} limit ${often}) o) = ${often}
    or (select count(*) from (${entriesOf(asked, holds, often)}) o) > 0)`;
}
