import { type RawBuilder, sql } from 'kysely';

/**
 * `and column > id` of a page that follows another, nothing for the first page. As a condition that is always there
 * (`id is null or column > id`) it would keep a prepared statement from using the index.
 */
export function andAfter(
  column: RawBuilder<unknown>,
  id: string | null | undefined,
  order: 'ASC' | 'DESC' = 'ASC',
): RawBuilder<unknown> {
  if (!id) return sql``;
  return order === 'ASC' ? sql`and ${column} > ${id}::uuid` : sql`and ${column} < ${id}::uuid`;
}
