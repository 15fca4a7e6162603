import type { Tx } from '#platform/server/db/database.ts';
import type { PersonId, ReportId } from '#platform/shared/ids.ts';
import type { Reason, Reportable, ReportState } from '../rules/reports.ts';

export interface NewReport {
  readonly id: ReportId;
  readonly reporterId: PersonId;
  readonly objectType: Reportable;
  readonly objectId: string;
  readonly objectName: string;
  readonly reason: Reason;
  readonly text: string;
  readonly at: Date;
}

export async function insertReport(tx: Tx, report: NewReport): Promise<void> {
  await tx
    .insertInto('reports')
    .values({
      id: report.id,
      reporter_id: report.reporterId,
      object_type: report.objectType,
      object_id: report.objectId,
      object_name: report.objectName,
      reason: report.reason,
      body: report.text,
      created_at: report.at,
    })
    .execute();
}

export async function saveDecision(
  tx: Tx,
  reportId: ReportId,
  state: Exclude<ReportState, 'OPEN'>,
  moderatorId: PersonId,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ state, decided_at: now, decided_by: moderatorId })
    .where('id', '=', reportId)
    .execute();
}
