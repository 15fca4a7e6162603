import { findCommunity, mayIn } from '#areas/community/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Decider } from '../cases/access.sql.ts';

/** As what somebody acts: as an admin of the community that they name, or else as a moderator. Asked at each act again. */
export async function deciderOf(
  db: DbOrTx,
  { personId, moderator }: Viewer,
  communityId: CommunityId | null,
): Promise<Decider | Refusal> {
  if (communityId === null)
    return moderator ? { personId, communityId } : refuse('NOT_A_MODERATOR', {}, 'forbidden');
  const found = await findCommunity(db, personId, communityId);
  if (!found) return missing();
  return mayIn(found, 'MODERATE') ? { personId, communityId } : refuse('NOT_AN_ADMIN', {}, 'forbidden');
}
