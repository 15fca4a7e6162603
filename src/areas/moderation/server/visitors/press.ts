import type { Tx } from '#platform/server/db/database.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { PersonId, ReportId } from '#platform/shared/ids.ts';
import { isProofOver, mayObject, standingOf } from '../../rules/visitor-reports.ts';
import { fileReport } from '../file-report.ts';
import { lockReports } from '../reads.ts';
import { VISITOR_REPORT } from './ask.ts';
import { visitorLetter } from './letters.ts';
import { hasOpenReport, holderOf, joinOpenReport } from './link.sql.ts';
import {
  findByToken,
  lastReportOf,
  lockMailbox,
  removeVisitorReport,
  saveConfirmed,
  type VisitorReportRow,
} from './store.ts';

/** What the reader of the mail does on the page behind its link. */
export type Press =
  | { readonly act: 'CONFIRM' | 'DELETE' }
  | { readonly act: 'OBJECT'; readonly text: string };

/** What an earlier press has done already changes nothing more. */
export function press(platform: Platform, token: string, pressed: Press): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const found = await findByToken(tx, token);
    if (!found) return missing();
    await lockMailbox(tx, found.mailbox);
    const row = await findByToken(tx, token);
    if (!row || (!row.confirmed_at && isProofOver(row.asked_at, platform.now()))) return missing();
    if (pressed.act === 'OBJECT') await object(platform, tx, row, pressed.text);
    else if (row.confirmed_at) return 'DONE';
    else if (pressed.act === 'DELETE') await removeVisitorReport(tx, row.id);
    else await confirm(platform, tx, row);
    return 'DONE';
  });
}

async function confirm(platform: Platform, tx: Tx, row: VisitorReportRow): Promise<void> {
  const kept = await keep(platform, tx, row, { name: row.object_name, text: row.body });
  if (!kept) return removeVisitorReport(tx, row.id);
  await saveConfirmed(tx, row.id, platform.now());
  const letter = visitorLetter(platform.config, 'RECEIVED', Object.assign({ objected: false }, row));
  const { SUPPORT_EMAIL: replyTo } = platform.config;
  await queueMail(platform, tx, {
    kind: `${VISITOR_REPORT}-received`,
    stream: 'PERSONAL',
    to: row.email,
    letter,
    replyTo,
  });
}

/** The same thing once more, for somebody else to look at. */
async function object(platform: Platform, tx: Tx, row: VisitorReportRow, text: string): Promise<void> {
  const last = await lastReportOf(tx, row.id);
  if (!last || !mayObject(standingOf(last), last, platform.now())) return;
  await keep(platform, tx, row, { name: last.name, text });
}

interface Words {
  readonly name: string;
  readonly text: string;
}

/**
 * Keeps it as a report of the account with that address, if there is one; what its holder has reported already is that
 * report. False where another mail is about it.
 */
async function keep(platform: Platform, tx: Tx, row: VisitorReportRow, words: Words): Promise<boolean> {
  const reporterId = await holderOf(tx, row.email);
  if (reporterId) {
    await lockReports(tx, reporterId);
    if (await hasOpenReport(tx, reporterId, row)) return joinOpenReport(tx, reporterId, row);
  }
  await report(platform, tx, row, { reporterId, ...words });
  return true;
}

async function report(
  platform: Platform,
  tx: Tx,
  row: VisitorReportRow,
  { reporterId, name, text }: Words & { readonly reporterId: PersonId | null },
): Promise<void> {
  await fileReport(tx, {
    id: newId<ReportId>(),
    from: { reporterId, visitorId: row.id },
    objectType: row.object_type,
    objectId: row.object_id,
    objectName: name,
    reason: row.reason,
    text,
    at: platform.now(),
    isObjection: row.confirmed_at !== null,
  });
}
