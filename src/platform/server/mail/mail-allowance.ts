import { sql } from 'kysely';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { Tx } from '../db/database.ts';
import type { Platform } from '../platform.ts';
import { mailboxKey } from './mailbox-key.ts';

const PER_HOUR = 5;
const BY_CAUSE_PER_HOUR = 10;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface MailRequest {
  readonly to: string;
  /** Kinds that count together. */
  readonly kinds: readonly string[];
  readonly causedBy?: string;
}

/**
 * Whether one more mail of these kinds may go to an address: at most 1 a minute and 5 an hour (GATE-6), counted
 * over all spellings of its mailbox, and 10 an hour by who causes them. The locks make the next asker wait until
 * this one has queued its mail.
 */
export async function refuseTooManyMails(
  platform: Platform,
  tx: Tx,
  { to, kinds, causedBy }: MailRequest,
): Promise<Refusal<'TOO_MANY_MAILS'> | undefined> {
  if (!platform.config.RATE_LIMITS) return undefined;
  const mailbox = mailboxKey(to);
  const now = platform.now().getTime();
  await lock(tx, mailbox);
  const toMailbox = await sendTimes(tx, 'mailbox', mailbox, kinds, now, PER_HOUR);
  let freeAt = Math.max(earliest(toMailbox, 1, MINUTE_MS), earliest(toMailbox, PER_HOUR, HOUR_MS));
  if (causedBy !== undefined) {
    await lock(tx, causedBy);
    const caused = await sendTimes(tx, 'caused_by', causedBy, kinds, now, BY_CAUSE_PER_HOUR);
    freeAt = Math.max(freeAt, earliest(caused, BY_CAUSE_PER_HOUR, HOUR_MS));
  }
  if (freeAt <= now) return undefined;
  return refuse('TOO_MANY_MAILS', { retryAfter: Math.ceil((freeAt - now) / 1000) }, 'limited');
}

/** When the next may be sent, if at most `most` may be within `span`; `times` are newest first. */
function earliest(times: readonly number[], limit: number, span: number): number {
  const oldest = times[limit - 1];
  return oldest === undefined ? 0 : oldest + span;
}

async function lock(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${name}`}, 0))`.execute(tx);
}

async function sendTimes(
  tx: Tx,
  column: 'mailbox' | 'caused_by',
  value: string,
  kinds: readonly string[],
  now: number,
  limit: number,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('mail_outbox')
    .select('created_at')
    .where(column, '=', value)
    .where('kind', 'in', [...kinds])
    .where('created_at', '>', new Date(now - HOUR_MS))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.created_at.getTime());
}
