import { type Decision, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityRefusal } from '../messages.ts';
import { may, rightOf } from './rights.ts';
import { type CommunityRole, type CommunityState, isMember, leads, type MembershipState } from './state.ts';

type No = Refusal<CommunityRefusal>;

export interface JoinCommand {
  readonly rulesAccepted: boolean;
  /** The answer to the join question. */
  readonly answer: string;
}

/** Whether a wish to belong makes a member at once or a request (COM-4). */
export function decideJoin(
  community: CommunityState,
  me: MembershipState,
  command: JoinCommand,
): Decision<'MEMBER' | 'REQUESTED', CommunityRefusal> {
  if (isMember(me)) return refuse('ALREADY_MEMBER', {}, 'conflict');
  if (me.status === 'BANNED') return refuse('MAY_NOT_JOIN', {}, 'forbidden');
  if (community.archived || community.ending) return refuse('COMMUNITY_ARCHIVED');
  if (community.hasRules && !command.rulesAccepted) return refuse('RULES_NOT_ACCEPTED');
  if (me.status === 'INVITED' && !me.invitedToAsk) return 'MEMBER';
  if (community.hasQuestion && command.answer === '') return refuse('ANSWER_MISSING');
  return me.invitedToAsk || asksAdmins(community) ? 'REQUESTED' : 'MEMBER';
}

function asksAdmins({
  privacy,
  approvalRequired,
}: Pick<CommunityState, 'privacy' | 'approvalRequired'>): boolean {
  return privacy !== 'PUBLIC' || approvalRequired;
}

/**
 * Whether somebody who is invited still waits for an admin: when the link says so, or when an ordinary member invites
 * where admins decide and have not said that this is enough (COM-10).
 */
export function stillAsks(
  community: Pick<CommunityState, 'privacy' | 'approvalRequired' | 'memberInvitesSuffice'>,
  inviter: MembershipState,
  linkAsks: boolean,
): boolean {
  if (linkAsks) return true;
  return !leads(inviter) && asksAdmins(community) && !community.memberInvitesSuffice;
}

/** Whether somebody may leave, take a request back or decline an invitation. */
export function decideLeave(me: MembershipState, owners: number): No | undefined {
  if (me.status === 'NONE' || me.status === 'BANNED') return refuse('NOT_A_MEMBER', {}, 'conflict');
  if (me.role === 'OWNER' && owners <= 1) return refuse('LAST_OWNER', {}, 'conflict');
  return undefined;
}

export function mayInvite(
  community: Pick<CommunityState, 'invitationAllowed' | 'planning'>,
  me: MembershipState,
): boolean {
  return isMember(me) && rightOf(community, me.role, 'INVITE') === 'YES';
}

export function decideInvite(
  community: CommunityState,
  me: MembershipState,
  them: MembershipState,
): No | undefined {
  if (!mayInvite(community, me)) return refuse('MAY_NOT_INVITE', {}, 'forbidden');
  if (community.archived || community.ending) return refuse('COMMUNITY_ARCHIVED');
  if (isMember(them)) return refuse('THEY_ARE_MEMBER', {}, 'conflict');
  if (them.status === 'BANNED') return refuse('THEY_ARE_BANNED', {}, 'conflict');
  if (them.status === 'INVITED') return refuse('ALREADY_INVITED', {}, 'conflict');
  return undefined;
}

export function decideRequest(me: MembershipState, them: MembershipState): No | undefined {
  if (!may(me, 'TAKE_IN')) return refuse('NOT_AN_ADMIN', {}, 'forbidden');
  if (them.status !== 'REQUESTED') return refuse('NO_JOIN_REQUEST', {}, 'conflict');
  return undefined;
}

/** Admins are made and unmade by owners, an owner only by handing over; the other roles are for admins to give. */
export function decideRole(
  me: MembershipState,
  them: MembershipState,
  role: Exclude<CommunityRole, 'OWNER'>,
): No | undefined {
  if (!may(me, 'ROLES')) return refuse('NOT_AN_ADMIN', {}, 'forbidden');
  if (!isMember(them)) return refuse('THEY_ARE_NO_MEMBER', {}, 'conflict');
  if (them.role === 'OWNER') return refuse('OWNER_HANDS_OVER', {}, 'conflict');
  const aboutAdmin = role === 'ADMIN' || them.role === 'ADMIN';
  if (aboutAdmin && !may(me, 'OWN')) return refuse('NOT_AN_OWNER', {}, 'forbidden');
  if (them.role === role) return refuse('NOTHING_CHANGES', {}, 'conflict');
  return undefined;
}

/** A title is a word beside the name and grants nothing. */
export function decideTitle(me: MembershipState, them: MembershipState): No | undefined {
  if (!may(me, 'ROLES')) return refuse('NOT_AN_ADMIN', {}, 'forbidden');
  return isMember(them) ? undefined : refuse('THEY_ARE_NO_MEMBER', {}, 'conflict');
}

/** Admins remove members; only owners remove admins; nobody removes an owner, or themselves by this way. */
export function decideRemoval(me: MembershipState, them: MembershipState): No | undefined {
  if (!may(me, 'REMOVE')) return refuse('NOT_AN_ADMIN', {}, 'forbidden');
  if (them.status === 'NONE') return refuse('THEY_ARE_NO_MEMBER', {}, 'conflict');
  if (them.role === 'OWNER') return refuse('OWNER_HANDS_OVER', {}, 'conflict');
  if (them.role === 'ADMIN' && !may(me, 'OWN')) return refuse('NOT_AN_OWNER', {}, 'forbidden');
  return undefined;
}

/** The one who hands over stays as an admin. */
export function decideHandOver(me: MembershipState, them: MembershipState): No | undefined {
  if (!may(me, 'OWN')) return refuse('NOT_AN_OWNER', {}, 'forbidden');
  if (!isMember(them)) return refuse('THEY_ARE_NO_MEMBER', {}, 'conflict');
  if (them.role === 'OWNER') return refuse('NOTHING_CHANGES', {}, 'conflict');
  return undefined;
}
