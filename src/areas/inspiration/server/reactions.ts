import type { ReportUpheld } from '#areas/moderation/rules/report-events.ts';
import type { DomainEvent, Reaction } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { InspirationId } from '#platform/shared/ids.ts';
import { withdraw } from './drafts/writes.ts';
import { tellChanged } from './tell-changed.ts';

/** What moderators have found against goes from its readers; its author keeps the draft. */
async function takeAway(platform: Platform, events: readonly DomainEvent[]): Promise<void> {
  for (const { objectType, objectId } of events as ReadonlyArray<DomainEvent & ReportUpheld>) {
    if (objectType !== 'INSPIRATION') continue;
    await inTransaction(platform.database, async (tx) => {
      await withdraw(tx, objectId as InspirationId);
      await tellChanged(tx, objectId as InspirationId);
      return 'DONE';
    });
  }
}

export const inspirationReactions: ReadonlyMap<string, Reaction> = new Map([['report.upheld', takeAway]]);
