export const privacies = ['PUBLIC', 'PRIVATE', 'HIDDEN'] as const;
export type CommunityPrivacy = (typeof privacies)[number];

export const roles = ['OWNER', 'ADMIN', 'LEADER', 'TREASURER', 'MEMBER'] as const;
export type CommunityRole = (typeof roles)[number];

/** Who plans outings in the name of the community: its leaders, members with approval, or all. */
export const plannings = ['LEADERS', 'APPROVED', 'ALL'] as const;
export type Planning = (typeof plannings)[number];

/** How somebody stands to a community; NONE is a stranger. */
export type MembershipStatus = 'NONE' | 'MEMBER' | 'REQUESTED' | 'INVITED' | 'BANNED';

export interface CommunityState {
  readonly privacy: CommunityPrivacy;
  readonly approvalRequired: boolean;
  readonly invitationAllowed: boolean;
  readonly planning: Planning;
  /** Who an ordinary member invites needs no admin. */
  readonly memberInvitesSuffice: boolean;
  readonly hasRules: boolean;
  readonly hasQuestion: boolean;
  /** Nobody joins or plans any more; members may look. */
  readonly archived: boolean;
  /** The owner has asked for it to be deleted. */
  readonly ending: boolean;
}

export interface MembershipState {
  readonly status: MembershipStatus;
  /** What a member may do; MEMBER for everybody else, which grants nothing. */
  readonly role: CommunityRole;
  /** Of the invited: an admin still decides. */
  readonly invitedToAsk?: boolean | undefined;
}

export const stranger: MembershipState = { status: 'NONE', role: 'MEMBER' };

export function isMember(me: MembershipState): boolean {
  return me.status === 'MEMBER';
}

/** Owners and admins: they see everything of it and decide who belongs. */
export function leads(me: MembershipState): boolean {
  return isMember(me) && (me.role === 'OWNER' || me.role === 'ADMIN');
}
