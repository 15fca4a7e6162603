import type { Platform } from '../../platform.ts';

/** The mails in the outbox to one address, oldest first, each with the first link in its text. */
export async function mailsTo(platform: Platform, address: string) {
  const rows = await platform.database.db
    .selectFrom('mail_outbox')
    .select(['kind', 'subject', 'body_text', 'html'])
    .where('to_address', '=', address)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, subject, body_text, html }) => {
    const text = body_text ?? '';
    return { kind, subject, text, html: html ?? '', link: /^https?:\/\/\S+$/m.exec(text)?.[0] ?? '' };
  });
}
