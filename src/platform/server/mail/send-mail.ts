import type { Platform } from '../platform.ts';
import { MailServer } from './mail-server.ts';
import type { Attachment } from './queue-mail.ts';

// A sent mail keeps no words: links in it open doors, and nobody reads them here any more.
const nothing = { html: null, body_text: null, attachments: '[]', unsubscribe_url: null };

/** The job that hands one mail of the outbox to the mail server; run again after a failure, it sends it once. */
export function sendMail(platform: Platform, mailUrl: string): (payload: unknown) => Promise<void> {
  const { MAIL_FROM } = platform.config;
  const server = new MailServer(mailUrl);
  return async (payload) => {
    const { id } = payload as { id: string };
    const { db } = platform.database;
    const mail = await db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    if (!mail) return;
    try {
      await server.send({
        from: MAIL_FROM,
        to: mail.to_address,
        subject: mail.subject,
        ...(mail.reply_to ? { replyTo: mail.reply_to } : {}),
        text: mail.body_text ?? '',
        html: mail.html ?? '',
        attachments: mail.attachments as unknown as Attachment[],
        ...oneClick(platform, mail.unsubscribe_url),
        messageId: `<${mail.id}@${new URL(platform.config.PUBLIC_ORIGIN).hostname}>`,
      });
    } catch (error) {
      await keepFailure(db, id, error);
      if (isForGood(error)) return;
      throw error;
    }
    const sent = { sent_at: platform.now(), last_error: null, ...nothing };
    await db.updateTable('mail_outbox').set(sent).where('id', '=', id).execute();
  };
}

async function keepFailure(db: Platform['database']['db'], id: string, error: unknown): Promise<void> {
  const last_error = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
  const end = isForGood(error) ? { ...nothing, last_error } : { last_error };
  await db.updateTable('mail_outbox').set(end).where('id', '=', id).execute();
}

/** Whether the mail server says that no such mailbox will ever take it (5xx to the address): not tried again. */
function isForGood(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode >= 500 && responseCode < 600;
}

// No program answers it with a note of its own, such as one about a holiday (RFC 3834).
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** Says that nobody wrote it by hand, and how a mail program ends mails of a kind with one press (RFC 8058). */
function oneClick({ config }: Platform, address: string | null) {
  if (!address) return { headers: automatic };
  const url = address.replace(`${config.PUBLIC_ORIGIN}/`, `${config.PUBLIC_ORIGIN}/api/public/`);
  return {
    list: { unsubscribe: [url] },
    headers: { ...automatic, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
