import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { CaseId, PersonId, ReportId } from '#platform/shared/ids.ts';
import type { Reason, Reportable } from '../rules/reports.ts';

export interface NewReport {
  readonly id: ReportId;
  readonly reporterId: PersonId;
  readonly objectType: Reportable;
  readonly objectId: string;
  readonly objectName: string;
  /** What it says now. */
  readonly words: string;
  readonly reason: Reason;
  readonly text: string;
  readonly at: Date;
}

/** Keeps a report in the open case of its object, or in a new one. */
export async function insertReport(tx: Tx, caseId: CaseId, report: NewReport): Promise<void> {
  const opened = await sql<{ id: CaseId }>`
    insert into moderation_cases (id, object_type, object_id, object_name, opened_at)
    values (${caseId}, ${report.objectType}, ${report.objectId}, ${report.objectName}, ${report.at})
    on conflict (object_type, object_id) where state = 'OPEN'
    do update set version = moderation_cases.version + 1 returning id`.execute(tx);
  await tx
    .insertInto('reports')
    .values({
      id: report.id,
      case_id: opened.rows[0]?.id ?? caseId,
      reporter_id: report.reporterId,
      object_type: report.objectType,
      object_id: report.objectId,
      object_name: report.objectName,
      words: report.words,
      reason: report.reason,
      body: report.text,
      created_at: report.at,
    })
    .execute();
}
