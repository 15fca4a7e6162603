import { findHuddle } from '#areas/huddle/server/reads.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId, ReportId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { decideReport, type Reason } from '../rules/reports.ts';
import { reportsOf } from './reads.ts';
import { insertReport } from './writes.ts';

export interface Complaint {
  readonly objectId: HuddleId;
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
  const { objectId, reason, text } = complaint;
  return write<ReportId>(platform, command, async (tx) => {
    const huddle = await findHuddle(tx, { personId }, objectId);
    if (!huddle) return missing();
    const at = platform.now();
    const { today, alreadyOpen } = await reportsOf(tx, personId, objectId, at);
    const refused = decideReport(today, alreadyOpen);
    if (refused) return refused;
    const id = newId<ReportId>();
    await insertReport(tx, {
      id,
      reporterId: personId,
      objectId,
      objectName: huddle.row.name,
      reason,
      text,
      at,
    });
    return id;
  });
}
