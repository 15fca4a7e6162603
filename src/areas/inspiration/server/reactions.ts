import type { ReportUpheld } from '#areas/moderation/rules/events.ts';
import type { Happened, Reaction } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { withdraw } from './drafts/writes.ts';
import { tellChanged } from './tell-changed.ts';

/** What moderators have found against goes from its readers; its author keeps the draft. */
async function takeAway(platform: Platform, events: Happened<ReportUpheld>): Promise<void> {
  for (const { objectType, objectId } of events) {
    if (objectType !== 'INSPIRATION') continue;
    await inTransaction(platform.database, async (tx) => {
      await withdraw(tx, objectId);
      await tellChanged(tx, objectId);
      return 'DONE';
    });
  }
}

export const inspirationReactions: ReadonlyMap<string, Reaction> = new Map([['report.upheld', takeAway]]);
