import type { CommunityPlan } from '../../contract/views.ts';

/** The columns of a plan; topics lose their doubles, whatever their case. */
export function planRow(plan: CommunityPlan) {
  return {
    name: plan.name,
    description: plan.description,
    privacy: plan.privacy,
    approval_required: plan.approvalRequired,
    invitation_allowed: plan.invitationAllowed,
    planning: plan.planning,
    member_invites_suffice: plan.memberInvitesSuffice,
    earlier_messages: plan.earlierMessages,
    tags: distinct(plan.tags),
    location: plan.location ? JSON.stringify(plan.location) : null,
    incorporated_at: plan.incorporatedAt,
    logo_media_id: plan.logoImageId,
    cover_media_id: plan.coverImageId,
    cover_offset: plan.coverImageCoordinate.ycoordinate,
    external_web_url: plan.externalWebUrl,
    external_video_url: plan.externalVideoUrl,
    external_social_urls: plan.externalSocialUrls.filter((address) => address !== ''),
    rules: plan.rules,
    join_question: plan.joinQuestion,
    welcome: plan.welcome,
  };
}

function distinct(tags: readonly string[]): string[] {
  return [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()];
}
