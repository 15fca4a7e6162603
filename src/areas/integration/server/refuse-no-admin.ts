import { findCommunity, mayIn } from '#areas/community/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';

/** What is for owners and admins of a club. */
export async function refuseNoAdmin(
  db: DbOrTx,
  personId: PersonId,
  communityId: CommunityId,
): Promise<Refusal | undefined> {
  const found = await findCommunity(db, personId, communityId);
  if (!found) return missing();
  return mayIn(found, 'EDIT') ? undefined : refuse('NOT_AN_ADMIN', {}, 'forbidden');
}
