import type { Happened, Reaction } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { CaseId, ObjectId } from '#platform/shared/ids.ts';
import { idOf } from '#platform/shared/wire-values.ts';
import type { ObjectHeld } from '../rules/events.ts';
import { wordsOf } from './authors/reads.ts';
import { namesOf } from './report-object.ts';
import { linkReports } from './visitors/link.ts';
import { tellVisitors } from './visitors/tell.ts';
import { openHeld } from './writes.ts';

const anyId = idOf<ObjectId>();

/** What a filter holds back is a case, which knows its event, so that it is opened once. */
async function openCases(platform: Platform, events: Happened<ObjectHeld>): Promise<void> {
  for (const { id, at, objectType, personId, why, count, ...event } of events) {
    const objectId = anyId.parse(event.objectId);
    await inTransaction(platform.database, async (tx) => {
      const objectName = await namesOf[objectType](tx, personId, objectId);
      // Its author may have deleted it meanwhile.
      if (objectName === undefined) return 'DONE';
      const words = await wordsOf(tx, objectType, objectId);
      const thing = { objectType, objectId, objectName, words, personId };
      await openHeld(tx, newId<CaseId>(), { eventId: id, why, count, at: new Date(at), ...thing });
      return 'DONE';
    });
  }
}

export const moderationReactions: ReadonlyMap<string, Reaction> = new Map<string, Reaction>([
  ['moderation.object-held', openCases],
  ['moderation.decided', tellVisitors],
  ['person.email-verified', linkReports],
  // Who comes by a code in a mail has proved the address with it.
  ['person.created', linkReports],
]);
