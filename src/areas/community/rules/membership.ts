import { type Decision, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityRefusal } from '../messages.ts';
import {
  type CommunityFacts,
  type CommunityRole,
  isMember,
  leads,
  type MembershipFacts,
} from './community-facts.ts';

type No = Refusal<CommunityRefusal>;

export interface JoinWish {
  readonly rulesAccepted: boolean;
  /** The answer to the join question. */
  readonly answer: string;
}

/** Whether a wish to belong makes a member at once or a request (COM-4). */
export function decideJoin(
  community: CommunityFacts,
  me: MembershipFacts,
  wish: JoinWish,
): Decision<'MEMBER' | 'REQUESTED', CommunityRefusal> {
  if (isMember(me)) return refuse('ALREADY_MEMBER', {}, 'conflict');
  if (me.standing === 'BANNED') return refuse('MAY_NOT_JOIN', {}, 'forbidden');
  if (community.archived || community.ending) return refuse('COMMUNITY_ARCHIVED');
  if (community.hasRules && !wish.rulesAccepted) return refuse('RULES_NOT_ACCEPTED');
  if (me.standing === 'INVITED') return 'MEMBER';
  if (community.hasQuestion && wish.answer === '') return refuse('ANSWER_MISSING');
  return community.privacy === 'PUBLIC' && !community.approvalRequired ? 'MEMBER' : 'REQUESTED';
}

/** Whether somebody may leave, take a request back or decline an invitation. */
export function decideLeave(me: MembershipFacts, owners: number): No | undefined {
  if (me.standing === 'NONE' || me.standing === 'BANNED') return refuse('NOT_A_MEMBER', {}, 'conflict');
  if (me.role === 'OWNER' && owners <= 1) return refuse('LAST_OWNER', {}, 'conflict');
  return undefined;
}

export function mayInvite(
  community: Pick<CommunityFacts, 'invitationAllowed'>,
  me: MembershipFacts,
): boolean {
  return leads(me) || (isMember(me) && community.invitationAllowed);
}

export function decideInvite(
  community: CommunityFacts,
  me: MembershipFacts,
  them: MembershipFacts,
): No | undefined {
  if (!mayInvite(community, me)) return refuse('MAY_NOT_INVITE', {}, 'forbidden');
  if (community.archived || community.ending) return refuse('COMMUNITY_ARCHIVED');
  if (isMember(them)) return refuse('THEY_ARE_MEMBER', {}, 'conflict');
  if (them.standing === 'BANNED') return refuse('THEY_ARE_BANNED', {}, 'conflict');
  if (them.standing === 'INVITED') return refuse('ALREADY_INVITED', {}, 'conflict');
  return undefined;
}

export function decideRequest(me: MembershipFacts, them: MembershipFacts): No | undefined {
  if (!leads(me)) return refuse('NOT_AN_ADMIN', {}, 'forbidden');
  if (them.standing !== 'REQUESTED') return refuse('NO_JOIN_REQUEST', {}, 'conflict');
  return undefined;
}

/** Admins are made and unmade by owners; an owner only by handing over. */
export function decideRole(
  me: MembershipFacts,
  them: MembershipFacts,
  role: Exclude<CommunityRole, 'OWNER'>,
): No | undefined {
  if (me.role !== 'OWNER') return refuse('NOT_AN_OWNER', {}, 'forbidden');
  if (!isMember(them)) return refuse('THEY_ARE_NO_MEMBER', {}, 'conflict');
  if (them.role === 'OWNER') return refuse('OWNER_HANDS_OVER', {}, 'conflict');
  if (them.role === role) return refuse('NOTHING_CHANGES', {}, 'conflict');
  return undefined;
}

/** Admins remove members; only owners remove admins; nobody removes an owner, or themselves by this way. */
export function decideRemoval(me: MembershipFacts, them: MembershipFacts): No | undefined {
  if (!leads(me)) return refuse('NOT_AN_ADMIN', {}, 'forbidden');
  if (them.standing === 'NONE') return refuse('THEY_ARE_NO_MEMBER', {}, 'conflict');
  if (them.role === 'OWNER') return refuse('OWNER_HANDS_OVER', {}, 'conflict');
  if (them.role === 'ADMIN' && me.role !== 'OWNER') return refuse('NOT_AN_OWNER', {}, 'forbidden');
  return undefined;
}

/** The one who hands over stays as an admin. */
export function decideHandOver(me: MembershipFacts, them: MembershipFacts): No | undefined {
  if (me.role !== 'OWNER') return refuse('NOT_AN_OWNER', {}, 'forbidden');
  if (!isMember(them)) return refuse('THEY_ARE_NO_MEMBER', {}, 'conflict');
  if (them.role === 'OWNER') return refuse('NOTHING_CHANGES', {}, 'conflict');
  return undefined;
}
