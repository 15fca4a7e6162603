import type { WebhookOff } from '#areas/integration/rules/events.ts';
import type { Happened, Reaction } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { NotificationId } from '#platform/shared/ids.ts';
import { tellingOfWebhook } from '../../rules/relation-recipients.ts';
import { deliverInPages } from '../deliver.ts';

async function tell(platform: Platform, events: Happened<WebhookOff>): Promise<void> {
  const rows = events.map((event) => ({
    ...tellingOfWebhook(event),
    id: newId<NotificationId>(),
    eventId: event.id,
    ...(event.communityId === null
      ? { objectType: 'SITE' as const, objectId: asObjectId(event.webhookId) }
      : { objectType: 'COMMUNITY' as const, objectId: event.communityId }),
    at: event.at,
  }));
  await deliverInPages(platform, rows);
}

/** Whoever made a webhook hears that it was switched off (I8). */
export const webhookNewsReactions: ReadonlyMap<string, Reaction> = new Map([
  ['integration.webhook-off', tell],
]);
