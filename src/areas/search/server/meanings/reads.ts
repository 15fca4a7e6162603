import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { KeptMeaning } from '#platform/server/meaning/messages.ts';

const TEXT_LENGTH = 400;

/** A text whose meaning is not known yet. */
export interface Unlearned {
  readonly kind: string;
  readonly id: string;
  readonly revision: number;
  readonly text: string;
}

/** Names of people mean nothing, and what is over for a month is not asked for. */
function isWanted(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(e.kind <> 'PERSON'
    and (e.ends_at is null or e.ends_at > ${now}::timestamptz - interval '31 days')
    and not exists (select 1 from search_meanings m
      where m.kind = e.kind and m.object_id = e.object_id and m.revision = e.revision))`;
}

export async function unlearned(db: DbOrTx, now: Date, limit: number): Promise<Unlearned[]> {
  const { rows } = await sql<Unlearned>`
    select e.kind, e.object_id as id, e.revision, left(concat_ws('. ', nullif(e.title, ''), nullif(e.also, ''), e.body),
      ${TEXT_LENGTH}) as text
    from search_entries e where ${isWanted(now)} order by e.revision desc limit ${limit}`.execute(db);
  return rows;
}

/** Whether one of the entries that have changed after this revision is to be learned. */
export async function hasUnlearned(db: DbOrTx, now: Date, after: number): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists (select 1 from (select * from search_entries where revision > ${after} order by revision offset 0) e
      where ${isWanted(now)}) as there`.execute(db);
  return rows[0]?.there ?? false;
}

export async function newestRevision(db: DbOrTx): Promise<number> {
  const { rows } = await sql<{ newest: number | null }>`
    select max(revision) as newest from search_entries`.execute(db);
  return rows[0]?.newest ?? 0;
}

/** Meanings learned after the last one read, in the order in which they were learned. */
export async function meaningsAfter(
  db: DbOrTx,
  last: number,
  limit: number,
): Promise<{ readonly last: number; readonly entries: KeptMeaning[] }> {
  const key: RawBuilder<string> = sql`kind || ' ' || object_id`;
  const { rows } = await sql<KeptMeaning & { learned: number }>`
    select ${key} as key, meaning, learned from search_meanings
    where learned > ${last} order by learned limit ${limit}`.execute(db);
  return { last: rows.at(-1)?.learned ?? last, entries: rows };
}
