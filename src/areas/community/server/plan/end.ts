import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { accessLevelOf } from '../../rules/access.ts';
import { daysToKeep } from '../../rules/founding.ts';
import { may } from '../../rules/rights.ts';
import { lockCommunity, membershipOf } from '../reads.ts';
import { factsOf, membershipState } from '../rows.ts';
import { deleteEnded, updateCommunity } from '../writes.ts';

const DAY_MS = 86_400_000;

/** An owner closes the community to new members and huddles, or opens it again. */
export function archiveCommunity(
  platform: Platform,
  viewer: Viewer,
  communityId: CommunityId,
  archived: boolean,
): Promise<'DONE' | Refusal> {
  const archived_at = archived ? platform.now() : null;
  return asOwner(platform, viewer, communityId, { archived_at });
}

/** An owner has it deleted after a fortnight, or keeps it after all. */
export function endCommunity(
  platform: Platform,
  viewer: Viewer,
  communityId: CommunityId,
  wanted: boolean,
): Promise<'DONE' | Refusal> {
  const after = new Date(platform.now().getTime() + daysToKeep * DAY_MS);
  return asOwner(platform, viewer, communityId, { delete_after: wanted ? after : null });
}

function asOwner(
  platform: Platform,
  viewer: Viewer,
  communityId: CommunityId,
  change: { archived_at: Date | null } | { delete_after: Date | null },
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const row = await lockCommunity(tx, communityId);
    if (!row) return missing();
    const me = membershipState(await membershipOf(tx, communityId, viewer.personId));
    if (accessLevelOf(factsOf(row), me) === 'NOTHING') return missing();
    if (!may(me, 'OWN')) return refuse('NOT_AN_OWNER', {}, 'forbidden');
    await updateCommunity(tx, communityId, { ...change, updated_at: platform.now() });
    await announce(tx, `community:${communityId}`, 'community.changed', { id: communityId });
    return 'DONE';
  });
}

/** Deletes the communities whose fortnight is over, each in a transaction of its own; a cron job. */
export async function deleteEndedCommunities({ database, now }: Platform): Promise<void> {
  for (let more: boolean | Refusal = true; more === true; )
    more = await inTransaction(database, (tx) => deleteEnded(tx, now()));
}
