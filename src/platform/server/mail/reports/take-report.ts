import type { DbOrTx, Tx } from '../../db/database.ts';
import type { Platform } from '../../platform.ts';
import { inTransaction } from '../../write.ts';
import type { MailStream } from '../streams.ts';
import { stopMails } from './mail-stops.ts';
import type { MailReport } from './read-report.ts';
import { type Refusal, refusalOf, statusIn } from './refusal-of.ts';

/**
 * Takes what a receiver says about a mail. Only what names a mail that we sent counts, as its id is known to nobody but
 * who got it: a stranger who writes to the address for bounces stops nobody's mails. False when it names none.
 */
export async function takeReport(platform: Platform, report: MailReport): Promise<boolean> {
  const { mailId, means, said } = report;
  if (mailId === undefined) return false;
  const taken = await inTransaction<'TAKEN' | 'UNKNOWN'>(platform.database, async (tx) => {
    const mail = await tx
      .selectFrom('mail_outbox')
      .select(['id', 'to_address', 'stream', 'refusal'])
      .where('id', '=', mailId)
      .forUpdate()
      .executeTakeFirst();
    if (!mail) return 'UNKNOWN';
    const isKnown = mail.refusal !== null && means === 'LATER';
    if (!isKnown) await noteRefusal(platform, tx, { ...mail, means, said });
    return 'TAKEN';
  });
  return taken === 'TAKEN';
}

interface Refused {
  readonly id: string;
  readonly to_address: string;
  readonly stream: MailStream;
  readonly means: Refusal | 'COMPLAINT';
  readonly said: string;
}

/** Writes beside a mail that its receiver refused it, and stops its stream where the address is gone or complains. */
export async function noteRefusal(
  platform: Platform,
  tx: Tx,
  { id, to_address: address, stream, means, said }: Refused,
): Promise<void> {
  const since = platform.now();
  await tx
    .updateTable('mail_outbox')
    .set({ refused_at: since, refusal: means, last_error: said })
    .where('id', '=', id)
    .execute();
  if (means !== 'GONE' && means !== 'COMPLAINT') return;
  await stopMails(tx, { address, stream, reason: means, said, since });
}

/** What an error of the SMTP dialog means; undefined where no receiver said anything. */
export function refusalIn(error: unknown): { readonly means: Refusal; readonly said: string } | undefined {
  const fault = error as { code?: string; responseCode?: number; response?: string };
  const { code = '', responseCode = 0, response = '' } = fault;
  if (!['EENVELOPE', 'EMESSAGE'].includes(code) || responseCode < 400) return undefined;
  const said = response.slice(0, 300);
  return { means: refusalOf(statusIn(said) ?? `${Math.floor(responseCode / 100)}.0.0`, said), said };
}

export async function isStopped(db: DbOrTx, address: string, stream: MailStream): Promise<boolean> {
  const row = await db
    .selectFrom('mail_stops')
    .select('reason')
    .where('address', '=', address)
    .where('stream', '=', stream)
    .executeTakeFirst();
  return row !== undefined;
}
