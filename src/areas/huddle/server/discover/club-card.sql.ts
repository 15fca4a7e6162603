import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import { visibleHuddles } from '../access.sql.ts';
import { type ListRow, listedCards } from './lists.sql.ts';

/** The card of a huddle that its viewer may see and that is for more than people with a link; also when it is cancelled or over. */
export async function readClubCard(
  db: Db,
  personId: PersonId,
  huddleId: HuddleId,
): Promise<(ListRow & { readonly communityId: CommunityId | null }) | undefined> {
  const { rows } = await listedCards(
    personId,
    sql`where ${visibleHuddles(personId)} and h.id = ${huddleId} and h.status <> 'DRAFT' and h.privacy <> 'PRIVATE'`,
  ).execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const club = await db
    .selectFrom('huddles')
    .select('community_id')
    .where('id', '=', huddleId)
    .executeTakeFirst();
  return { ...row, communityId: club?.community_id ?? null };
}
