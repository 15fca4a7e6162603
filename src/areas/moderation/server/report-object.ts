import { findHuddle } from '#areas/huddle/server/reads.ts';
import { namesOfVisiblePeople } from '#areas/person/server/reads.ts';
import { wordsOfPosts } from '#areas/post/server/reads.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId, PostId, ReportId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { decideReport, type Reason, type Reportable } from '../rules/reports.ts';
import { reportsOf } from './reads.ts';
import { insertReport } from './writes.ts';

export interface Complaint {
  readonly objectType: Reportable;
  readonly objectId: string;
  readonly reason: Reason;
  readonly text: string;
}

/** Keeps a report for the moderators; one can report only what one sees. */
export function reportObject(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  complaint: Complaint,
): Promise<ReportId | Refusal> {
  const { personId } = viewer;
  const { objectType, objectId, reason, text } = complaint;
  return write<ReportId>(platform, command, async (tx) => {
    const objectName = await nameOf(tx, personId, complaint);
    if (objectName === undefined) return missing();
    const at = platform.now();
    const { today, alreadyOpen } = await reportsOf(tx, personId, objectId, at);
    const refused = decideReport(today, alreadyOpen);
    if (refused) return refused;
    const id = newId<ReportId>();
    await insertReport(tx, {
      id,
      reporterId: personId,
      ...{ objectType, objectId, objectName },
      reason,
      text,
      at,
    });
    return id;
  });
}

/** What the reporter calls it; undefined when they do not see it. */
async function nameOf(tx: Tx, personId: PersonId, object: Complaint): Promise<string | undefined> {
  const { objectType, objectId } = object;
  if (objectType === 'PERSON') {
    const names = await namesOfVisiblePeople(tx, personId, [objectId as PersonId]);
    return objectId === personId ? undefined : names.get(objectId as PersonId);
  }
  if (objectType === 'POST')
    return (await wordsOfPosts(tx, personId, [objectId as PostId])).get(objectId as PostId);
  return (await findHuddle(tx, { personId }, objectId as HuddleId))?.row.name;
}
