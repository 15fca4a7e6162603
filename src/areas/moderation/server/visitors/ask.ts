import { refuseTooManyMails } from '#platform/server/mail/mail-allowance.ts';
import { mailboxKey } from '#platform/server/mail/mailbox-key.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { newToken } from '#platform/server/single-use-token.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { Refusal } from '#platform/shared/decision.ts';
import type { VisitorReportId } from '#platform/shared/ids.ts';
import type { Locale } from '#platform/shared/locale.ts';
import type { Reason } from '../../rules/reports.ts';
import { VISITOR_REPORTS_A_DAY } from '../../rules/visitor-reports.ts';
import { visitorLetter } from './letters.ts';
import { lockMailbox, reportedBy, saveAsked } from './store.ts';
import type { Target } from './target.ts';

export const VISITOR_REPORT = 'visitor-report';
const DAY_MS = 24 * 3_600_000;

export interface Asked {
  readonly seen: Target;
  readonly name: string;
  readonly reason: Reason;
  readonly text: string;
  readonly email: string;
  readonly locale: Locale;
}

/**
 * Keeps what somebody without an account typed and mails the link that makes it a report. Whether a mail is sent, and
 * whether the address has reported it before, is learnt by its owner alone.
 */
export function askToReport(platform: Platform, asked: Asked): Promise<'ASKED' | Refusal> {
  const { seen, name, email } = asked;
  const now = platform.now();
  const mailbox = mailboxKey(email);
  return inTransaction<'ASKED'>(platform.database, async (tx) => {
    await lockMailbox(tx, mailbox);
    const since = new Date(now.getTime() - DAY_MS);
    const { recent, open } = await reportedBy(tx, { mailbox, object_id: seen.id }, since);
    if (recent >= VISITOR_REPORTS_A_DAY) return 'ASKED';
    if (await refuseTooManyMails(platform, tx, { to: email, kinds: [VISITOR_REPORT] })) return 'ASKED';
    const row = open ?? (await saveAsked(tx, rowOf(asked, mailbox, now)));
    const told = { token: row.token, locale: row.locale, object_name: name, objected: false };
    const letter = visitorLetter(platform.config, open ? 'RECEIVED' : 'CONFIRM', told);
    await queueMail(platform, tx, { kind: VISITOR_REPORT, stream: 'PERSONAL', to: row.email, letter });
    return 'ASKED';
  });
}

function rowOf({ seen, name, reason, text, email, locale }: Asked, mailbox: string, now: Date) {
  return {
    id: newId<VisitorReportId>(),
    email,
    mailbox,
    locale,
    token: newToken(),
    object_type: seen.type,
    object_id: seen.id,
    object_name: name,
    reason,
    body: text,
    asked_at: now,
  };
}
