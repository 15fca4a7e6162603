import type { BadgeEvent, InspirationEvent } from '#areas/inspiration/rules/events.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { BadgeKind } from './kinds.ts';
import { type NotificationDraft, notifyAll } from './recipients.ts';

/** Who hears about what happened to an inspiration, and as what; whether they may read it is asked afterwards. */
export function inspirationRecipientsOf(event: InspirationEvent): NotificationDraft[] {
  const { personId } = event;
  switch (event.type) {
    case 'inspiration.published':
      return notifyAll(event.mentioned, personId, 'INSPIRATION_MENTION');
    case 'inspiration.liked':
      return notifyAll([event.authorId], personId, 'INSPIRATION_LIKE');
    case 'inspiration.commented': {
      const answered = event.answeredId ? [event.answeredId] : [];
      const author = event.answeredId === event.authorId ? [] : [event.authorId];
      const replied = notifyAll(answered, personId, 'INSPIRATION_REPLY');
      return [...replied, ...notifyAll(author, personId, 'INSPIRATION_COMMENT')];
    }
    case 'inspiration.shared':
      return notifyAll(event.sharedWith, personId, 'INSPIRATION_SHARED');
  }
}

/** Which of these followers hear that an article is there; who is mentioned in it hears that instead. */
export function followersToldOf(
  { personId, mentioned }: Extract<InspirationEvent, { type: 'inspiration.published' }>,
  followers: readonly PersonId[],
): NotificationDraft[] {
  const others = followers.filter((each) => !mentioned.includes(each));
  return notifyAll(others, personId, 'INSPIRATION_PUBLISHED');
}

const badgeNews = {
  'badge.granted': 'BADGE_GRANTED',
  'badge.declined': 'BADGE_DECLINED',
  'badge.taken': 'BADGE_TAKEN',
} as const satisfies Record<BadgeEvent['type'], BadgeKind>;

/** Anyone who asked for a badge hears how it was decided, anyone who loses one hears that, and nobody by whom. */
export function tellingOfBadge({ type, personId }: BadgeEvent): NotificationDraft {
  return { recipientId: personId, kind: badgeNews[type], actorId: null, facts: {} };
}

/** The events of `inspirationRecipientsOf`, for the table of reactions. */
export const notifyingInspirationEvents: ReadonlyArray<InspirationEvent['type']> = [
  'inspiration.published',
  'inspiration.liked',
  'inspiration.commented',
  'inspiration.shared',
];

export const toldBadgeEvents = Object.keys(badgeNews) as ReadonlyArray<BadgeEvent['type']>;
