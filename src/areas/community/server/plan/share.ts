import { followeesOf, refuseStrangers } from '#areas/person/server/public.ts';
import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { findCommunity } from '../reads.ts';

/** Tells people whom the viewer follows of a community; answers how many. A hidden one is for invitations. */
export function shareCommunity(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  communityId: CommunityId,
  userIds: readonly PersonId[],
): Promise<number | Refusal> {
  const actorId = viewer.personId;
  return write<number>(platform, command, async (tx) => {
    const found = await findCommunity(tx, actorId, communityId);
    if (!found) return missing();
    if (found.row.privacy === 'HIDDEN') return refuse('HIDDEN_NOT_SHARED');
    const followed = new Set(await followeesOf(tx, actorId));
    const told = [...new Set(userIds)].filter((each) => followed.has(each));
    if (told.length === 0) return refuse('NOBODY_TO_SHARE_WITH');
    const refused = await refuseStrangers(platform, tx, actorId, told);
    if (refused) return refused;
    await recordEvents(
      tx,
      platform.now(),
      told.map((personId) => ({ type: 'community.shared', communityId, personId, actorId })),
    );
    return told.length;
  });
}
