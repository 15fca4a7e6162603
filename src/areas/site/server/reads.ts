import { sql } from 'kysely';
import { findableCommunities } from '#areas/community/server/public.ts';
import { visibleHuddles } from '#areas/huddle/server/public.ts';
import { readableInspirations } from '#areas/inspiration/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { SitemapPart } from './crawlers.ts';

/** Who writes to us, and whether an answer would reach them. */
export function readWriter(db: DbOrTx, personId: PersonId) {
  return db
    .selectFrom('people')
    .select(['username', 'email', 'email_verified'])
    .where('id', '=', personId)
    .executeTakeFirst();
}

// The map may name 50,000 addresses; the newest are found by it, the others by their links.
const LIMIT = 20_000;

const findable = {
  huddles: sql`select h.id from huddles h where ${visibleHuddles(null)} order by h.id desc limit ${sql.lit(LIMIT)}`,
  communities: sql`select c.id from communities c where ${findableCommunities(null)}
    and c.archived_at is null order by c.id desc limit ${sql.lit(LIMIT)}`,
  inspirations: sql`select i.id from inspirations i join people a on a.id = i.author_id
    where ${readableInspirations(null)} order by i.id desc limit ${sql.lit(LIMIT)}`,
};

/** What every visitor may see, by the rule of each area, the newest first. */
export async function publicIds(db: DbOrTx, part: Exclude<SitemapPart, 'pages'>): Promise<string[]> {
  const found = await findable[part].execute(db);
  return found.rows.map((row) => (row as { id: string }).id);
}
