import type { Message } from '#platform/shared/message.ts';
import type { Reason } from './rules/reports.ts';

/** Why something is reported: in the app, and on the page for people without an account. */
export const reasonMessages: Readonly<Record<Reason, Message>> = {
  SPAM: /*i18n*/ { id: 'report.reason-spam', message: 'Spam or advertising' },
  HARASSMENT: /*i18n*/ { id: 'report.reason-harassment', message: 'Harassment or hate' },
  DANGEROUS: /*i18n*/ { id: 'report.reason-dangerous', message: 'Dangerous for those who come' },
  MISLEADING: /*i18n*/ { id: 'report.reason-misleading', message: 'Not what it says it is' },
  ILLEGAL: /*i18n*/ { id: 'report.reason-illegal', message: 'Against the law' },
  OTHER: /*i18n*/ { id: 'report.reason-other', message: 'Something else' },
};
