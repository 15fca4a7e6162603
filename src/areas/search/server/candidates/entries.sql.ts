import { type RawBuilder, sql } from 'kysely';
import { type SearchKind, searchKinds } from '../../rules/kinds.ts';

export type Sql = RawBuilder<unknown>;

// A common word has more hits than anybody reads: of so many the best are shown, those with it in the title first.
export const MAX_OF_A_KIND = 60;

/** Towns stand in the gazetteer. */
export const entryKinds = searchKinds.filter((kind) => kind !== 'PLACE');

/** A wish as its statement needs it. */
export interface Asked {
  readonly any: boolean;
  readonly kinds: readonly SearchKind[];
  readonly now: Date;
  readonly limit: number;
  readonly typed: string;
  readonly all: string;
  readonly whole: string;
  readonly typing: string;
  /** The words before half a word that is too short to look for: it is only looked at in what holds them. */
  readonly before?: { readonly others: string; readonly half: string } | undefined;
  /** All words but the last, where there are others. */
  readonly others?: string | undefined;
  readonly words: readonly string[];
}

export const columns = sql`e.kind, e.object_id, e.words, e.look, e.ends_at`;

/** So many entries for which something holds: of all kinds, or of each of those that are wanted, found by its index. */
export function entriesOf(asked: Asked, holds: Sql, limit: Sql): Sql {
  if (ofAllKinds(asked)) return sql`select ${columns} from search_entries e where ${holds} limit ${limit}`;
  return sql`select o.* from unnest(${asked.kinds}::text[]) k(kind) cross join lateral (select ${columns}
    from search_entries e where e.kind = k.kind and ${holds} limit ${limit}) o`;
}

export function ofAllKinds({ kinds }: Asked): boolean {
  return entryKinds.every((kind) => kinds.includes(kind));
}

/** Whether an entry holds what was typed, of which the last word may go on. */
export function holdsTyped({ typing, before }: Asked, words: Sql): Sql {
  if (!before) return sql`${words} @@ ${tsQuery(typing)}`;
  // Put together with nothing, they are in no index: it would read all that begins with a letter or two.
  return sql`${words} @@ ${tsQuery(before.others)} and (${words} || ''::tsvector) @@ ${tsQuery(before.half)}`;
}

export function fewerThan(
  many: Sql,
  found: 'whole' | 'titles' | 'recent_too' | 'said_too' | 'by_words',
): Sql {
  return sql`(select count(*) from ${sql.table(found)}) < ${many}`;
}

// Each worked out once for the whole statement.
export function tsQuery(text: string): Sql {
  return sql`(select to_tsquery('simple', search_fold(${text})))`;
}

export function foldedWord(word: string): Sql {
  return sql`(select search_fold(${word}))`;
}
