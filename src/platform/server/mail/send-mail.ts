import type { Platform } from '../platform.ts';
import { inTransaction } from '../write.ts';
import { dkimOf, domainOf, signingFor } from './dkim.ts';
import { MailServer } from './mail-server.ts';
import type { Attachment } from './queue-mail.ts';
import { isStopped, noteRefusal, refusalIn } from './reports/take-report.ts';
import { canBeStopped, type MailStream } from './streams.ts';

interface MailRow {
  readonly id: string;
  readonly to_address: string;
  readonly stream: MailStream;
  readonly unsubscribe_url: string | null;
}

const STOPPED = 'Not sent: this address takes no mails of this stream.';

// A sent mail keeps no words: links in it open doors, and nobody reads them here any more.
const nothing = { html: null, body_text: null, attachments: '[]', unsubscribe_url: null };

/** The job that hands one mail of the outbox to the mail server; run again after a failure, it sends it once. */
export function sendMail(platform: Platform, mailUrl: string): (payload: unknown) => Promise<void> {
  const { MAIL_FROM } = platform.config;
  const key = dkimOf(platform.config);
  const server = new MailServer(mailUrl, key && signingFor(key, domainOf(MAIL_FROM)));
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
    if (canBeStopped(mail.stream) && (await isStopped(db, mail.to_address, mail.stream))) {
      const stopped = {
        refused_at: platform.now(),
        refusal: 'STOPPED',
        last_error: STOPPED,
        ...nothing,
      } as const;
      await db.updateTable('mail_outbox').set(stopped).where('id', '=', id).execute();
      return;
    }
    try {
      await server.send({
        ...envelopeOf(platform, mail),
        from: MAIL_FROM,
        to: mail.to_address,
        subject: mail.subject,
        ...(mail.reply_to ? { replyTo: mail.reply_to } : {}),
        text: mail.body_text ?? '',
        html: mail.html ?? '',
        attachments: mail.attachments as unknown as Attachment[],
        ...headersOf(platform, mail),
        messageId: `<${mail.id}@${new URL(platform.config.PUBLIC_ORIGIN).hostname}>`,
      });
    } catch (error) {
      await keepFailure(platform, mail, error);
      if (isForGood(error)) return;
      throw error;
    }
    const sent = { sent_at: platform.now(), last_error: null, ...nothing };
    await db.updateTable('mail_outbox').set(sent).where('id', '=', id).execute();
  };
}

/** What the receiver said counts as a bounce does; what our own mail server or the line to it said does not. */
async function keepFailure(platform: Platform, mail: MailRow, error: unknown): Promise<void> {
  const last_error = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
  const end = isForGood(error) ? { ...nothing, last_error } : { last_error };
  const refusal = refusalIn(error);
  await inTransaction(platform.database, async (tx) => {
    if (refusal) await noteRefusal(platform, tx, { ...mail, ...refusal });
    await tx.updateTable('mail_outbox').set(end).where('id', '=', mail.id).execute();
    return 'KEPT';
  });
}

/** Whether the mail server says that no such mailbox will ever take it (5xx to the address): not tried again. */
function isForGood(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode >= 500 && responseCode < 600;
}

// No program answers it with a note of its own, such as one about a holiday (RFC 3834).
const automatic = { 'Auto-Submitted': 'auto-generated' };

/**
 * Says that nobody wrote it by hand, which stream it is of, so that a large receiver counts each on its own, and how a
 * mail program ends mails of a kind with one press (RFC 8058).
 */
function headersOf({ config }: Platform, { stream, unsubscribe_url: address }: MailRow) {
  const sender = new URL(config.PUBLIC_ORIGIN).hostname;
  const headers = { ...automatic, 'Feedback-ID': `${stream.toLowerCase()}:${sender}` };
  if (!address) return { headers };
  const url = address.replace(`${config.PUBLIC_ORIGIN}/`, `${config.PUBLIC_ORIGIN}/api/public/`);
  return {
    list: { unsubscribe: [url] },
    headers: { ...headers, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

/** With an address for bounces, each comes back to an address of its own, which says of which mail it is. */
function envelopeOf({ config }: Platform, { id, to_address }: MailRow) {
  if (!config.BOUNCE_ADDRESS) return {};
  const [local, domain] = config.BOUNCE_ADDRESS.split('@');
  return { envelope: { from: `${local}+${id}@${domain}`, to: to_address } };
}
