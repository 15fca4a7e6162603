import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import type { CommunityRole } from './state.ts';

interface MembershipEventInput {
  readonly communityId: CommunityId;
  /** Whom it is about. */
  readonly personId: PersonId;
  /** Who did it. */
  readonly actorId: PersonId;
}

/** What happens in a community, in the past tense. */
export type CommunityEvent = MembershipEventInput &
  (
    | { readonly type: 'community.founded' }
    | { readonly type: 'community.joined' }
    | { readonly type: 'community.join-requested' }
    | { readonly type: 'community.request-accepted' }
    | { readonly type: 'community.request-declined' }
    | { readonly type: 'community.person-invited' }
    | { readonly type: 'community.left' }
    | { readonly type: 'community.member-removed' }
    | { readonly type: 'community.role-changed'; readonly role: CommunityRole }
    | { readonly type: 'community.handed-over' }
    | { readonly type: 'community.outing-proposed' }
    | { readonly type: 'community.shared' }
  );
