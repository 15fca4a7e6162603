import type { WebhookOff } from '#areas/integration/rules/events.ts';
import type { DataReady } from '#areas/leaving/rules/events.ts';
import type { AwardEvent, RelationEvent } from '#areas/person/rules/events.ts';
import type { NotificationDraft } from './recipients.ts';

/** Who hears about what happened between two people; blocks, mutes and ends are nobody's news (NOT-4). */
export function tellingOfRelation(event: RelationEvent): NotificationDraft | undefined {
  switch (event.type) {
    case 'person.followed': {
      const { followerId, followeeId, accepted } = event;
      return accepted
        ? { recipientId: followerId, kind: 'PERSON_FOLLOW_ACCEPTED', actorId: followeeId, facts: {} }
        : { recipientId: followeeId, kind: 'PERSON_FOLLOWED', actorId: followerId, facts: {} };
    }
    case 'person.follow-requested': {
      const { followerId, followeeId } = event;
      return { recipientId: followeeId, kind: 'PERSON_FOLLOW_REQUEST', actorId: followerId, facts: {} };
    }
    default:
      return undefined;
  }
}

/** Who has earned an award hears of it, and nobody else. */
export function tellingOfAward({ personId }: AwardEvent): NotificationDraft {
  return { recipientId: personId, kind: 'AWARD_EARNED', actorId: personId, facts: {} };
}

/** Whose data they are hears that they can be fetched, and nobody else. */
export function tellingOfExport({ personId }: DataReady): NotificationDraft {
  return { recipientId: personId, kind: 'EXPORT_READY', actorId: personId, facts: {} };
}

/** Whoever made a webhook hears that it was switched off. */
export function tellingOfWebhook({ personId, reason }: WebhookOff): NotificationDraft {
  return { recipientId: personId, kind: 'WEBHOOK_OFF', actorId: personId, facts: { reason } };
}

/** The events of `tellingOfRelation`, for the table of reactions. */
export const notifyingRelationEvents: ReadonlyArray<RelationEvent['type']> = [
  'person.followed',
  'person.follow-requested',
];
