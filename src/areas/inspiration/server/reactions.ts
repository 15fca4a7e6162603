import { type HidingEvent, isHidden } from '#areas/moderation/rules/events.ts';
import type { Happened, Reaction } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { saveHidden } from './drafts/writes.ts';
import { tellChanged } from './tell-changed.ts';

/** What moderators have hidden goes from its readers until it is shown again; its author still reads and changes it. */
async function hide(platform: Platform, events: Happened<HidingEvent>): Promise<void> {
  for (const event of events) {
    const { objectType, objectId } = event;
    if (objectType !== 'INSPIRATION') continue;
    await inTransaction(platform.database, async (tx) => {
      await saveHidden(tx, objectId, isHidden(event) ? platform.now() : null);
      await tellChanged(tx, objectId);
      return 'DONE';
    });
  }
}

export const inspirationReactions: ReadonlyMap<string, Reaction> = new Map([
  ['report.upheld', hide],
  ['moderation.object-hidden', hide],
]);
