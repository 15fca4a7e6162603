import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Kind, Row } from './kind.sql.ts';

const A_PAGE = 500;

/** The rows of one kind, a page at a time: a cursor reads each once, however many they are. */
export async function* pagesOf(tx: Tx, kind: Kind, me: PersonId): AsyncGenerator<readonly Row[]> {
  await sql`declare mine no scroll cursor for ${kind.rows(me)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(A_PAGE)} from mine`.execute(tx);
    if (rows.length > 0) yield kind.opened ? await kind.opened(tx, rows) : rows;
    if (rows.length < A_PAGE) break;
  }
  await sql`close mine`.execute(tx);
}
