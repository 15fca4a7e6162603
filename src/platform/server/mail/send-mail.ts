import nodemailer from 'nodemailer';
import type { Platform } from '../platform.ts';

const DEADLINE_MS = 20_000;

/** The job that hands one mail of the outbox to the mail server; run again after a failure, it sends it once. */
export function sendMail(platform: Platform, mailUrl: string): (payload: unknown) => Promise<void> {
  const { MAIL_FROM } = platform.config;
  const transport = nodemailer.createTransport({
    url: mailUrl,
    connectionTimeout: DEADLINE_MS,
    greetingTimeout: DEADLINE_MS,
    socketTimeout: DEADLINE_MS,
  });
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
      await transport.sendMail({
        from: MAIL_FROM,
        to: mail.to_address,
        subject: mail.subject,
        text: mail.body_text ?? '',
        html: mail.html ?? '',
        messageId: `<${mail.id}@${new URL(platform.config.PUBLIC_ORIGIN).hostname}>`,
      });
    } catch (error) {
      const last_error = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
      await db.updateTable('mail_outbox').set({ last_error }).where('id', '=', id).execute();
      throw error;
    }
    // A sent mail keeps no words: links in it open doors, and nobody reads them here any more.
    const sent = { sent_at: platform.now(), html: null, body_text: null, last_error: null };
    await db.updateTable('mail_outbox').set(sent).where('id', '=', id).execute();
  };
}
