import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { ReportId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { ReportUpheld } from '../rules/events.ts';
import type { ReportState } from '../rules/reports.ts';
import { authorsOf } from './authors/reads.ts';
import { type LockedReport, lockReport } from './reads.ts';
import { upheldLetter } from './upheld-letter.ts';
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
    if (state === 'UPHELD') await uphold(platform, tx, reportId, report);
    platform.log.info(
      { reportId, objectId: report.objectId, moderatorId: personId, state },
      'report decided',
    );
    return 'DONE';
  });
}

/** The area of the object acts on the event; its authors are told in the same moment. */
async function uphold(platform: Platform, tx: Tx, reportId: ReportId, report: LockedReport): Promise<void> {
  const { type, objectId } = report;
  const authors = await authorsOf(tx, type, objectId);
  const authorIds = authors.map(({ id }) => id);
  const event: ReportUpheld = { type: 'report.upheld', reportId, objectType: type, objectId, authorIds };
  await recordEvents(tx, platform.now(), [event]);
  const letter = upheldLetter(platform.config, report);
  for (const { email, email_verified } of authors) {
    if (email && email_verified) await queueMail(platform, tx, { kind: 'report-upheld', to: email, letter });
  }
}
