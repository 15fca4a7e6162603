import type { CommunityEvent } from '#areas/community/rules/events.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { CommunityKind } from './kinds.ts';
import { type NotificationDraft, notifyAll } from './recipients.ts';

/** The people around a community. */
export interface CommunityPeople {
  /** Its owners and admins. */
  readonly leaders: readonly PersonId[];
  /** Whom a message to members was sent to. */
  readonly addressed: readonly PersonId[];
}

/** What is told only to the person it is about. */
const forOne: Readonly<Partial<Record<CommunityEvent['type'], CommunityKind>>> = {
  'community.person-invited': 'COMMUNITY_INVITE',
  'community.request-accepted': 'COMMUNITY_REQUEST_ACCEPTED',
  'community.request-declined': 'COMMUNITY_REQUEST_DECLINED',
  'community.role-changed': 'COMMUNITY_ROLE',
  'community.handed-over': 'COMMUNITY_HANDED_OVER',
  'community.member-removed': 'COMMUNITY_REMOVED',
  'community.shared': 'COMMUNITY_SHARED',
  'community.dues-asked': 'COMMUNITY_DUES',
};

/** Who hears about what happened in a community, and as what. */
export function communityRecipientsOf(event: CommunityEvent, circle: CommunityPeople): NotificationDraft[] {
  if (event.type === 'community.join-requested') {
    return notifyAll(circle.leaders, event.personId, 'COMMUNITY_REQUEST');
  }
  if (event.type === 'community.outing-proposed') {
    const { tells = circle.leaders, overdue } = event;
    return notifyAll(tells, event.personId, 'COMMUNITY_PROPOSAL', overdue ? { overdue } : {});
  }
  if (event.type === 'community.members-written') {
    const { messageId } = event;
    return notifyAll(circle.addressed, event.actorId, 'COMMUNITY_WORDS', { messageId });
  }
  if (event.type === 'community.qualification-ends') return tellOfEnd(event, circle);
  if (event.type === 'community.member-removed' && event.byDecision) return [];
  const kind = forOne[event.type];
  if (!kind) return [];
  const facts = event.type === 'community.role-changed' ? { role: event.role } : {};
  return notifyAll([event.personId], event.actorId, kind, facts);
}

type Ending = Extract<CommunityEvent, { type: 'community.qualification-ends' }>;

/** Its holder, and the admins, who read whose it is. */
function tellOfEnd({ personId, name, days }: Ending, { leaders }: CommunityPeople): NotificationDraft[] {
  const facts = { name, days };
  const own = { recipientId: personId, kind: 'COMMUNITY_QUALIFICATION', actorId: null } as const;
  return [
    { ...own, facts: { ...facts, own: true } },
    ...notifyAll(leaders, personId, 'COMMUNITY_QUALIFICATION', facts),
  ];
}

export const toldCommunityEvents: ReadonlyArray<CommunityEvent['type']> = [
  'community.join-requested',
  'community.outing-proposed',
  'community.members-written',
  'community.qualification-ends',
  ...(Object.keys(forOne) as CommunityEvent['type'][]),
];
