import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { ReportId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { ReportState } from '../rules/reports.ts';
import { lockReport } from './reads.ts';
import { saveDecision } from './writes.ts';

/** A moderator closes a report; who decided what is logged. */
export async function decideOnReport(
  platform: Platform,
  viewer: Viewer,
  reportId: ReportId,
  state: Exclude<ReportState, 'OPEN'>,
): Promise<'DONE' | Refusal> {
  if (!viewer.moderator) return refuse('NOT_A_MODERATOR', {}, 'forbidden');
  const { personId } = viewer;
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const report = await lockReport(tx, personId, reportId);
    if (!report) return missing();
    if (report.state !== 'OPEN') return refuse('REPORT_DECIDED', {}, 'conflict');
    await saveDecision(tx, reportId, state, personId, platform.now());
    platform.log.info(
      { reportId, objectId: report.objectId, moderatorId: personId, state },
      'report decided',
    );
    return 'DONE';
  });
}
