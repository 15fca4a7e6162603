import type { CommunityId, MessageId, PersonId } from '#platform/shared/ids.ts';
import type { CommunityRole } from './state.ts';

/** What somebody has to come in a club and may take away when they are removed. */
export const holdings = ['OUTINGS', 'PLACES', 'CARS'] as const;
export type Holding = (typeof holdings)[number];

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
    /** With them goes what the admin said of their outings, spots and cars. */
    | {
        readonly type: 'community.member-removed';
        readonly takes?: readonly Holding[];
        /** A decision about a report tells them, which names nobody who took it. */
        readonly byDecision?: true;
      }
    | { readonly type: 'community.role-changed'; readonly role: CommunityRole }
    | { readonly type: 'community.handed-over' }
    /** About the successor. */
    | { readonly type: 'community.office-handed-over'; readonly holderId: PersonId }
    /** `tells` is who is asked; missing in jobs of the release before. `overdue`: nobody has answered for a week. */
    | {
        readonly type: 'community.outing-proposed';
        readonly tells?: readonly PersonId[];
        readonly overdue?: boolean;
      }
    | { readonly type: 'community.dues-asked' }
    /** So many days are left of what `personId` is qualified for. */
    | { readonly type: 'community.qualification-ends'; readonly name: string; readonly days: number }
    | { readonly type: 'community.members-written'; readonly messageId: MessageId }
    | { readonly type: 'community.shared' }
  );
