import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, type Refusal } from '#platform/shared/decision.ts';
import type { CommunityId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { decideJoin, decideLeave, type JoinCommand } from '../../rules/membership.ts';
import { changeMembership } from './change-membership.ts';

/** The viewer becomes a member, asks to become one, or accepts an invitation; true when they belong now. */
export async function joinCommunity(
  platform: Platform,
  viewer: Viewer,
  communityId: CommunityId,
  command: JoinCommand,
): Promise<{ readonly member: boolean } | Refusal> {
  const { personId } = viewer;
  const about = { communityId, personId, actorId: personId };
  const outcome = await changeMembership(platform, communityId, {
    callerId: personId,
    decide({ community, me }) {
      const status = decideJoin(community, me, command);
      if (isRefusal(status)) return status;
      // Asking twice is asking once: nobody is told again.
      const again = status === 'REQUESTED' && me.status === 'REQUESTED';
      const type = status === 'MEMBER' ? 'community.joined' : 'community.join-requested';
      return {
        standings: [{ personId, status, answer: command.answer }],
        events: again ? [] : [{ ...about, type }],
      };
    },
  });
  if (isRefusal(outcome)) return outcome;
  return { member: outcome.standings[0]?.status === 'MEMBER' };
}

/** How somebody stood who leaves, takes their request back or declines an invitation. */
export type StatusLeft = 'MEMBER' | 'REQUESTED' | 'INVITED';

/** The viewer leaves, takes their request back or declines an invitation; answers which of these it was. */
export async function leaveCommunity(
  platform: Platform,
  viewer: Viewer,
  communityId: CommunityId,
): Promise<StatusLeft | Refusal> {
  const { personId } = viewer;
  let stood: string = 'MEMBER';
  const outcome = await changeMembership(platform, communityId, {
    callerId: personId,
    decide({ me, owners }) {
      const refused = decideLeave(me, owners);
      if (refused) return refused;
      stood = me.status;
      const left = me.status === 'MEMBER';
      return {
        standings: [{ personId, status: 'NONE' }],
        events: left ? [{ type: 'community.left', communityId, personId, actorId: personId }] : [],
      };
    },
  });
  if (isRefusal(outcome)) return outcome;
  return stood === 'REQUESTED' || stood === 'INVITED' ? stood : 'MEMBER';
}
