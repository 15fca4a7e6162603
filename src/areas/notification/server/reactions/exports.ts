import type { DataReady } from '#areas/leaving/rules/events.ts';
import type { Happened, Reaction } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { NotificationId } from '#platform/shared/ids.ts';
import { tellingOfExport } from '../../rules/relation-recipients.ts';
import { deliverInPages } from '../deliver.ts';

async function tell(platform: Platform, events: Happened<DataReady>): Promise<void> {
  const rows = events.map((event) => ({
    ...tellingOfExport(event),
    id: newId<NotificationId>(),
    eventId: event.id,
    objectType: 'EXPORT' as const,
    objectId: event.exportId,
    at: event.at,
  }));
  await deliverInPages(platform, rows);
}

/** Tells people that the copy of their data is ready (NOT-4, SET-1). */
export const exportReactions: ReadonlyMap<string, Reaction> = new Map([['leaving.data-ready', tell]]);
