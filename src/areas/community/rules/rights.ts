import { type CommunityRole, type CommunityState, isMember, type MembershipState } from './state.ts';

/** What there is to do in a community, as its page lists it. */
export const acts = [
  'READ',
  'PLAN',
  'INVITE',
  'APPROVE',
  'TAKE_IN',
  'REMOVE',
  'ROLES',
  'ANNOUNCE',
  'MODERATE',
  'MESSAGE',
  'NOTE',
  'DUES',
  'EXPORT',
  'EDIT',
  'OWN',
] as const;
export type CommunityAct = (typeof acts)[number];

/** ASK: only with approval. */
export type Right = 'YES' | 'ASK' | 'NO';

const owners: readonly CommunityRole[] = ['OWNER'];
const admins: readonly CommunityRole[] = ['OWNER', 'ADMIN'];
const leaders: readonly CommunityRole[] = ['OWNER', 'ADMIN', 'LEADER'];
const keepers: readonly CommunityRole[] = ['OWNER', 'ADMIN', 'TREASURER'];
const all: readonly CommunityRole[] = ['OWNER', 'ADMIN', 'LEADER', 'TREASURER', 'MEMBER'];

/** The table of who may do what (COM-11); what the community may open to more stands in `rightOf`. */
const always: Readonly<Record<CommunityAct, readonly CommunityRole[]>> = {
  READ: all,
  PLAN: leaders,
  INVITE: admins,
  APPROVE: leaders,
  TAKE_IN: admins,
  REMOVE: admins,
  ROLES: admins,
  ANNOUNCE: admins,
  MODERATE: admins,
  MESSAGE: admins,
  NOTE: admins,
  DUES: keepers,
  EXPORT: keepers,
  EDIT: admins,
  OWN: owners,
};

type Opens = Pick<CommunityState, 'invitationAllowed' | 'planning'>;

const planningOfMembers = { ALL: 'YES', APPROVED: 'ASK', LEADERS: 'NO' } as const;

/** What a role allows in a community: the one table, for checks and for the page that shows it. */
export function rightOf(community: Opens, role: CommunityRole, act: CommunityAct): Right {
  if (always[act].includes(role)) return 'YES';
  if (act === 'INVITE' && community.invitationAllowed) return 'YES';
  return act === 'PLAN' ? planningOfMembers[community.planning] : 'NO';
}

/** Whether somebody may do what no setting of the community changes. */
export function may(me: MembershipState, act: Exclude<CommunityAct, 'PLAN' | 'INVITE'>): boolean {
  return isMember(me) && always[act].includes(me.role);
}

/** Whether somebody plans outings for a community; nobody does for one that is archived or ends. */
export function planningOf(
  community: Opens & Pick<CommunityState, 'archived' | 'ending'>,
  me: MembershipState,
): Right {
  if (!isMember(me) || community.archived || community.ending) return 'NO';
  return rightOf(community, me.role, 'PLAN');
}

/** Everything that somebody may do, for their pages; what needs approval is not among it. */
export function actsOf(community: Opens, me: MembershipState): CommunityAct[] {
  return isMember(me) ? acts.filter((act) => rightOf(community, me.role, act) === 'YES') : [];
}
