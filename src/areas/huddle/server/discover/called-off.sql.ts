import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { readableHuddles } from '../access.sql.ts';
import { isNotOver } from '../course.sql.ts';
import { type ListRow, listedCards } from './lists.sql.ts';

const MAX_CALLED_OFF = 8;

/** Those ahead that were called off and that the viewer may read: these, or with one of these words in their name; soonest first. */
export async function listCalledOff(
  db: Db,
  personId: PersonId,
  { ids = [], words = [] }: { readonly ids?: readonly string[]; readonly words?: readonly string[] },
  now: Date,
): Promise<readonly ListRow[]> {
  if (ids.length + words.length === 0) return [];
  const patterns = words.map((word) => `%${word.replaceAll(/[%_\\]/g, '\\$&')}%`);
  const found = await listedCards(
    personId,
    sql`where ${readableHuddles(personId)} and (h.id = any(${ids}::uuid[]) or h.name ilike any(${patterns}::text[])) and h.status = 'CANCELLED'
      and ${isNotOver(now)} order by h.starts_at, h.id limit ${sql.lit(MAX_CALLED_OFF)}`,
  ).execute(db);
  return found.rows;
}
