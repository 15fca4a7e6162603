import type { CaseDecided } from '#areas/moderation/rules/events.ts';
import type { Happened, Reaction } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { NotificationId } from '#platform/shared/ids.ts';
import { moderationRecipientsOf } from '../../rules/moderation-recipients.ts';
import { deliverInPages } from '../deliver.ts';

async function tell(platform: Platform, events: Happened<CaseDecided>): Promise<void> {
  const rows = events.flatMap((event) =>
    moderationRecipientsOf(event).map((telling) => ({
      ...telling,
      id: newId<NotificationId>(),
      eventId: event.id,
      objectType: 'DECISION' as const,
      objectId: event.decisionId,
      at: event.at,
    })),
  );
  await deliverInPages(platform, rows);
}

export const moderationNewsReactions: ReadonlyMap<string, Reaction> = new Map([['moderation.decided', tell]]);
