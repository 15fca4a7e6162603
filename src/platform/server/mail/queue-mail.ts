import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { enqueue } from '../enqueue.ts';
import { newId } from '../new-id.ts';
import type { Platform } from '../platform.ts';
import { type Letter, letterHtml, letterText } from './mail-letter.ts';
import { mailboxKey } from './mailbox-key.ts';
import type { MailStream } from './streams.ts';

export interface Mail {
  /** Of who wants to look it up again, or may run again: a mail that stands there already is not written again. */
  readonly id?: string;
  /** What kind of mail it is: limits and the outbox page tell kinds apart. */
  readonly kind: string;
  readonly stream: MailStream;
  readonly to: string;
  readonly letter: Letter;
  /** The person whose act it follows from, when it goes to an address of their choice. */
  readonly causedBy?: string;
  /** Path of ours that ends mails of this kind: a page to people, one press to mail programs. */
  readonly unsubscribe?: string;
  /** One of many at once that nobody waits for with the page open, though its reader cannot end them. */
  readonly toMany?: boolean;
  /** Whom an answer reaches; without it the sender of every mail. */
  readonly replyTo?: string;
  readonly attachments?: readonly Attachment[];
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

export const SEND_MAIL = 'send-mail';
/** The same for mails of which there may be many at once: no other mail waits for them. */
export const SEND_NEWS = 'send-news';

/**
 * Writes a mail into the outbox in the transaction of what caused it: it is sent if, and only if, that commits.
 * Without `MAIL_URL` it stays there to be read on the outbox page.
 */
export async function queueMail(platform: Platform, tx: Tx, mail: Mail): Promise<void> {
  await queueMails(platform, tx, [mail]);
}

/** `queueMail` for many. */
export async function queueMails(platform: Platform, tx: Tx, mails: readonly Mail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map((mail) => rowOf(platform, mail));
  const written = new Set(
    (await inserted({ rows: JSON.stringify(rows) }).execute(tx)).rows.map(({ id }) => id),
  );
  if (!platform.config.MAIL_URL) return;
  const jobs = rows.map(({ id, unsubscribe_url }, at) => ({
    task: unsubscribe_url === null && !mails[at]?.toMany ? SEND_MAIL : SEND_NEWS,
    payload: { id },
    maxAttempts: 8,
  }));
  await enqueue(
    tx,
    jobs.filter(({ payload }) => written.has(payload.id)),
  );
}

function rowOf(platform: Platform, mail: Mail) {
  const { PRODUCT_NAME, PUBLIC_ORIGIN } = platform.config;
  const unsubscribe = mail.unsubscribe ? `${PUBLIC_ORIGIN}${mail.unsubscribe}` : undefined;
  const frame = { productName: PRODUCT_NAME, origin: PUBLIC_ORIGIN, unsubscribe };
  return {
    id: mail.id ?? newId<string>(),
    kind: mail.kind,
    stream: mail.stream,
    to_address: mail.to,
    mailbox: mailboxKey(mail.to),
    caused_by: mail.causedBy ?? null,
    subject: mail.letter.subject,
    html: letterHtml(mail.letter, frame),
    body_text: letterText(mail.letter, frame),
    reply_to: mail.replyTo ?? null,
    unsubscribe_url: unsubscribe ?? null,
    attachments: mail.attachments ?? [],
    created_at: platform.now(),
  };
}

const inserted = ({ rows }: { readonly rows: string }) => sql<{ readonly id: string }>`
    insert into mail_outbox (id, kind, stream, to_address, mailbox, caused_by, subject, html, body_text, reply_to,
      unsubscribe_url, attachments, created_at)
    select * from json_to_recordset(${rows}::json) as m(id uuid, kind text, stream text, to_address text, mailbox text,
      caused_by uuid, subject text, html text, body_text text, reply_to text, unsubscribe_url text,
      attachments jsonb, created_at timestamptz)
    on conflict (id) do nothing returning id`;
