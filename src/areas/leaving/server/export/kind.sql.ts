import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';

export type Row = Readonly<Record<string, unknown>>;

/** One file of an export: the rows of one kind. */
export interface Kind {
  /** `posts` stands in `data/posts.json`. */
  readonly name: string;
  readonly title: { readonly en: string; readonly de: string };
  /** Whose rows are read whole or in part; docs/export.md names them. */
  readonly tables: readonly string[];
  readonly rows: (me: PersonId) => RawBuilder<unknown>;
  /** Of what is sealed in the database: the rows as their owner reads them. */
  readonly opened?: (tx: Tx, rows: readonly Row[]) => Promise<readonly Row[]>;
}

/** Columns under the names that they have on the wire: `starts_at` is `startsAt`. */
export function columns(alias: string, names: string): RawBuilder<unknown> {
  const each = names.trim().split(/\s+/);
  return sql.join(each.map((name) => sql`${sql.ref(`${alias}.${name}`)} as ${sql.ref(camel(name))}`));
}

function camel(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The name under which somebody is found, in another installation, too; null of a former member. */
export function usernameOf(column: string): RawBuilder<unknown> {
  return sql`(select u.username from people u where u.id = ${sql.ref(column)})`;
}
