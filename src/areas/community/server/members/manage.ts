import { areBlocked, refuseStrangers } from '#areas/person/server/public.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Command } from '#platform/server/write.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Holding } from '../../rules/events.ts';
import { MAX_OWNED } from '../../rules/founding.ts';
import {
  decideHandOver,
  decideInvite,
  decideRemoval,
  decideRequest,
  decideRole,
  decideTitle,
  stillAsks,
} from '../../rules/membership.ts';
import { may } from '../../rules/rights.ts';
import type { CommunityRole } from '../../rules/state.ts';
import { countOwned } from '../reads.ts';
import { saveTitle } from '../writes.ts';
import { changeMembership, type MembershipOutcome } from './change-membership.ts';
import { canBeInvited } from './reads.ts';

type Outcome = Promise<MembershipOutcome | Refusal>;

export interface About {
  readonly communityId: CommunityId;
  readonly personId: PersonId;
}

/** A member invites somebody; who has asked already is in at once when an admin invites them. */
export function invitePerson(platform: Platform, command: Command, viewer: Viewer, about: About): Outcome {
  const actorId = viewer.personId;
  const { communityId, personId } = about;
  return changeMembership(platform, communityId, {
    command,
    callerId: actorId,
    aboutId: personId,
    async decide({ community, me, them, answer }, tx) {
      const refused = decideInvite(community, me, them);
      if (refused) return refused;
      const known = (await canBeInvited(tx, personId)) && !(await areBlocked(tx, actorId, personId));
      if (!known) return refuse('NOBODY_TO_INVITE');
      const unwanted = await refuseStrangers(platform, tx, actorId, [personId]);
      if (unwanted) return unwanted;
      if (them.status === 'REQUESTED' && may(me, 'TAKE_IN')) {
        return {
          standings: [{ personId, status: 'MEMBER', answer }],
          events: [{ ...about, actorId, type: 'community.request-accepted' }],
        };
      }
      return {
        standings: [
          { personId, status: 'INVITED', invitedBy: actorId, invitedToAsk: stillAsks(community, me, false) },
        ],
        events: [{ ...about, actorId, type: 'community.person-invited' }],
      };
    },
  });
}

/** An admin accepts or declines a request to join. */
export function answerJoinRequest(
  platform: Platform,
  viewer: Viewer,
  about: About,
  accept: boolean,
): Outcome {
  const actorId = viewer.personId;
  const { communityId, personId } = about;
  return changeMembership(platform, communityId, {
    callerId: actorId,
    aboutId: personId,
    decide({ me, them, answer }) {
      const refused = decideRequest(me, them);
      if (refused) return refused;
      const type = accept ? 'community.request-accepted' : 'community.request-declined';
      const status = accept ? 'MEMBER' : 'NONE';
      return { standings: [{ personId, status, answer }], events: [{ ...about, actorId, type }] };
    },
  });
}

/** An owner makes somebody an admin; the other roles are for admins to give. */
export function changeRole(
  platform: Platform,
  viewer: Viewer,
  about: About,
  role: Exclude<CommunityRole, 'OWNER'>,
): Outcome {
  const actorId = viewer.personId;
  const { communityId, personId } = about;
  return changeMembership(platform, communityId, {
    callerId: actorId,
    aboutId: personId,
    decide({ me, them, answer }) {
      const refused = decideRole(me, them, role);
      if (refused) return refused;
      return {
        standings: [{ personId, status: 'MEMBER', role, answer }],
        events: [{ ...about, actorId, type: 'community.role-changed', role }],
      };
    },
  });
}

/** An admin writes a word beside the name of a member. */
export function giveTitle(platform: Platform, viewer: Viewer, about: About, title: string): Outcome {
  const { communityId, personId } = about;
  return changeMembership(platform, communityId, {
    callerId: viewer.personId,
    aboutId: personId,
    async decide({ me, them }, tx) {
      const refused = decideTitle(me, them);
      if (refused) return refused;
      await saveTitle(tx, communityId, personId, title);
      return { standings: [], events: [] };
    },
  });
}

/** An admin removes a member, takes an invitation back or lifts a ban; with `ban` they are kept out. */
export function removeMember(
  platform: Platform,
  viewer: Viewer,
  about: About,
  { ban, takes }: { readonly ban: boolean; readonly takes: readonly Holding[] },
): Outcome {
  const actorId = viewer.personId;
  const { communityId, personId } = about;
  return changeMembership(platform, communityId, {
    callerId: actorId,
    aboutId: personId,
    decide({ me, them }) {
      const refused = decideRemoval(me, them);
      if (refused) return refused;
      const wasMember = them.status === 'MEMBER';
      return {
        standings: [{ personId, status: ban ? 'BANNED' : 'NONE' }],
        events: wasMember ? [{ ...about, actorId, type: 'community.member-removed', takes }] : [],
      };
    },
  });
}

/** An owner hands the community over and stays as an admin. */
export function handOver(platform: Platform, viewer: Viewer, about: About): Outcome {
  const actorId = viewer.personId;
  const { communityId, personId } = about;
  return changeMembership(platform, communityId, {
    callerId: actorId,
    aboutId: personId,
    async decide({ me, them, answer }, tx) {
      const refused = decideHandOver(me, them);
      if (refused) return refused;
      if ((await countOwned(tx, personId)) >= MAX_OWNED) {
        return refuse('TOO_MANY_COMMUNITIES', { most: MAX_OWNED });
      }
      return {
        standings: [
          { personId, status: 'MEMBER', role: 'OWNER', answer },
          { personId: actorId, status: 'MEMBER', role: 'ADMIN' },
        ],
        events: [{ ...about, actorId, type: 'community.handed-over' }],
      };
    },
  });
}
