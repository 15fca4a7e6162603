import type { PersonSummary } from '#platform/shared/wire-values.ts';
import type { CommunityView } from '../contract/views.ts';
import { mayInvite } from '../rules/membership.ts';
import { actsOf, planningOf } from '../rules/rights.ts';
import type { HuddleCounts } from './counts.sql.ts';
import { picturesOf } from './pictures/urls.ts';
import type { VisibleCommunity } from './reads.ts';
import { type CommunityRow, factsOf, membershipState } from './rows.ts';

export interface Beside {
  readonly counts: HuddleCounts | null;
  readonly invitedBy: PersonSummary | null;
}

/** The community as this onlooker may see it: the only place that drops its fields. */
export function presentCommunity(community: VisibleCommunity, { counts, invitedBy }: Beside): CommunityView {
  const front = presentFront(community, invitedBy);
  return community.access === 'FRONT'
    ? { ...front, ...nothing }
    : { ...front, ...presentBehind(community, counts) };
}

function presentFront({ row, access, mine }: VisibleCommunity, invitedBy: PersonSummary | null) {
  const me = membershipState(mine);
  return {
    id: row.id,
    sight: access,
    name: row.name,
    privacy: row.privacy,
    approvalRequired: row.approval_required || row.privacy !== 'PUBLIC',
    ...picturesOf(row),
    coverImageCoordinate: { ycoordinate: row.cover_offset },
    archived: row.archived_at !== null,
    version: row.version,
    // What one accepts and answers before joining has to be read before joining.
    rules: row.rules,
    joinQuestion: row.join_question,
    membership: {
      member: me.status === 'MEMBER',
      joinRequested: me.status === 'REQUESTED',
      joinInvited: me.status === 'INVITED',
      role: me.status === 'MEMBER' ? me.role : null,
      title: me.status === 'MEMBER' ? (mine?.title ?? '') : '',
      acts: actsOf(factsOf(row), me),
      planning: planningOf(factsOf(row), me),
      mayInvite: mayInvite(factsOf(row), me),
      invitedBy,
    },
  };
}

function presentBehind({ row, access }: VisibleCommunity, counts: HuddleCounts | null) {
  const inside = access === 'INSIDE' || access === 'LEAD';
  const leading = access === 'LEAD';
  return {
    ...presentAbout(row),
    invitationAllowed: row.invitation_allowed,
    planning: row.planning,
    memberInvitesSuffice: row.member_invites_suffice,
    earlierMessages: row.earlier_messages,
    welcome: inside ? row.welcome : '',
    logoImageId: leading ? row.logo_media_id : null,
    coverImageId: leading ? row.cover_media_id : null,
    deleteAfter: inside ? (row.delete_after?.toISOString() ?? null) : null,
    statistics: {
      totalConfirmedHuddles: counts?.confirmed ?? null,
      totalUpcomingHuddles: counts?.upcoming ?? null,
      totalPastHuddles: counts?.past ?? null,
      totalMembers: row.member_count,
      totalMembersFollowing: counts?.followed ?? null,
      totalJoinRequests: leading ? row.request_count : null,
    },
  };
}

function presentAbout(row: CommunityRow) {
  const [one = '', two = '', three = '', four = '', five = ''] = row.external_social_urls;
  return {
    description: row.description,
    tags: row.tags.map((name) => ({ name })),
    location: row.location,
    incorporatedAt: row.incorporated_at,
    externalWebUrl: row.external_web_url,
    externalVideoUrl: row.external_video_url,
    externalSocialUrl1: one,
    externalSocialUrl2: two,
    externalSocialUrl3: three,
    externalSocialUrl4: four,
    externalSocialUrl5: five,
  };
}

/** What lies behind the front of a private community. */
const nothing = {
  description: '',
  tags: [],
  location: null,
  incorporatedAt: null,
  externalWebUrl: '',
  externalVideoUrl: '',
  externalSocialUrl1: '',
  externalSocialUrl2: '',
  externalSocialUrl3: '',
  externalSocialUrl4: '',
  externalSocialUrl5: '',
  invitationAllowed: false,
  planning: 'ALL',
  memberInvitesSuffice: false,
  earlierMessages: false,
  welcome: '',
  logoImageId: null,
  coverImageId: null,
  deleteAfter: null,
  statistics: {
    totalConfirmedHuddles: null,
    totalUpcomingHuddles: null,
    totalPastHuddles: null,
    totalMembers: null,
    totalMembersFollowing: null,
    totalJoinRequests: null,
  },
} as const satisfies Partial<CommunityView>;
